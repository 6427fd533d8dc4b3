import type { ManifestAsset } from './collect-api.ts';

/** The better format first: a browser takes the first that it can read. */
const TYPES = ['image/avif', 'image/webp'] as const;

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
}

/**
 * Sources that a `picture` element chooses from. The picture in full size belongs to each list,
 * whatever its format: a sharp screen must not get a smaller one that is made larger again.
 */
export function listSources({
  sources,
  url,
  widthPx,
}: Pick<ManifestAsset, 'sources' | 'url' | 'widthPx'>): PictureSource[] {
  return TYPES.flatMap((type) => {
    const own = sources.filter((source) => source.type === type);
    const srcSet = [...own, { url, widthPx }]
      .map((source) => `${source.url} ${source.widthPx}w`)
      .join(', ');
    return own.length === 0 ? [] : [{ type, srcSet }];
  });
}
