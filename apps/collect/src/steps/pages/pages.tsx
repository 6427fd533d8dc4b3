import { fitPicture } from '@fovea/gaze/geometry';
import { Spinner } from '@fovea/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GazeSource } from '#shared/gaze-source.ts';
import { measurePageBox } from '#shared/page-box.ts';
import type { RecordingRun } from '#shared/recording-run.ts';
import { keepScreenOn } from '#shared/screen-light.ts';
import { loadPictures } from './load-pictures.ts';
import { type PageView, playPages } from './play-pages.ts';
import { useTexts } from './texts.ts';

export interface PagesProps {
  recording: RecordingRun;
  source: GazeSource;
  onSeen: () => void;
}

export function Pages({ recording, source, onSeen }: PagesProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const tapped = useRef<() => void>(() => {});
  const finished = useRef(onSeen);
  finished.current = onSeen;
  const [view, setView] = useState<PageView>();
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const leaving = new AbortController();
    const letScreenSleep = keepScreenOn();
    // A hidden page may be closed without notice.
    const handleHidden = () => recording.flush();
    document.addEventListener('visibilitychange', handleHidden);
    source.start(recording.add);
    const player = {
      async show(next: PageView) {
        // React is still inside an effect when the first view comes.
        await Promise.resolve();
        flushSync(() => setView(next));
        await nextPaint();
      },
      prepare: loadPictures(setLoading, leaving.signal),
      wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      waitForTap: () =>
        new Promise<void>((resolve) => {
          tapped.current = resolve;
        }),
      measureBox: measurePageBox,
      beginPage(...page: Parameters<RecordingRun['beginPage']>) {
        recording.beginPage(...page);
        source.beginPage();
      },
      endPage: recording.endPage,
    };
    void playPages(recording.pages, player, leaving.signal).then(() => {
      if (!leaving.signal.aborted) finished.current();
    });
    return () => {
      leaving.abort();
      letScreenSleep();
      document.removeEventListener('visibilitychange', handleHidden);
      source.stop();
    };
  }, [recording, source]);

  return (
    <main
      data-theme="dark"
      className="fixed inset-0 h-svh cursor-none touch-none select-none overflow-hidden bg-stage"
    >
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      {view?.kind === 'page' && <Picture view={view} />}
      {view?.kind === 'cross' && <FixationCross />}
      {view?.kind === 'cross' && isLoading && (
        <p
          role="status"
          className="type-touch absolute inset-x-0 top-[62%] flex justify-center gap-2 text-text-2"
        >
          <Spinner className="mt-0.75" />
          {t('loading')}
        </p>
      )}
      {view?.kind === 'page' && view.page.timerMs === null && (
        <button
          type="button"
          aria-label={t('next')}
          onClick={() => tapped.current()}
          className="focus-ring absolute right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] grid size-12 cursor-pointer place-items-center rounded-full bg-scrim text-text"
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      )}
    </main>
  );
}

/** The picture alone, exactly where the analysis will look for it. */
function Picture({ view }: { view: PageView & { kind: 'page' } }) {
  const [asset] = view.page.assets;
  if (asset === undefined) return null;
  const { xPx, yPx, widthPx, heightPx } = fitPicture(view.box, asset);
  return (
    <img
      src={asset.url}
      alt=""
      draggable={false}
      className="absolute max-w-none"
      style={{ left: xPx, top: yPx, width: widthPx, height: heightPx }}
    />
  );
}

function FixationCross() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 size-8 -translate-x-1/2 -translate-y-1/2 stroke-text"
    >
      <path d="M16 4v24M4 16h24" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** Resolves after the frame that shows the last change. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
