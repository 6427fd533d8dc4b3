import type { Asset, AssetStatus } from '@fovea/contract';
import type { Storage } from '#platform/storage/storage.ts';

export interface AssetRow {
  readonly id: string;
  readonly file_name: string;
  readonly status: string;
  readonly refusal: string | null;
  readonly object_key: string | null;
  readonly width_px: number | null;
  readonly height_px: number | null;
}

export async function toAsset(
  storage: Pick<Storage, 'signSharedGet'>,
  row: AssetRow,
): Promise<Asset> {
  return {
    id: row.id,
    fileName: row.file_name,
    status: row.status as AssetStatus,
    refusal: row.refusal,
    widthPx: row.width_px,
    heightPx: row.height_px,
    url: row.object_key === null ? null : (await storage.signSharedGet(row.object_key)).url,
  };
}
