import type { Asset, Page } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';

const GRIDS = {
  single: 'grid-cols-1',
  sideBySide: 'grid-cols-2',
  stacked: 'grid-cols-1 grid-rows-2',
  grid4: 'grid-cols-2 grid-rows-2',
} as const;

export interface PageThumbProps {
  page: Pick<Page, 'kind' | 'layout' | 'assets' | 'question'>;
  className?: string | undefined;
}

/** A page in small: one picture fills its place, several are whole in theirs; or its question. */
export function PageThumb({ page, className }: PageThumbProps) {
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
  return (
    <span className={toClassNames('grid gap-px overflow-hidden', GRIDS[page.layout], className)}>
      {slots.map(({ url, slot }) =>
        url === undefined ? (
          <span key={slot} className="bg-surface-3" />
        ) : (
          <img
            key={slot}
            src={url}
            alt=""
            loading="lazy"
            draggable={false}
            className={toClassNames(
              'size-full min-h-0 min-w-0',
              slots.length === 1 ? 'object-cover object-top' : 'object-contain',
            )}
          />
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
