import type { Aoi } from '@fovea/contract';
import type { AoiRow } from './aoi.repo.ts';

export function toAoi(row: Omit<AoiRow, 'bytes'>): Aoi {
  return {
    aoiId: row.id,
    experimentId: row.project_id,
    assetId: row.asset_id,
    createdAt: row.created_at?.toISOString() ?? null,
    name: row.name,
    color: row.color,
    group: row.aoi_group,
    tags: row.tags,
    keyframeAoi: { keyframes: row.keyframes },
    version: row.version,
  };
}
