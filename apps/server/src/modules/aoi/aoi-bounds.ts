// Bytes that areas may have. They are counted when a write is done and before it is committed.
import { AOI_LIMITS, countAoiBytes } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toAoi } from './aoi.presenter.ts';
import type { AoiRow } from './aoi.repo.ts';
import {
  insertAoiVersion,
  keepNewestOfAccount,
  keepNewestOfProject,
  sumAreaBytes,
} from './aoi-bounds.repo.ts';
import { type AoiState, toFormer } from './aoi-history.ts';

/** Newest changes of a project that can be told. */
const KEPT = { versions: 500, bytes: AOI_LIMITS.assetBytesMax };

export const countBytes = (row: Omit<AoiRow, 'bytes'>) => countAoiBytes(toAoi(row));

/** After a write by which areas grew. */
export async function assertRoom(
  tx: Tx,
  place: { readonly projectId: string; readonly assetId?: string },
): Promise<void> {
  const { asset, project, account, history } = await sumAreaBytes(tx, place);
  if (asset > AOI_LIMITS.assetBytesMax) throw new AppError('asset_areas_full');
  if (project > AOI_LIMITS.projectBytesMax) throw new AppError('project_areas_full');
  const room = AOI_LIMITS.accountBytesMax - account;
  if (room < 0) throw new AppError('account_areas_full');
  // Areas that are drawn have room before their former states.
  if (history > room) await keepNewestOfAccount(tx, place.projectId, { bytes: room });
}

/** Keeps what takes a change of a row back, or its removal. */
export async function keepFormer(
  tx: Tx,
  before: AoiRow,
  after: AoiState | undefined,
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const { id, version, project_id: projectId } = before;
  await insertAoiVersion(tx, { id, version, projectId, former: toFormer(before, after), ...by });
  await keepNewestOfProject(tx, projectId, KEPT);
}
