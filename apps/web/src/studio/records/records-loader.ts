import type { StoredParticipant } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';

interface Addresses {
  readonly presignedUrl: string;
  readonly chunks: readonly { readonly key: string; readonly url: string }[];
}

/** Without chunks only the participants are read. */
export interface RecordsRequest extends Pick<Addresses, 'presignedUrl'> {
  readonly chunks?: Addresses['chunks'];
}

export type RecordsResponse =
  | { readonly decoded: DecodedRecords; readonly failure?: undefined }
  | { readonly failure: string };

export function loadRecords(
  { presignedUrl, chunks }: Addresses,
  signal: AbortSignal,
): Promise<DecodedRecords> {
  return askWorker({ presignedUrl, chunks }, signal);
}

export async function loadParticipants(
  { presignedUrl }: Addresses,
  signal: AbortSignal,
): Promise<readonly StoredParticipant[]> {
  return (await askWorker({ presignedUrl }, signal)).participants;
}

/** Loads and decodes in a worker that lives for this one job. */
function askWorker(request: RecordsRequest, signal: AbortSignal): Promise<DecodedRecords> {
  const worker = new Worker(new URL('./records-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<DecodedRecords>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<RecordsResponse>) => {
      if (data.failure === undefined) resolve(data.decoded);
      else reject(new Error(data.failure));
    };
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
