import {
  type AggregatedChunk,
  type AggregatedRecords,
  INLINE_PARTICIPANTS,
  type JobPayload,
  recordingPack,
} from '@fovea/contract';
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
  type RecordingRow,
} from './analysis.repo.ts';
import {
  loadBaseRecords,
  loadChunk,
  type ManifestChunk,
  withoutInline,
  writeChunk,
} from './base-records.ts';
import { appendParts, createChunk, createEmptyPart, measureRoom, type Part } from './chunks.ts';
import { toMergedRecording } from './merged-recording.ts';
import { toParticipant, toPerson } from './participants.ts';

const MERGE_AT_ONCE = 200;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier'>;

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
  const base = await loadBaseRecords(deps, projectId, newest?.manifest_key);
  const version = (newest?.version ?? 0) + 1;
  const known = new Set(base.participants.map(({ recordingId }) => recordingId));
  const fresh = await loadRecordings(
    deps,
    added.filter(({ id }) => !known.has(id)),
  );

  const pages: AggregatedRecords['pages'] = [];
  for (const page of await listPageIds(deps.db, projectId)) {
    const old = base.pages.find(({ index }) => index === page.position)?.chunks ?? [];
    const chunks = [...old];
    const parts = fresh.map(
      ({ row, recording }) => recording.parts.get(page.position) ?? createEmptyPart(row.id),
    );
    for (const chunk of await growTail(deps, page.position, chunks, parts)) {
      chunks.push(await writeChunk(deps, projectId, chunk));
    }
    pages.push({ index: page.position, id: page.id, chunks });
  }
  const algorithms = [...base.algorithms];
  const participants = [
    ...base.participants,
    ...fresh.map(({ row, recording }) => toParticipant(toPerson(row), recording, row, algorithms)),
  ];
  const manifest: AggregatedRecords = {
    format: 'fovea-aggregated',
    v: 2,
    projectId,
    version,
    algorithms,
    participants,
    pages:
      participants.length <= INLINE_PARTICIPANTS
        ? pages
        : pages.map((page) => ({ ...page, chunks: page.chunks.map(withoutInline) })),
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

async function loadRecordings(deps: Deps, rows: readonly RecordingRow[]) {
  return Promise.all(
    rows.map(async (row) => {
      const pack = recordingPack.parse(await getJson(deps.storage, row.pack_key ?? ''));
      return { row, recording: toMergedRecording(pack) };
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
  const tail = last === undefined ? undefined : await loadChunk(deps, last);
  // Records of version 1 were raised with all their chunks.
  if (tail?.v === 1) throw new Error(`chunk ${last?.key} is older than its manifest`);
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
