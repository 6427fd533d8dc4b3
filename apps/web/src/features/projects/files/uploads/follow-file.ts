import { ApiError, type Asset } from '@fovea/contract';
import { sendFile } from './send-file.ts';
import type { TakeSlot } from './slots.ts';
import type { Upload } from './upload.ts';
import { type OpenUpload, PutError, type UploadPort } from './upload-port.ts';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/** A store that is reached and refuses again and again will not change its mind. */
const REFUSALS_MAX = 5;

const POLL_MS = { image: 400, video: 1_500 } as const;
/** A long video waits for others and takes minutes; after this long something is wrong. */
const CHECK_MAX_MS = 30 * 60_000;
const TELLING_PERCENT = 5;

export interface Following {
  readonly upload: Upload;
  readonly signal: AbortSignal;
  readonly takeFileSlot: TakeSlot;
  readonly takePartSlot: TakeSlot;
  /** From the last try, also of a run before. */
  findOpen(): OpenUpload | undefined;
  onOpen(open: OpenUpload | undefined): void;
  show(part: Partial<Upload>): void;
}

/** Tries until the file has arrived. Throws what will not change, and when the signal says so. */
export async function sendUntilThere(port: UploadPort, following: Following): Promise<Asset> {
  const { upload, signal, takeFileSlot, takePartSlot, findOpen, onOpen, show } = following;
  let sentBytes = 0;
  let bestBytes = 0;
  let tries = 0;
  let refusals = 0;
  const onBytes = (bytes: number) => {
    sentBytes = bytes;
    if (!signal.aborted) show({ sentBytes });
  };
  for (;;) {
    try {
      return await takeFileSlot(() => {
        signal.throwIfAborted();
        show({ state: 'uploading' });
        const { file } = upload;
        return sendFile(port, { file, open: findOpen(), takePartSlot, signal, onOpen, onBytes });
      });
    } catch (error) {
      signal.throwIfAborted();
      // Something has arrived since: the network is not what it was.
      if (sentBytes > bestBytes) tries = 0;
      bestBytes = Math.max(bestBytes, sentBytes);
      const verdict = judgeError(error);
      if (verdict === 'retry') refusals += 1;
      if (verdict === 'fail' || refusals >= REFUSALS_MAX) throw error;
      show({ state: 'offline' });
      await port.wait(toWaitMs(tries++), signal);
      signal.throwIfAborted();
    }
  }
}

/** If the rest goes as fast as what is done. Too little of it tells nothing. */
export function toLeftMs(percent: number | undefined, spentMs: number): number | undefined {
  if (percent === undefined || percent < TELLING_PERCENT || spentMs === 0) return undefined;
  return (spentMs / percent) * (100 - percent);
}

/** Asks until the server has decided. Nothing: it did not in time. */
export async function waitForCheck(
  port: UploadPort,
  { upload: { kind }, signal, show }: Following,
  first: Asset,
): Promise<Asset | undefined> {
  let asset = first;
  for (let waitedMs = 0; waitedMs < CHECK_MAX_MS; waitedMs += POLL_MS[kind]) {
    if (asset.status === 'ready' || asset.status === 'refused') return asset;
    const checkPercent = asset.progress ?? undefined;
    show({ checkPercent, checkLeftMs: toLeftMs(checkPercent, waitedMs) });
    await port.wait(POLL_MS[kind], signal);
    signal.throwIfAborted();
    try {
      asset = await port.getAsset(first.id);
    } catch (error) {
      if (judgeError(error) === 'fail') throw error;
    }
  }
  return undefined;
}

function toWaitMs(tries: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10));
}

/**
 * `wait`: the network or a server is away; try for ever. `retry`: try a few times, from what the
 * server knows. `fail`: the answer will stay the same.
 */
function judgeError(error: unknown): 'wait' | 'retry' | 'fail' {
  if (error instanceof ApiError) {
    if (error.code === 'upload_missing' || error.code === 'upload_ended') return 'retry';
    const isPassing = error.statusCode >= 500 || [408, 429].includes(error.statusCode);
    return isPassing ? 'wait' : 'fail';
  }
  if (error instanceof PutError)
    return error.status === 0 || error.status >= 500 ? 'wait' : 'retry';
  return 'wait';
}
