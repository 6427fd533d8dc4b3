import {
  type AggregatedChunk,
  type AggregatedParticipant,
  type AggregatedRecords,
  aggregatedChunk,
  aggregatedRecords,
  type MadeBy,
  type StoredChunk,
  type StoredRecords,
} from '@fovea/contract';
import { isFull } from '@fovea/records';
import type { ServerDeps } from '#platform/deps.ts';
import { getJson, putJson } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listRecordings } from './analysis.repo.ts';
import { raiseChunks } from './raised-records.ts';

type Deps = Pick<ServerDeps, 'db' | 'storage'>;
type Versioned<V extends 1 | 2> = Extract<StoredRecords, { v: V }>;
export type ManifestChunk = AggregatedRecords['pages'][number]['chunks'][number];

/** What the next version grows from. */
export interface BaseRecords {
  readonly algorithms: readonly MadeBy[];
  readonly participants: readonly AggregatedParticipant[];
  readonly pages: readonly { readonly index: number; readonly chunks: readonly ManifestChunk[] }[];
}

export const EMPTY_RECORDS: BaseRecords = { algorithms: [], participants: [], pages: [] };

export async function loadBaseRecords(
  deps: Deps,
  projectId: string,
  manifestKey: string | undefined,
): Promise<BaseRecords> {
  if (manifestKey === undefined) return EMPTY_RECORDS;
  const records = aggregatedRecords.parse(await getJson(deps.storage, manifestKey));
  return records.v === 2 ? records : raiseRecords(deps, projectId, records);
}

export async function loadChunk(
  deps: { readonly storage: Pick<Storage, 'get'> },
  { inline, key }: { readonly inline?: StoredChunk | undefined; readonly key: string },
): Promise<StoredChunk> {
  return inline ?? aggregatedChunk.parse(await getJson(deps.storage, key));
}

export const toAggregatesPrefix = (projectId: string) => `aggregates/${projectId}/`;

export async function writeChunk(
  deps: { readonly storage: Pick<Storage, 'put'> },
  projectId: string,
  chunk: AggregatedChunk,
): Promise<ManifestChunk> {
  // What could not be read again is not written.
  aggregatedChunk.parse(chunk);
  const prefix = `${toAggregatesPrefix(projectId)}page-${chunk.page}-`;
  const key = await putJson(deps.storage, prefix, chunk);
  return { key, participants: chunk.recordingIds.length, inline: chunk };
}

export function withoutInline({ key, participants }: ManifestChunk): ManifestChunk {
  return { key, participants };
}

/** The n-th chunks of all pages hold the same people, so one round of chunks is raised at a time. */
async function raiseRecords(
  deps: Deps,
  projectId: string,
  records: Versioned<1>,
): Promise<BaseRecords> {
  const algorithms: MadeBy[] = [];
  const participants: AggregatedParticipant[] = [];
  const pages = records.pages.map(({ index }) => ({ index, chunks: [] as ManifestChunk[] }));
  const rounds = Math.max(0, ...records.pages.map(({ chunks }) => chunks.length));
  for (let round = 0; round < rounds; round++) {
    const listed = records.pages.flatMap(({ chunks }) => chunks[round] ?? []);
    const chunks = await Promise.all(listed.map((each) => loadChunk(deps, each)));
    const ids = new Set(chunks.flatMap(({ recordingIds }) => recordingIds));
    const people = records.participants.filter(({ recordingId }) => ids.has(recordingId));
    const rows = await listRecordings(deps.db, [...ids]);
    const raised = raiseChunks(
      chunks,
      people,
      new Map(rows.map((row) => [row.id, row])),
      algorithms,
    );
    participants.push(...raised.participants);
    for (const chunk of raised.chunks) {
      const page = pages.find(({ index }) => index === chunk.page);
      if (!isFull(chunk)) {
        // It grows at once and is written then: an object that no version lists is never removed.
        page?.chunks.push({ key: '', participants: chunk.recordingIds.length, inline: chunk });
        continue;
      }
      const written = await writeChunk(deps, projectId, chunk);
      page?.chunks.push(withoutInline(written));
    }
  }
  return { algorithms, participants, pages };
}
