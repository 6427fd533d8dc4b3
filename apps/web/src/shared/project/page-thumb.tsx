import type { Asset, Page } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { MapOver } from './map-over.tsx';

const GRIDS = {
  single: 'grid-cols-1',
  sideBySide: 'grid-cols-2',
  stacked: 'grid-cols-1 grid-rows-2',
  grid4: 'grid-cols-2 grid-rows-2',
} as const;

export interface PageThumbProps {
  page: Pick<Page, 'kind' | 'layout' | 'assets' | 'question'>;
  /** Where people looked, by slot. The pictures under them step back. */
  mapUrls?: readonly (string | undefined)[];
  className?: string | undefined;
}

/** A page in small: one picture fills its place, several are whole in theirs; or its question. */
export function PageThumb({ page, mapUrls = [], className }: PageThumbProps) {
  if (page.kind === 'survey') {
    return (
      <span
        aria-hidden="true"
        className={toClassNames(
          'type-micro block overflow-hidden break-words bg-surface px-2 py-7 text-left text-text-2',
          className,
        )}
      >
        {page.question?.text}
      </span>
    );
  }
  const slots = page.assets.map((asset, slot) => ({ url: findThumbUrl(asset), slot }));
  const fit = slots.length === 1 ? 'object-cover object-top' : 'object-contain';
  return (
    <span className={toClassNames('grid gap-px overflow-hidden', GRIDS[page.layout], className)}>
      {slots.map(({ url, slot }) =>
        url === undefined ? (
          <span key={slot} className="bg-surface-3" />
        ) : (
          <span key={slot} className="relative min-h-0 min-w-0">
            <img
              src={url}
              alt=""
              loading="lazy"
              draggable={false}
              style={{ filter: mapUrls[slot] && 'var(--muted)' }}
              className={toClassNames('absolute inset-0 size-full', fit)}
            />
            <MapOver url={mapUrls[slot]} className={fit} />
          </span>
        ),
      )}
    </span>
  );
}

/** A picture is good enough itself while it has no small one; a video is not. */
function findThumbUrl(asset: Asset | null): string | undefined {
  if (asset === null) return undefined;
  const { kind, thumbUrl, posterUrl, url } = asset;
  return thumbUrl ?? posterUrl ?? (kind === 'image' ? url : null) ?? undefined;
}
