import type { Aoi, CALLS, CallReply, Project } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { KEYS } from '#shared/api/query-keys.ts';
import { SAMPLE_ID } from '#shared/paths.ts';

/** Beside the app, written by `npm run generate -- sample`. */
const FOLDER = '/sample/';

/** The sample as a project. Screens know it by its place in the address. */
export const sampleProjectQuery = queryOptions({
  queryKey: KEYS.project(SAMPLE_ID),
  queryFn: async ({ signal }) => ({
    ...(await readFile<Project>('project.json', signal)),
    id: SAMPLE_ID,
  }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The answer that the server would give for a project of its own. */
export async function findSampleRecords(signal: AbortSignal) {
  const { presignedUrl, chunks, ...rest } = await readFile<
    CallReply<typeof CALLS.getAggregatedRecords>
  >('records.json', signal);
  return {
    ...rest,
    presignedUrl: toAddress(presignedUrl),
    chunks: chunks.map(({ key, url }) => ({ key, url: toAddress(url) })),
  };
}

export async function readSampleAois(signal: AbortSignal): Promise<Aoi[]> {
  return (await readFile<{ aoiList: Aoi[] }>('areas.json', signal)).aoiList;
}

async function readFile<Value>(name: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(FOLDER + name, { signal });
  if (!response.ok) throw new Error(`the sample has no ${name}: ${response.status}`);
  return response.json() as Promise<Value>;
}

function toAddress(path: string): string {
  return new URL(path, location.origin).href;
}
