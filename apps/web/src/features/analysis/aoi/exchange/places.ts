import type { Asset, Page } from '@fovea/contract';
import { toEditorPage } from '#features/analysis/aoi/model/editor-page.ts';

/** A picture or film that areas can lie on. */
export interface Place {
  readonly page: Page;
  readonly asset: Asset & { readonly widthPx: number; readonly heightPx: number };
  /** No keyframe lies after it. */
  readonly pageMs: number;
  readonly isFilm: boolean;
}

export function listPlaces(page: Page): Place[] {
  const { pageMs, isVideo: isFilm } = toEditorPage(page);
  return page.assets.flatMap((asset) => (hasSize(asset) ? [{ page, asset, pageMs, isFilm }] : []));
}

function hasSize(asset: Asset | null): asset is Place['asset'] {
  return asset !== null && asset.widthPx !== null && asset.heightPx !== null;
}
