// Loads and decodes records away from the main thread, so that the screen stays alive meanwhile.
import type { RecordObject, StoredChunk, StoredRecords } from '@fovea/contract';
import { listBuffers, listMissing, readParticipants, readRecords } from '@fovea/records';
import { fetchObject, ObjectGone } from './fetch-object.ts';
import type { Address, RecordsRequest, RecordsResponse } from './records-loader.ts';

const objects = new Map<string, RecordObject | StoredChunk>();
let records: StoredRecords | undefined;
let peopleOnly = false;

/** First the manifest, then what it leads to, as far as there are addresses for it. */
self.onmessage = async ({ data }: MessageEvent<RecordsRequest>) => {
  try {
    if (data.presignedUrl !== undefined) {
      peopleOnly = data.peopleOnly ?? false;
      records = await fetchObject<StoredRecords>(data.presignedUrl);
    }
    if (records === undefined) throw new Error('no manifest');
    const urls = new Map(data.addresses.map(({ key, url }) => [key, url]));
    let missing = await load(records, urls);
    while (missing.length > 0 && missing.every((key) => urls.has(key))) {
      missing = await load(records, urls);
    }
    if (missing.length > 0) return answer({ missing }, []);
    const decoded = peopleOnly
      ? { participants: readParticipants(records, objects), pages: [], favourites: [] }
      : readRecords(records, objects);
    answer({ decoded }, listBuffers(decoded));
  } catch (error) {
    answer({ failure: String(error), isGone: error instanceof ObjectGone }, []);
  }
};

/** What is missing still. */
async function load(
  manifest: StoredRecords,
  urls: ReadonlyMap<string, Address['url']>,
): Promise<string[]> {
  const wanted = listMissing(manifest, objects, { peopleOnly });
  await Promise.all(
    wanted.map(async (key) => {
      const url = urls.get(key);
      if (url !== undefined) objects.set(key, await fetchObject(url));
    }),
  );
  return listMissing(manifest, objects, { peopleOnly });
}

function answer(response: RecordsResponse, transfer: Transferable[]): void {
  self.postMessage(response, { transfer });
}
