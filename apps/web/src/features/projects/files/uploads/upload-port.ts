import type { Asset } from '@fovea/contract';
import type { Upload } from './upload.ts';

/** An upload that the server has opened. Every part but the last has `partBytes`. */
export interface OpenUpload {
  readonly uploadId: string;
  readonly partBytes: number;
  readonly parts: number;
}

export interface SignedPart {
  readonly number: number;
  readonly url: string;
  readonly bytes: number;
}

/** The object store did not take a part. Status 0: it was not reached. */
export class PutError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(status === 0 ? 'the store cannot be reached' : `the store answered ${status}`);
    this.name = 'PutError';
    this.status = status;
  }
}

/** Port through which uploads reach browser and server. */
export interface UploadPort {
  open(file: File): Promise<OpenUpload>;
  sign(uploadId: string, numbers: readonly number[]): Promise<readonly SignedPart[]>;
  /** Rejects with a PutError, or when the signal says so. */
  put(
    url: string,
    part: Blob,
    onBytes: (sentBytes: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  listArrived(uploadId: string): Promise<readonly number[]>;
  complete(uploadId: string): Promise<Asset>;
  getAsset(uploadId: string): Promise<Asset>;
  remove(uploadId: string): Promise<unknown>;
  /** Makes the page or fills its place. Answers with the page's id. */
  place(asset: Asset, upload: Upload): Promise<string>;
  /** Ends early when the network comes back, or when the signal says so. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  toLocalUrl(file: File): string;
  forgetLocalUrl(url: string): void;
}
