import type { FileProblem } from '#features/projects/files/file-problems.ts';
import type { MediaKind } from '#features/projects/files/media-files.ts';

/** The place of a page that the file fills. Without one it becomes a page of its own. */
export interface UploadTarget {
  readonly pageId: string;
  readonly slot: number;
}

/**
 * `offline` waits for the network and goes on by itself; `failed` was tried and may be again;
 * `refused` stays so. `ready` waits for its turn to become a page.
 */
export type UploadState =
  | 'waiting'
  | 'uploading'
  | 'offline'
  | 'paused'
  | 'checking'
  | 'ready'
  | 'placing'
  | 'done'
  | 'failed'
  | 'refused';

export interface Upload {
  readonly key: string;
  readonly file: File;
  readonly kind: MediaKind;
  readonly target: UploadTarget | undefined;
  /** Shows the file from the person's own disk, before anything is sent. */
  readonly localUrl: string | undefined;
  readonly state: UploadState;
  readonly sentBytes: number;
  /** Percent of the work on the server, while it checks. */
  readonly checkPercent: number | undefined;
  /** How long that work may still take, as far as it can be told. */
  readonly checkLeftMs: number | undefined;
  readonly problem: FileProblem | undefined;
  /** Once it is done. */
  readonly pageId: string | undefined;
}

const PAUSABLE: readonly UploadState[] = ['waiting', 'uploading', 'offline'];
const MOVING: readonly UploadState[] = [...PAUSABLE, 'checking', 'ready', 'placing'];

export const canPause = ({ state }: Upload) => PAUSABLE.includes(state);
export const canRetry = ({ state }: Upload) => state === 'failed';
/** On its way without anybody's help. */
export const isMoving = ({ state }: Upload) => MOVING.includes(state);
/** Would be lost with the page: the browser forgets which file it was. */
export const isUnsent = (upload: Upload) => isMoving(upload) || upload.state === 'paused';

export const toShare = ({ file, sentBytes }: Upload) =>
  file.size > 0 ? Math.min(1, sentBytes / file.size) : 0;

/** Sending is half of it; only what has become a page is there. */
const toWay = (upload: Upload) =>
  upload.state === 'done' ? 1 : (toShare(upload) + (upload.checkPercent ?? 0) / 100) / 2;

export interface UploadTotals {
  readonly moving: number;
  readonly paused: number;
  readonly failed: number;
  readonly done: number;
  /** How much of the way all of them have behind them, 0 to 1: sent, checked and added. */
  readonly share: number;
}

export function toTotals(uploads: readonly Upload[]): UploadTotals {
  const counted = uploads.filter(({ state }) => state !== 'refused');
  const way = counted.reduce((sum, upload) => sum + toWay(upload), 0);
  return {
    moving: uploads.filter(isMoving).length,
    paused: uploads.filter(({ state }) => state === 'paused').length,
    failed: uploads.filter(canRetry).length,
    done: uploads.filter(({ state }) => state === 'done').length,
    share: counted.length > 0 ? way / counted.length : 0,
  };
}
