import {
  type AggregatedChunk,
  type AggregatedParticipant,
  type AggregatedRecords,
  aggregatedChunk,
  aggregatedRecords,
  INLINE_PARTICIPANTS,
  type JobPayload,
  recordingPack,
} from '@fovea/contract';
import { VALIDITY_ALGORITHM } from '@fovea/gaze/quality';
import { toParticipantName } from '#modules/recordings/participant-name.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome, retry } from '#platform/jobs/outcome.ts';
import { getJson, putJson } from '#platform/storage/json-objects.ts';
import {
  findNewestAggregate,
  findProjectForAggregate,
  insertAggregate,
  listPageIds,
  listUnmerged,
  markMerged,
} from './analysis.repo.ts';
import {
  appendParts,
  createChunk,
  createEmptyPart,
  measureRoom,
  type Part,
  toParts,
} from './chunks.ts';

const MERGE_AT_ONCE = 200;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier'>;
type Unmerged = Awaited<ReturnType<typeof listUnmerged>>[number];
type ManifestChunk = AggregatedRecords['pages'][number]['chunks'][number];

/**
 * Adds packed recordings to the newest version. Only the last chunk of each page and the manifest
 * are read and written again, so the cost of one more participant does not grow with the project's
 * gaze. A recording that is there already changes nothing.
 */
export async function buildAggregate(
  deps: Deps,
  { projectId }: JobPayload<'build-aggregate.v1'>,
): Promise<Outcome> {
  const project = await findProjectForAggregate(deps.db, projectId);
  if (project === undefined) return discard('no_project');
  const added = await listUnmerged(deps.db, projectId, MERGE_AT_ONCE);
  if (added.length === 0) return discard('nothing_new');

  const newest = await findNewestAggregate(deps.db, projectId);
  const base = newest === undefined ? undefined : await getJson(deps.storage, newest.manifest_key);
  const previous = base === undefined ? undefined : aggregatedRecords.parse(base);
  const version = (newest?.version ?? 0) + 1;
  const known = new Set(previous?.participants.map(({ recordingId }) => recordingId));
  const fresh = added.filter(({ id }) => !known.has(id));
  const partsOf = await loadParts(deps, fresh);

  const pages: AggregatedRecords['pages'] = [];
  for (const page of await listPageIds(deps.db, projectId)) {
    const old = previous?.pages.find(({ index }) => index === page.position)?.chunks ?? [];
    const chunks = [...old];
    const parts = partsOf.map((toPart) => toPart(page.position));
    for (const chunk of await growTail(deps, page.position, chunks, parts)) {
      chunks.push(await writeChunk(deps, projectId, chunk));
    }
    pages.push({ index: page.position, id: page.id, chunks });
  }
  const participants = [...(previous?.participants ?? []), ...fresh.map(toParticipant)];
  const manifest: AggregatedRecords = {
    format: 'fovea-aggregated',
    v: 1,
    projectId,
    version,
    algorithms: [VALIDITY_ALGORITHM],
    participants,
    pages: participants.length <= INLINE_PARTICIPANTS ? pages : pages.map(withoutInline),
  };
  const manifestKey = await putJson(deps.storage, `aggregates/${projectId}/${version}-`, manifest);

  const isNewest = await deps.db.transaction().execute(async (tx) => {
    const chunkKeys = pages.flatMap(({ chunks }) => chunks.map(({ key }) => key));
    const count = participants.length;
    const now = deps.clock.now();
    const row = { projectId, version, manifestKey, chunkKeys, participants: count, now };
    if (!(await insertAggregate(tx, row))) return false;
    await markMerged(
      tx,
      projectId,
      added.map(({ id }) => id),
      version,
    );
    if (added.length === MERGE_AT_ONCE) {
      await deps.jobs.enqueue(tx, 'build-aggregate.v1', { projectId }, { key: projectId });
    }
    return true;
  });
  if (!isNewest) return retry('another_builder');
  deps.notifier.notify({ audience: project.owner_id, subject: projectId, kind: 'records' });
  return done();
}

async function loadParts(deps: Deps, rows: readonly Unmerged[]) {
  return Promise.all(
    rows.map(async ({ id, pack_key }) => {
      const parts = toParts(recordingPack.parse(await getJson(deps.storage, pack_key ?? '')));
      return (page: number) => parts.get(page) ?? createEmptyPart(id);
    }),
  );
}

/** Takes the last chunk off the list if it has room, and answers what to write in its place. */
async function growTail(
  deps: Deps,
  page: number,
  chunks: ManifestChunk[],
  parts: readonly Part[],
): Promise<AggregatedChunk[]> {
  const last = chunks.at(-1);
  const tail =
    last === undefined
      ? undefined
      : aggregatedChunk.parse(last.inline ?? (await getJson(deps.storage, last.key)));
  const grown: AggregatedChunk[] = [];
  let rest = parts;
  if (tail !== undefined && measureRoom(tail) > 0) {
    chunks.pop();
    grown.push(appendParts(tail, rest.slice(0, measureRoom(tail))));
    rest = rest.slice(measureRoom(tail));
  }
  while (rest.length > 0) {
    const fresh = createChunk(page);
    grown.push(appendParts(fresh, rest.slice(0, measureRoom(fresh))));
    rest = rest.slice(measureRoom(fresh));
  }
  return grown;
}

async function writeChunk(
  deps: Deps,
  projectId: string,
  chunk: AggregatedChunk,
): Promise<ManifestChunk> {
  const key = await putJson(deps.storage, `aggregates/${projectId}/page-${chunk.page}-`, chunk);
  return { key, participants: chunk.recordingIds.length, inline: chunk };
}

function withoutInline(
  page: AggregatedRecords['pages'][number],
): AggregatedRecords['pages'][number] {
  return { ...page, chunks: page.chunks.map(({ key, participants }) => ({ key, participants })) };
}

function toParticipant(row: Unmerged): AggregatedParticipant {
  return {
    subjectId: toParticipantName(row.number),
    gender: row.gender as AggregatedParticipant['gender'],
    age: row.age,
    validity: row.validity ?? 0,
    deviceName: row.device_name,
    recordingId: row.id,
    effectiveHz: row.effective_hz ?? 0,
    widthPx: row.width_px,
    heightPx: row.height_px,
  };
}
