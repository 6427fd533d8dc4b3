// A project whose recordings are packed, with the product's own merges and joins over a store in
// memory. Recordings share a few packs: what is measured and proved is what records do with them.
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AggregatedRecords, ProjectType, RecordObject } from '@fovea/contract';
import { listMissing, listMissingOfMap } from '@fovea/records';
import { scriptedGaze } from '@fovea/testkit';
import { buildAggregate } from '#modules/analysis/analysis.consumer.ts';
import { joinRecords } from '#modules/analysis/join-records.consumer.ts';
import { RECORDS_WORK } from '#modules/analysis/records-work.ts';
import { makePack } from '#modules/recordings/pack/make-pack.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { putJsonObject } from '#platform/storage/json-objects.ts';
import type { TestStorage } from './platform-fakes.ts';

const DEVICE = { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 };
const RATE_HZ = 30;
const BATCH_S = 2;

export interface RecordsDeps extends ServerDeps {
  readonly storage: TestStorage;
}

export interface RecordsProject {
  readonly id: string;
  readonly ownerId: string;
  readonly packKeys: readonly string[];
  /** Pages of pictures, and of the questions after them. */
  readonly pageIds: readonly string[];
  readonly questionIds: readonly string[];
}

interface RecordsSize {
  readonly pages: number;
  readonly questions?: number;
  readonly seconds: number;
  readonly packs: number;
}

export async function createRecordsProject(
  deps: RecordsDeps,
  size: RecordsSize,
  type: ProjectType = 'pro',
): Promise<RecordsProject> {
  const [userId, id] = [deps.ids.next(), deps.ids.next()];
  const { pool } = deps;
  await pool.query(
    `INSERT INTO users (id, email, password_hash, organization, language, age_confirmed_at,
       terms_version, created_at) VALUES ($1::uuid, $1::text || '@fovea.localhost', '', '', 'en', now(), '', now())`,
    [userId],
  );
  await pool.query(
    `INSERT INTO projects (id, owner_id, name, type, status, device, orientation, max_participant,
       slug, code, activated_at, created_at, updated_at)
     VALUES ($1::uuid, $2, 'Poster', $3, 'active', 'mobile', 'portrait', 100000, $1::text, $1::text, now(), now(),
       now())`,
    [id, userId, type],
  );
  const ids = Array.from({ length: size.pages + (size.questions ?? 0) }, () => deps.ids.next());
  const [pageIds, questionIds] = [ids.slice(0, size.pages), ids.slice(size.pages)];
  for (const [position, pageId] of ids.entries()) {
    await pool.query(
      `INSERT INTO pages (id, project_id, kind, position, timer_ms, question, created_at)
       VALUES ($1, $2, $3, $4, 8000, CASE WHEN $3 = 'survey' THEN '{}'::jsonb END, now())`,
      [pageId, id, position < size.pages ? 'image' : 'survey', position],
    );
  }
  await addPicture(deps, id, pageIds);
  const packKeys: string[] = [];
  for (let seed = 1; seed <= size.packs; seed++) {
    packKeys.push(await storePack(deps, id, seed, size));
  }
  return { id, ownerId: userId, packKeys, pageIds, questionIds };
}

/** The same on each page. */
async function addPicture(
  { pool, ids }: RecordsDeps,
  projectId: string,
  pageIds: readonly string[],
): Promise<void> {
  const assetId = ids.next();
  await pool.query(
    `INSERT INTO assets (id, project_id, file_name, content_type, bytes, status, upload_key, object_key,
       width_px, height_px, created_at)
     VALUES ($1::uuid, $2, 'poster.png', 'image/png', 1, 'ready', $1::text, $1::text, 824, 1830, now())`,
    [assetId, projectId],
  );
  await pool.query(
    'INSERT INTO page_assets (page_id, slot, asset_id) SELECT unnest($1::uuid[]), 0, $2',
    [pageIds, assetId],
  );
}

/** Adds answers of some people, and the page that some liked best. */
export async function addAnswers(
  { pool }: RecordsDeps,
  { pageIds, questionIds }: RecordsProject,
  recordingIds: readonly string[],
  pick: (max: number) => number,
): Promise<void> {
  const rows = recordingIds.flatMap((id) =>
    questionIds.flatMap((pageId) => {
      const text = pick(2) === 0 ? `because ${pick(100)}` : null;
      return pick(4) === 0 ? [] : [{ id, pageId, choice: pick(3), text }];
    }),
  );
  await pool.query(
    `INSERT INTO answers (recording_id, page_id, choices, text)
     SELECT own.id, own.page, ARRAY[own.choice], own.text
     FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) AS own (id, page, choice, text)`,
    [
      rows.map(({ id }) => id),
      rows.map(({ pageId }) => pageId),
      rows.map(({ choice }) => choice),
      rows.map(({ text }) => text),
    ],
  );
  const liking = recordingIds.filter(() => pick(2) === 0);
  await pool.query('UPDATE recordings SET favourite_page_id = $2 WHERE id = ANY ($1::uuid[])', [
    liking,
    pageIds[pick(pageIds.length)],
  ]);
}

async function storePack(
  deps: RecordsDeps,
  projectId: string,
  seed: number,
  { pages, seconds }: { readonly pages: number; readonly seconds: number },
): Promise<string> {
  const batches = Math.max(1, Math.round(seconds / BATCH_S)) * pages;
  const viewport = { width: DEVICE.widthPx, height: DEVICE.heightPx };
  const gaze = scriptedGaze({ seed, batches, pages, viewport, lossShare: 0.05 });
  const { object } = await makePack({
    recordingId: projectId,
    projectId,
    complete: true,
    device: DEVICE,
    rateHz: RATE_HZ,
    errorPx: 42,
    offsetPx: [3, -2],
    precisionPx: 8,
    openMs: null,
    spans: null,
    calibration: null,
    batches: gaze.batches.map((bytes, seq) => ({ seq, bytes })),
  });
  return putJsonObject(deps.storage, `recordings/${projectId}/${seed}-`, object);
}

/** Recordings that wait to be merged; their numbers go on. */
export async function addRecordings(
  deps: RecordsDeps,
  { id, packKeys }: RecordsProject,
  count: number,
  ids = Array.from({ length: count }, () => deps.ids.next()),
): Promise<readonly string[]> {
  const { rows } = await deps.pool.query<{ last: number }>(
    'SELECT coalesce(max(number), 0)::int AS last FROM recordings WHERE project_id = $1',
    [id],
  );
  const before = rows[0]?.last ?? 0;
  const keys = ids.map((_, i) => packKeys[(before + i) % packKeys.length]);
  await deps.pool.query(
    `INSERT INTO recordings (id, project_id, join_key, number, state, age, gender, device_name,
       width_px, height_px, pixel_ratio, camera_hz, rate_hz, error_px, offset_x_px, offset_y_px,
       precision_px, batch_count, root_hash, pack_key, validity, effective_hz, created_at,
       completed_at, packed_at, source)
     SELECT own.id, $1, own.id, $4 + own.place, 'complete', 18 + own.place % 50, (ARRAY['male', 'female', NULL])[1 + own.place % 3],
       'Pixel 8', 412, 915, 2.625, 30, 30, 42, 3, -2, 8, 1, '\\x00', own.key, 95.5, 29.9, now(), now(),
       now(), 'camera'
     FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS own (id, key, place)`,
    [id, ids, keys, before],
  );
  return ids;
}

/** Until everybody is in, or once. */
export async function merge(deps: RecordsDeps, projectId: string, samplesMax?: number) {
  const merger = {
    ...RECORDS_WORK,
    merge: (task: Parameters<typeof RECORDS_WORK.merge>[0]) =>
      RECORDS_WORK.merge({ ...task, ...(samplesMax !== undefined && { samplesMax }) }),
  };
  for (;;) {
    const outcome = await buildAggregate({ ...deps, merger }, { projectId });
    if (outcome.kind === 'discard') return;
    if (outcome.kind !== 'done') throw new Error(`a merge ended with ${outcome.kind}`);
    if (samplesMax !== undefined) return;
  }
}

/** Answers how many joins there were. */
export async function joinAll(deps: RecordsDeps, projectId: string): Promise<number> {
  for (let joins = 0; ; joins++) {
    const outcome = await joinRecords({ ...deps, merger: RECORDS_WORK }, { projectId });
    if (outcome.kind === 'discard') return joins;
    if (outcome.kind !== 'done') throw new Error(`a join ended with ${outcome.kind}`);
  }
}

export function readStored({ storage }: RecordsDeps, key: string): unknown {
  return JSON.parse(gunzipSync(storage.objects.get(key)?.bytes ?? gzipSync('null')).toString());
}

/** The newest one. */
export async function loadManifest(deps: RecordsDeps, projectId: string) {
  const { rows } = await deps.pool.query<{ manifest_key: string }>(
    'SELECT manifest_key FROM aggregates WHERE project_id = $1 ORDER BY version DESC LIMIT 1',
    [projectId],
  );
  const manifestKey = rows[0]?.manifest_key ?? '';
  return { manifestKey, records: readStored(deps, manifestKey) as AggregatedRecords };
}

/** The newest manifest with all that it leads to, by key. */
export async function loadAll(
  deps: RecordsDeps,
  projectId: string,
  { withMaps = false }: { readonly withMaps?: boolean } = {},
) {
  const { manifestKey, records } = await loadManifest(deps, projectId);
  const objects = new Map<string, RecordObject>();
  for (;;) {
    const maps = withMaps
      ? records.pages.flatMap(({ index }) => listMissingOfMap(records, objects, index))
      : [];
    const missing = [...new Set([...maps, ...listMissing(records, objects)])];
    if (missing.length === 0) return { manifestKey, records, objects };
    for (const key of missing) objects.set(key, readStored(deps, key) as RecordObject);
  }
}
