import type { DecodedRecords } from './records-decoder.ts';

export interface RecordsRequest {
  readonly presignedUrl: string;
  readonly chunks: readonly { readonly key: string; readonly url: string }[];
}

export type RecordsResponse =
  | { readonly decoded: DecodedRecords; readonly failure?: undefined }
  | { readonly failure: string };

/** Loads and decodes in a worker that lives for this one job. */
export function loadRecords(request: RecordsRequest, signal: AbortSignal): Promise<DecodedRecords> {
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
