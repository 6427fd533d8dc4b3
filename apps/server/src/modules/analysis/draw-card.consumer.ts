// Maps of the first pictures of a project, to be laid over them on its card and its page. They lie among
// the objects of its records, and go with whom they were made of.
import { createHash } from 'node:crypto';
import {
  type AggregatedRecords,
  type JobPayload,
  LIMITS,
  recordSegment,
  type SegmentRef,
} from '@fovea/contract';
import { toScreenSize } from '@fovea/gaze/geometry';
import { type CardMap, MANY_PEOPLE } from '@fovea/stage';
import sharp from 'sharp';
import { listMarks } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { readJson } from '#platform/storage/json-objects.ts';
import {
  type DrawnMap,
  insertDrawnMaps,
  listCardPictures,
  lockDrawn,
  removeDrawnMaps,
} from './drawn-maps.repo.ts';
import { loadList } from './find-known.ts';
import { loadLayouts } from './load-layouts.ts';
import type { Merger } from './merger.ts';
import type { MapInput, MapTask } from './paint-maps.ts';
import { orRebuild } from './rebuild-records.consumer.ts';
import { createNames, toObjectPrefix } from './record-keys.ts';
import { loadNewest, ProjectGone } from './records-version.ts';
import { sumKept } from './sum-kept.ts';
import { noteObjects, releaseObjects } from './superseded.repo.ts';
import { type RecordedProject, whileThere } from './while-there.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier'> & {
  readonly merger: Pick<Merger, 'paintMaps'>;
};

/** A map of few people is their gaze. */
const MAP_OBJECT = { contentType: 'image/webp', kept: 'shortly' } as const;

/** A card of more people than `storedFrom` is drawn from the maps that records keep. */
export function drawCard(
  deps: Deps,
  { projectId }: JobPayload<'draw-card.v1'>,
  storedFrom = MANY_PEOPLE,
): Promise<Outcome> {
  return whileThere(deps, projectId, (project) =>
    orRebuild(deps, projectId, () => drawMaps(deps, project, storedFrom)),
  );
}

async function drawMaps(
  deps: Deps,
  project: RecordedProject,
  storedFrom: number,
): Promise<Outcome> {
  const { id } = project;
  const { version, records } = await loadNewest(deps, id);
  if (records === undefined) return discard('no_records');
  const made = new Map<string, Uint8Array>();
  const maps: DrawnMap[] = [];
  const prefix = toObjectPrefix(createNames(id, version), 'drawn');
  const pictures = await listCardPictures(deps.db, id, LIMITS.projectCovers);
  const pages = (await loadLayouts(deps.db, id)).filter((page) =>
    pictures.some(({ page_id }) => page_id === page.id),
  );
  const without = new Set((await listMarks(deps.db, id)).map(({ recordingId }) => recordingId));
  const isLarge = records.participants > storedFrom;
  const kept = isLarge ? await sumKept(deps, records, pages, without) : undefined;
  const loadFrom = async (index: number): Promise<MapTask['from'] | undefined> => {
    if (kept === undefined) return { inputs: await loadInputs(deps, records, index), without };
    const map = kept.maps.get(index);
    return map && { map, screens: kept.screens };
  };
  for (const page of pages) {
    const from = await loadFrom(page.index);
    if (from === undefined) continue;
    const painted = await deps.merger.paintMaps({
      page,
      usual: toScreenSize(project),
      durationMs: page.durationMs,
      from,
    });
    const own = pictures.filter(({ page_id }) => page_id === page.id);
    for (const map of painted.filter(({ slot }) => own.some((each) => each.slot === slot))) {
      const bytes = await toWebp(map);
      const key = `${prefix}${createHash('sha256').update(bytes).digest('hex')}.webp`;
      made.set(key, bytes);
      maps.push({ pageId: page.id, slot: map.slot, key });
    }
  }
  await store(deps, id, maps, made);
  deps.notifier.notify({ audience: project.owner_id, subject: id, kind: 'records' });
  return done();
}

/** Without loss: what is seen on a card are the bytes of the map. */
function toWebp({ rgba, widthPx, heightPx }: CardMap): Promise<Uint8Array> {
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const;
  return sharp(rgba, { raw }).webp({ lossless: true, exact: true, effort: 4 }).toBuffer();
}

/** Noted before they are written, like objects of records: what a dead worker wrote goes too. */
async function store(
  { db, clock, storage }: Deps,
  projectId: string,
  maps: readonly DrawnMap[],
  objects: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const now = clock.now();
  const keys = [...objects.keys()];
  await noteObjects(db, projectId, keys, now);
  for (const [key, bytes] of objects) await storage.put(key, bytes, MAP_OBJECT);
  await db.transaction().execute(async (tx) => {
    if (!(await lockDrawn(tx, projectId))) throw new ProjectGone();
    await noteObjects(tx, projectId, await removeDrawnMaps(tx, projectId), now);
    await insertDrawnMaps(tx, projectId, maps);
    if (keys.length > 0 && !(await releaseObjects(tx, keys))) {
      throw new Error('maps were removed before they were named');
    }
  });
}

async function loadInputs(
  deps: Deps,
  records: AggregatedRecords,
  index: number,
): Promise<MapInput[]> {
  const inputs: MapInput[] = [];
  for (const ref of [...(await loadList(deps, records)), ...records.segments]) {
    inputs.push(await loadInput(deps, ref, index));
  }
  return inputs;
}

async function loadInput(
  deps: Deps,
  { key, inline, whole }: SegmentRef,
  index: number,
): Promise<MapInput> {
  if (inline !== undefined) return { inline };
  if (key === null) throw new RangeError('a segment is neither inside nor beside');
  const bytes = await deps.storage.get(key);
  if (whole) return { key, bytes, findings: undefined };
  const { pages } = recordSegment.parse(await readJson(key, bytes));
  const beside = pages.find((page) => page.index === index)?.findings.key ?? null;
  if (beside === null) return { key, bytes, findings: undefined };
  return { key, bytes, findings: { key: beside, bytes: await deps.storage.get(beside) } };
}
