// Records grow in memory: full chunks are written at once, the last one of each page at the end.
import {
  type AggregatedChunk,
  type AggregatedParticipant,
  type AggregatedRecords,
  aggregatedRecords,
  INLINE_PARTICIPANTS,
  INLINE_SAMPLES,
  type MadeBy,
} from '@fovea/contract';
import {
  appendParts,
  countSamples,
  createChunk,
  createEmptyPart,
  isFull,
  measureRoom,
  type Part,
} from '@fovea/records';
import { putJson } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  type BaseRecords,
  loadChunk,
  type ManifestChunk,
  toAggregatesPrefix,
  withoutInline,
  writeChunk,
} from './base-records.ts';
import type { LoadedRecording } from './load-recording.ts';
import { toParticipant, toPerson } from './participants.ts';

interface Deps {
  readonly storage: Pick<Storage, 'get' | 'put'>;
}

export interface GrownRecords extends BaseRecords {
  readonly pages: readonly (BaseRecords['pages'][number] & { readonly id: string })[];
}

/** The version that a manifest under this key makes. */
export interface WrittenRecords {
  readonly manifestKey: string;
  /** Of the chunks that it does not hold. */
  readonly chunkKeys: readonly string[];
  readonly participants: number;
}

/** Not written yet. */
const NO_KEY = '';

export async function growRecords(
  deps: Deps,
  projectId: string,
  base: BaseRecords,
  pageIds: readonly { readonly id: string; readonly position: number }[],
  fresh: readonly LoadedRecording[],
): Promise<GrownRecords> {
  const pages: GrownRecords['pages'][number][] = [];
  for (const { id, position } of pageIds) {
    const chunks = [...(base.pages.find(({ index }) => index === position)?.chunks ?? [])];
    const parts = fresh.map(
      ({ row, recording }) => recording.parts.get(position) ?? createEmptyPart(row.id),
    );
    for (const chunk of await growTail(deps, position, chunks, parts)) {
      chunks.push(
        isFull(chunk)
          ? withoutInline(await writeChunk(deps, projectId, chunk))
          : { key: NO_KEY, participants: chunk.recordingIds.length, inline: chunk },
      );
    }
    pages.push({ index: position, id, chunks });
  }
  const algorithms: MadeBy[] = [...base.algorithms];
  const added: AggregatedParticipant[] = fresh.map(({ row, recording }) =>
    toParticipant(toPerson(row), recording, row, algorithms),
  );
  return { algorithms, participants: [...base.participants, ...added], pages };
}

export async function writeRecords(
  deps: Deps,
  projectId: string,
  version: number,
  { algorithms, participants, pages: grown }: GrownRecords,
): Promise<WrittenRecords> {
  const pages: AggregatedRecords['pages'] = [];
  for (const { index, id, chunks } of grown) {
    const written: ManifestChunk[] = [];
    for (const chunk of chunks) {
      const { key, inline } = chunk;
      const isNew = key === NO_KEY && inline?.v === 2;
      written.push(isNew ? await writeChunk(deps, projectId, inline) : chunk);
    }
    pages.push({ index, id, chunks: written });
  }
  const inlined = pages.flatMap(({ chunks }) => chunks.flatMap(({ inline }) => inline ?? []));
  const isSmall =
    participants.length <= INLINE_PARTICIPANTS &&
    inlined.reduce((sum, chunk) => sum + countSamples(chunk), 0) <= INLINE_SAMPLES;
  const manifest: AggregatedRecords = {
    format: 'fovea-aggregated',
    v: 2,
    projectId,
    version,
    algorithms: [...algorithms],
    participants: [...participants],
    pages: isSmall
      ? pages
      : pages.map((page) => ({ ...page, chunks: page.chunks.map(withoutInline) })),
  };
  const apart = manifest.pages.flatMap(({ chunks }) =>
    chunks.filter(({ inline }) => inline === undefined),
  );
  // What could not be read again is not written.
  aggregatedRecords.parse(manifest);
  return {
    manifestKey: await putJson(
      deps.storage,
      `${toAggregatesPrefix(projectId)}${version}-`,
      manifest,
    ),
    chunkKeys: apart.map(({ key }) => key),
    participants: participants.length,
  };
}

/** Takes the last chunk off the list if it has room, and answers what to write in its place. */
async function growTail(
  deps: Deps,
  page: number,
  chunks: ManifestChunk[],
  parts: readonly Part[],
): Promise<AggregatedChunk[]> {
  const last = chunks.at(-1);
  const tail = last === undefined ? undefined : await loadChunk(deps, last);
  // Records of version 1 were raised with all their chunks.
  if (tail?.v === 1) throw new Error(`chunk ${last?.key} is older than its manifest`);
  const grown: AggregatedChunk[] = [];
  let rest = parts;
  const grow = (chunk: AggregatedChunk) => {
    const room = measureRoom(chunk, rest);
    grown.push(appendParts(chunk, rest.slice(0, room)));
    rest = rest.slice(room);
  };
  if (tail !== undefined && !isFull(tail)) {
    chunks.pop();
    grow(tail);
  }
  while (rest.length > 0) grow(createChunk(page));
  return grown;
}
