// Areas of interest are drawn in every status of a project, and in Basic too. Each change keeps what
// takes it back, so that a result can name the version it was made from.
import {
  AOI_LIMITS,
  type AoiKeyframe,
  BATCH_BOUNDS,
  type CALLS,
  type CallBody,
  type CallQuery,
  findKeyframesFault,
  sortKeyframes,
} from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { getVisibleProject } from '#modules/projects/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  type AoiChange,
  type AoiPlace,
  type AoiRow,
  countAois,
  deleteAoi,
  insertAoi,
  lockAoi,
  lockShownAsset,
  readAois,
  setAoiFields,
} from './aoi.repo.ts';
import { assertRoom, countBytes, keepFormer } from './aoi-bounds.ts';

export type AoiDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids'>;

type GivenKeyframe = Omit<AoiKeyframe, 'id'> & { readonly id?: string | undefined };

/** As JSON. */
export async function listAois({ db }: Pick<AoiDeps, 'db'>, actor: UserActor, projectId: string) {
  await getVisibleProject(db, actor, projectId);
  return readAois(db, projectId);
}

export async function createAoi(
  deps: AoiDeps,
  actor: UserActor,
  place: AoiPlace,
  { keyframeAoi, group, ...fields }: CallBody<typeof CALLS.createAoi>,
): Promise<{ aoiId: string; keyframeIds: string[] }> {
  const aoiId = deps.ids.next();
  const keyframes = toKeyframes(deps, keyframeAoi.keyframes, []);
  const now = deps.clock.now();
  const bytes = countBytes({
    ...fields,
    aoi_group: group,
    keyframes,
    id: aoiId,
    project_id: place.projectId,
    asset_id: place.assetId,
    version: 1,
    created_at: now,
  });
  await deps.db.transaction().execute(async (tx) => {
    await getVisibleProject(tx, actor, place.projectId);
    await checkKeyframes(tx, place, keyframes);
    if ((await countAois(tx, place.assetId)) >= AOI_LIMITS.aoisMax) throw new AppError('aois_full');
    await insertAoi(tx, { ...fields, group, ...place, id: aoiId, keyframes, bytes, now });
    await assertRoom(tx, place);
  });
  return { aoiId, keyframeIds: keyframes.map(({ id }) => id) };
}

export function updateAoi(
  deps: AoiDeps,
  actor: UserActor,
  place: AoiPlace,
  id: string,
  { keyframeAoi, ...fields }: CallBody<typeof CALLS.updateAoi>,
) {
  return change(deps, actor, place, id, (row) => {
    if (keyframeAoi === undefined) return fields;
    return { ...fields, keyframes: toKeyframes(deps, keyframeAoi.keyframes, row.keyframes) };
  });
}

export async function createKeyframe(
  deps: AoiDeps,
  actor: UserActor,
  place: AoiPlace,
  aoiId: string,
  body: CallBody<typeof CALLS.createKeyframe>,
): Promise<string> {
  const id = deps.ids.next();
  await change(deps, actor, place, aoiId, ({ keyframes }) => ({
    keyframes: [...keyframes, { ...body, id }],
  }));
  return id;
}

/** Keyframes are re-sorted by timestamp after an update. */
export async function updateKeyframe(
  deps: AoiDeps,
  actor: UserActor,
  place: AoiPlace,
  { aoiId, keyframeId }: { readonly aoiId: string; readonly keyframeId: string },
  fields: CallBody<typeof CALLS.updateKeyframe>,
): Promise<AoiKeyframe> {
  const { keyframes } = await change(deps, actor, place, aoiId, (row) => ({
    keyframes: [
      ...row.keyframes.filter(({ id }) => id !== keyframeId),
      { ...getKeyframe(row, keyframeId), ...dropUndefined(fields) },
    ],
  }));
  return getKeyframe({ keyframes }, keyframeId);
}

/** The area, or the keyframe that is named. */
export async function removeAoi(
  deps: AoiDeps,
  actor: UserActor,
  { experimentId: projectId, assetId, id, keyframeId }: CallQuery<typeof CALLS.removeAoi>,
): Promise<string> {
  const place = { projectId, assetId };
  if (keyframeId === undefined) {
    await withAoi(deps, actor, place, id, async (tx, row, by) => {
      await deleteAoi(tx, id);
      await keepFormer(tx, row, undefined, by);
    });
    return id;
  }
  await change(deps, actor, place, id, (row) => {
    getKeyframe(row, keyframeId);
    if (row.keyframes.length === 1) throw new AppError('keyframe_last');
    return { keyframes: row.keyframes.filter((each) => each.id !== keyframeId) };
  });
  return keyframeId;
}

function change(
  deps: AoiDeps,
  actor: UserActor,
  place: AoiPlace,
  id: string,
  decide: (row: AoiRow) => AoiChange,
): Promise<AoiRow> {
  return withAoi(deps, actor, place, id, async (tx, row, by) => {
    const decided = decide(row);
    const keyframes = decided.keyframes && sortKeyframes(decided.keyframes);
    if (keyframes !== undefined) await checkKeyframes(tx, place, keyframes);
    const { group, ...given } = dropUndefined({ ...decided, keyframes });
    const grouped = group === undefined ? {} : { aoi_group: group };
    const after = { ...row, ...given, ...grouped, version: row.version + 1 };
    const bytes = countBytes(after);
    await setAoiFields(tx, id, { ...decided, keyframes, bytes });
    await keepFormer(tx, row, after, by);
    if (bytes > row.bytes) await assertRoom(tx, place);
    return { ...after, bytes };
  });
}

/** With the row locked. */
function withAoi<T>(
  { db, clock }: AoiDeps,
  actor: UserActor,
  place: AoiPlace,
  id: string,
  work: (tx: Tx, row: AoiRow, by: { userId: string; now: Date }) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await getVisibleProject(tx, actor, place.projectId);
    const row = await lockAoi(tx, place, id);
    if (row === undefined) throw new AppError('not_found');
    return work(tx, row, { userId: actor.userId, now: clock.now() });
  });
}

async function checkKeyframes(
  tx: Tx,
  place: AoiPlace,
  keyframes: readonly AoiKeyframe[],
): Promise<void> {
  const shown = await lockShownAsset(tx, place);
  if (shown === undefined) throw new AppError('not_found');
  const { kind, timer_ms, duration_ms } = shown;
  const pageMs = (kind === 'video' ? duration_ms : timer_ms) ?? BATCH_BOUNDS.pageMs;
  const fault = findKeyframesFault(keyframes, pageMs);
  if (fault !== undefined) throw new AppError(fault);
}

/** In the order of their times. Only one that is there keeps its id. */
function toKeyframes(
  { ids }: Pick<AoiDeps, 'ids'>,
  given: readonly GivenKeyframe[],
  known: readonly AoiKeyframe[],
): AoiKeyframe[] {
  const free = new Set(known.map(({ id }) => id));
  return sortKeyframes(given).map((each) => ({
    ...each,
    id: each.id !== undefined && free.delete(each.id) ? each.id : ids.next(),
  }));
}

function getKeyframe({ keyframes }: Pick<AoiRow, 'keyframes'>, id: string): AoiKeyframe {
  const found = keyframes.find((each) => each.id === id);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** A field that is not given stays as it is. */
function dropUndefined<T extends object>(fields: T) {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof T]: Exclude<T[Name], undefined> };
}
