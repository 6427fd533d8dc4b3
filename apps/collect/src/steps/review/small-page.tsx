import { layoutPage } from '@fovea/gaze/geometry';
import type { ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';
import { PagePictures } from '#shared/page-pictures.tsx';
import { listSources } from '#shared/picture-sources.ts';

/** A page as this phone showed it, as wide as its place. What scrolls is longer than its place. */
export function SmallPage({ page, screen }: { page: ManifestPage; screen: PageBox }) {
  const layout = layoutPage(page, screen);
  return (
    <span
      className="relative block w-full"
      style={{ aspectRatio: `${screen.widthPx} / ${layout.contentHeightPx}` }}
    >
      <PagePictures page={page} layout={layout} widthPx={screen.widthPx}>
        {(asset, widthPx) => (
          <picture>
            {listSources(asset).map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={`${Math.ceil(widthPx)}px`} />
            ))}
            <img src={asset.url} alt="" draggable={false} className="block size-full max-w-none" />
          </picture>
        )}
      </PagePictures>
    </span>
  );
}
