import { layoutPage } from '@fovea/gaze/geometry';
import { Spinner } from '@fovea/ui';
import { ChevronRight, Play } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ManifestPage } from '#shared/collect-api.ts';
import { useFocusedHeading } from '#shared/focused-heading.ts';
import type { PageMedia } from '#shared/page-media.ts';
import { PagePictures } from '#shared/page-pictures.tsx';
import type { PageView } from './play-pages.ts';
import { stopFlings } from './stop-flings.ts';
import { useTexts } from './texts.ts';

export interface PageStageProps {
  view: PageView | undefined;
  media: PageMedia | undefined;
  isLoading: boolean;
  /** The browser wants to hear of a tap before it plays a video. */
  asksForTap: boolean;
  /** True while there is no face before the camera; the page begins anew when it is back. */
  isAway: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  onTap: () => void;
  onStop: () => void;
  /** A finger was put down somewhere on the page. */
  onTouch: (place: { readonly xPx: number; readonly yPx: number }) => void;
}

/** Nothing but the cross or the page. */
export function PageStage(props: PageStageProps) {
  const { view, media, isLoading, asksForTap, isAway, scroller, onTap, onTouch, onStop } = props;
  const t = useTexts();
  const heading = useFocusedHeading();
  return (
    <main
      data-theme="dark"
      className="fixed inset-0 h-svh cursor-none touch-none select-none overflow-hidden bg-stage"
      onPointerDown={({ clientX, clientY }) => onTouch({ xPx: clientX, yPx: clientY })}
    >
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      {view?.kind === 'page' && media && !isAway && (
        <ShownPage key={view.page.id} view={view} media={media} scroller={scroller} />
      )}
      {view?.kind === 'cross' && !isAway && <FixationCross />}
      {isAway && (
        <p
          role="alert"
          className="type-h2 absolute inset-0 grid place-content-center text-balance px-8 text-center text-text"
        >
          {t('away')}
        </p>
      )}
      {view?.kind === 'cross' && isLoading && (
        <p
          role="status"
          className="type-touch absolute inset-x-0 top-[62%] flex justify-center gap-2 text-text-2"
        >
          <Spinner className="mt-0.75" />
          {t('loading')}
        </p>
      )}
      {view?.kind === 'page' && !isAway && isTurnedByTap(view.page) && (
        <button
          type="button"
          aria-label={t('next')}
          onClick={onTap}
          className="focus-ring absolute right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] grid size-12 cursor-pointer place-items-center rounded-full bg-scrim text-text"
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      )}
      {asksForTap && (
        <button
          type="button"
          onClick={onTap}
          className="type-touch absolute inset-0 grid cursor-pointer place-content-center justify-items-center gap-3 bg-scrim font-semibold text-text"
        >
          <span className="grid size-16 place-items-center rounded-full bg-surface">
            <Play aria-hidden="true" className="size-6" />
          </span>
          {t('startVideo')}
        </button>
      )}
      {/* Small, and by the lens: nothing else on the screen may draw the eye. */}
      <button
        type="button"
        aria-label={t('stop')}
        onClick={onStop}
        className="focus-ring absolute top-[env(safe-area-inset-top)] left-1/2 grid size-11 -translate-x-1/2 cursor-pointer place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="size-2 rounded-full bg-bad shadow-[0_0_0_1.5px_rgb(255_255_255/0.7)] forced-colors:bg-[CanvasText]"
        />
      </button>
    </main>
  );
}

function isTurnedByTap({ kind, timerMs }: ManifestPage): boolean {
  return kind === 'image' && timerMs === null;
}

/** The page alone, exactly where the analysis will look for it. */
function ShownPage({
  view: { page, box },
  media,
  scroller,
}: {
  view: PageView & { kind: 'page' };
  media: PageMedia;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const layout = layoutPage(page, box);
  const canScroll = page.display === 'scroll' && layout.contentHeightPx > box.heightPx;
  useEffect(() => {
    const { current } = scroller;
    return canScroll && current !== null ? stopFlings(current) : undefined;
  }, [canScroll, scroller]);
  return (
    <div
      ref={scroller}
      className={
        canScroll
          ? 'cursor-auto touch-pan-y overflow-y-auto overscroll-none [scrollbar-width:none]'
          : 'overflow-hidden'
      }
      style={{
        width: box.widthPx,
        height: box.heightPx,
        backgroundColor: page.background ?? undefined,
      }}
    >
      <div className="relative" style={{ height: layout.contentHeightPx }}>
        <PagePictures page={page} layout={layout} widthPx={box.widthPx}>
          {(asset) =>
            asset.kind === 'video' ? (
              <Video element={media.getVideo(asset)} />
            ) : (
              <img
                src={media.getSrc(asset)}
                alt=""
                draggable={false}
                className="block size-full max-w-none"
              />
            )
          }
        </PagePictures>
      </div>
    </div>
  );
}

/** Puts the very element on the screen that has loaded already. */
function Video({ element }: { element: HTMLVideoElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(element);
  }, [element]);
  return <div ref={place} className="size-full" />;
}

function FixationCross() {
  return (
    <svg
      data-look-at="cross"
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 size-8 -translate-x-1/2 -translate-y-1/2 stroke-text"
    >
      <path d="M16 4v24M4 16h24" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
