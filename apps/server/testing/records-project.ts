// A project whose recordings are packed, with the product's own merges and joins over a store in
// memory. Recordings share a few packs: what is measured and proved is what records do with them.
import { gunzipSync, gzipSync } from 'node:zlib';
import type { RecordObject, StoredChunk, StoredRecords } from '@fovea/contract';
import { listMissing } from '@fovea/records';
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
  readonly packKeys: readonly string[];
}

export async function createRecordsProject(
  deps: RecordsDeps,
  size: { readonly pages: number; readonly seconds: number; readonly packs: number },
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
     VALUES ($1::uuid, $2, 'Poster', 'basic', 'active', 'mobile', 'portrait', 100000, $1::text, $1::text, now(), now(),
       now())`,
    [id, userId],
  );
  for (let position = 0; position < size.pages; position++) {
    await pool.query(
      `INSERT INTO pages (id, project_id, kind, position, timer_ms, created_at)
       VALUES ($1, $2, 'image', $3, 8000, now())`,
      [deps.ids.next(), id, position],
    );
  }
  const packKeys: string[] = [];
  for (let seed = 1; seed <= size.packs; seed++) {
    packKeys.push(await storePack(deps, id, seed, size));
  }
  return { id, packKeys };
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
    ...{ recordingId: projectId, projectId, complete: true, device: DEVICE, rateHz: RATE_HZ },
    ...{ errorPx: 42, offsetPx: [3, -2], precisionPx: 8, openMs: null },
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
  const { rows } = await deps.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM recordings WHERE project_id = $1',
    [id],
  );
  const before = rows[0]?.count ?? 0;
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

/** The newest manifest with all that it leads to, by key. */
export async function loadAll({ pool, storage }: RecordsDeps, projectId: string) {
  const { rows } = await pool.query<{ manifest_key: string }>(
    'SELECT manifest_key FROM aggregates WHERE project_id = $1 ORDER BY version DESC LIMIT 1',
    [projectId],
  );
  const manifestKey = rows[0]?.manifest_key ?? '';
  const read = (key: string): unknown =>
    JSON.parse(gunzipSync(storage.objects.get(key)?.bytes ?? gzipSync('null')).toString());
  const records = read(manifestKey) as StoredRecords;
  const objects = new Map<string, RecordObject | StoredChunk>();
  for (;;) {
    const missing = listMissing(records, objects);
    if (missing.length === 0) return { manifestKey, records, objects };
    for (const key of missing) objects.set(key, read(key) as RecordObject);
  }
}
