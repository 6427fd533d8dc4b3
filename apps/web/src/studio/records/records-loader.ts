import type { StoredParticipant } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';

export interface Address {
  readonly key: string;
  readonly url: string;
}

interface Addresses {
  readonly presignedUrl: string;
  readonly chunks: readonly Address[];
}

/** The first one names the manifest; the next ones bring addresses that were missing. */
export interface RecordsRequest {
  readonly presignedUrl?: string;
  readonly peopleOnly?: boolean;
  readonly addresses: readonly Address[];
}

export type RecordsResponse =
  | { readonly decoded: DecodedRecords }
  /** Keys of objects whose addresses are needed. */
  | { readonly missing: readonly string[] }
  | { readonly failure: string; readonly isGone: boolean };

export class RecordsUnreadable extends Error {}

/** A newer version of the records does without an object of this one. */
export class RecordsReplaced extends RecordsUnreadable {}

export type SignObjects = (keys: readonly string[]) => Promise<readonly Address[]>;

export function loadRecords(
  { presignedUrl, chunks }: Addresses,
  sign: SignObjects,
  signal: AbortSignal,
): Promise<DecodedRecords> {
  return askWorker({ presignedUrl, addresses: chunks }, sign, signal);
}

export async function loadParticipants(
  { presignedUrl, chunks }: Addresses,
  sign: SignObjects,
  signal: AbortSignal,
): Promise<readonly StoredParticipant[]> {
  const request = { presignedUrl, addresses: chunks, peopleOnly: true };
  return (await askWorker(request, sign, signal)).participants;
}

/** Loads and decodes in a worker that lives for this one job. */
function askWorker(
  request: RecordsRequest,
  sign: SignObjects,
  signal: AbortSignal,
): Promise<DecodedRecords> {
  const worker = new Worker(new URL('./records-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<DecodedRecords>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = (event) => reject(new RecordsUnreadable(event.message));
    worker.onmessage = ({ data }: MessageEvent<RecordsResponse>) => {
      if ('decoded' in data) resolve(data.decoded);
      else if ('missing' in data) {
        sign(data.missing).then((addresses) => worker.postMessage({ addresses }), reject);
      } else {
        reject(new (data.isGone ? RecordsReplaced : RecordsUnreadable)(data.failure));
      }
    };
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
