import { layoutPage } from '@fovea/gaze/geometry';
import type { ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';
import { PagePictures } from '#shared/page-pictures.tsx';
import { listSources } from '#shared/picture-sources.ts';

interface SmallPageProps {
  page: ManifestPage;
  screen: PageBox;
  /** Whether its video can be played once more; else it is a still picture. */
  canPlay?: boolean;
}

/** A page as this phone showed it, as wide as its place. What scrolls is longer than its place. */
export function SmallPage({ page, screen, canPlay = false }: SmallPageProps) {
  const layout = layoutPage(page, screen);
  return (
    <span
      className="relative block w-full"
      style={{
        aspectRatio: `${screen.widthPx} / ${layout.contentHeightPx}`,
        backgroundColor: page.background ?? undefined,
      }}
    >
      <PagePictures page={page} layout={layout} widthPx={screen.widthPx}>
        {(asset, widthPx) =>
          asset.kind === 'video' ? (
            <video
              src={asset.url}
              poster={asset.posterUrl ?? undefined}
              preload={asset.posterUrl === null ? 'metadata' : 'none'}
              muted
              playsInline
              controls={canPlay}
              className="block size-full max-w-none"
            />
          ) : (
            <picture>
              {listSources(asset).map(({ type, srcSet }) => (
                <source key={type} type={type} srcSet={srcSet} sizes={`${Math.ceil(widthPx)}px`} />
              ))}
              <img
                src={asset.url}
                alt=""
                draggable={false}
                className="block size-full max-w-none"
              />
            </picture>
          )
        }
      </PagePictures>
    </span>
  );
}
