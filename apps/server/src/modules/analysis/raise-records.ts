import type { MadeBy, SegmentRef, StoredRecords } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { getProjectType, listPageIds, listRecordings } from './analysis.repo.ts';
import { loadAnswers } from './load-answers.ts';
import { loadLayouts } from './load-layouts.ts';
import type { Merger } from './merger.ts';
import { askForJoin, placeSegments } from './place-segments.ts';
import type { RaiseTask } from './raise-segment.ts';
import { createNames } from './record-keys.ts';
import { commitVersion, storeObjects } from './records-version.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage'> & { readonly merger: Merger };
type OlderRecords = Extract<StoredRecords, { v: 1 | 2 }>;

/**
 * Older records as a version of their own, before anybody is added. Each segment is as many
 * neighbours as lie in one chunk of every page. False when another builder was faster.
 */
export async function raiseRecords(
  deps: Deps,
  projectId: string,
  newest: number,
  records: OlderRecords,
): Promise<boolean> {
  const version = newest + 1;
  const segments: SegmentRef[] = [];
  const written: string[] = [];
  let algorithms: readonly MadeBy[] = records.v === 2 ? records.algorithms : [];
  const total = records.participants.length;
  const pageIds = await listPageIds(deps.db, projectId);
  const type = await getProjectType(deps.db, projectId);
  const layouts = await loadLayouts(deps.db, projectId);
  for (let start = 0; start < total; ) {
    const end = findEnd(records, start);
    const people = records.participants.slice(start, end);
    const rows = await listRecordings(
      deps.db,
      people.map(({ recordingId }) => recordingId),
    );
    const toAnswers = await loadAnswers(deps, rows, pageIds);
    const raised = await deps.merger.raise({
      ...{ type, layouts, algorithms, people, areAll: people.length === total },
      names: createNames(projectId, version),
      rows: new Map(rows.map((row) => [row.id, row])),
      answers: people.map(({ recordingId }) => toAnswers(recordingId)),
      chunks: await loadChunks(deps, records, start),
    });
    await storeObjects(deps, projectId, raised.objects);
    written.push(...raised.objects.keys());
    segments.push(raised.ref);
    ({ algorithms } = raised);
    start = end;
  }
  const { objects, ...placed } = await placeSegments(
    deps,
    createNames(projectId, version),
    segments,
    {
      layouts,
      before: undefined,
    },
  );
  await storeObjects(deps, projectId, objects);
  const pages = records.pages.map(({ index, id }) => ({ index, id }));
  const content = { type, algorithms: [...algorithms], participants: total, pages, ...placed };
  const change = {
    ...{ projectId, version, content, manifestBefore: undefined },
    written: [...written, ...objects.keys()],
    superseded: 'all' as const,
  };
  return commitVersion(deps, change, async (tx) => {
    await askForJoin(deps, tx, projectId, { list: null, segments });
    await deps.jobs.enqueue(tx, 'build-aggregate.v1', { projectId }, { key: projectId });
  });
}

/** Where the first chunk that holds the participant ends. */
function findEnd({ pages, participants }: OlderRecords, start: number): number {
  const ends = pages.map((page) => findChunk(page, start).end);
  return Math.min(participants.length, ...ends);
}

function findChunk({ chunks }: OlderRecords['pages'][number], at: number) {
  let end = 0;
  for (const chunk of chunks) {
    end += chunk.participants;
    if (at < end) return { chunk, end };
  }
  throw new RangeError(`no chunk holds participant ${at}`);
}

async function loadChunks(
  { storage }: Deps,
  { pages }: OlderRecords,
  start: number,
): Promise<RaiseTask['chunks']> {
  const chunks = new Map<
    number,
    RaiseTask['chunks'] extends ReadonlyMap<number, infer C> ? C : never
  >();
  for (const page of pages) {
    const { key, inline } = requireValue(findChunk(page, start).chunk, 'chunk of a page');
    chunks.set(page.index, inline ?? { key, bytes: await storage.get(key) });
  }
  return chunks;
}
