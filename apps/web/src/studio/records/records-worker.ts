// Loads and decodes records away from the main thread, so that the screen stays alive meanwhile.
import type { StoredChunk, StoredRecords } from '@fovea/contract';
import { listBuffers, readRecords } from '@fovea/records';
import type { RecordsRequest, RecordsResponse } from './records-loader.ts';

self.onmessage = async ({ data }: MessageEvent<RecordsRequest>) => {
  try {
    const [records, ...chunks] = await Promise.all([
      fetchJson<StoredRecords>(data.presignedUrl),
      ...(data.chunks ?? []).map(
        async ({ key, url }) => [key, await fetchJson<StoredChunk>(url)] as const,
      ),
    ]);
    const wanted = data.chunks === undefined ? { ...records, pages: [] } : records;
    const decoded = readRecords(wanted, new Map(chunks));
    answer({ decoded }, listBuffers(decoded));
  } catch (error) {
    answer({ failure: String(error) }, []);
  }
};

function answer(response: RecordsResponse, transfer: Transferable[]): void {
  self.postMessage(response, { transfer });
}

async function fetchJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Body;
}
