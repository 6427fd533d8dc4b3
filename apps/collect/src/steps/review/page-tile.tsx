import { toClassNames } from '@fovea/ui';
import { Heart, Maximize2 } from 'lucide-react';
import type { ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';
import { SmallPage } from './small-page.tsx';
import { useTexts } from './texts.ts';

export interface PageTileProps {
  page: ManifestPage;
  /** In the order in which pages were seen. */
  number: number;
  screen: PageBox;
  isFavourite: boolean;
  onPick: () => void;
  onEnlarge: () => void;
}

/** Width of a tile by its height; what a long page has above and below is seen when it is enlarged. */
const NARROWEST = 2 / 3;

/** A page in small, to be picked or enlarged. */
export function PageTile(props: PageTileProps) {
  const { page, number, screen, isFavourite, onPick, onEnlarge } = props;
  const t = useTexts();
  return (
    <div className="relative">
      <label className="block cursor-pointer">
        <input
          type="radio"
          name="favourite"
          aria-label={t('page', { number })}
          checked={isFavourite}
          onChange={onPick}
          className="peer sr-only"
        />
        <span
          className="block overflow-hidden rounded-bar shadow-[0_0_0_1px_var(--border)] transition-shadow peer-checked:shadow-[0_0_0_3px_var(--accent)] peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-4 forced-colors:peer-checked:outline-2"
          style={{ aspectRatio: Math.max(NARROWEST, screen.widthPx / screen.heightPx) }}
        >
          <span
            data-theme="dark"
            className={toClassNames(
              'flex h-full flex-col bg-stage *:flex-none',
              page.display === 'fullscreen' && 'justify-center',
            )}
          >
            <SmallPage page={page} screen={screen} />
          </span>
        </span>
      </label>
      {isFavourite && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-accent text-on-accent"
        >
          <Heart className="size-4" />
        </span>
      )}
      <button
        type="button"
        aria-label={t('enlarge', { number })}
        onClick={onEnlarge}
        className="focus-ring hit-area absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-scrim text-[#fff]"
      >
        <Maximize2 aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
