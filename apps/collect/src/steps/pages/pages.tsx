import type { StoredAnswer } from '@fovea/collect-client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { useWrongOrientation, waitUntilTurned } from '#shared/orientation.ts';
import { measurePageBox } from '#shared/page-box.ts';
import { type Hold, TurnHint } from '#shared/turn-hint.tsx';
import { createPageMedia, type PageMedia } from './page-media.ts';
import { PageStage } from './page-stage.tsx';
import { type PagePlayer, type PageView, playPages } from './play-pages.ts';
import { startVideo, waitForVideoEnd } from './play-video.ts';
import { QuestionView } from './question-view.tsx';
import { keepScreenOn } from './screen-light.ts';

export interface PagesProps {
  recording: RecordingRun;
  source: GazeSource;
  hold: Hold;
  /** A page or question is shown, by its place in the project. */
  onPage?: (index: number) => void;
  onSeen: () => void;
  /** The pages were left for a moment, so that gaze has to be checked. */
  onInterrupted: () => void;
  /** Somebody tapped the dot that says that gaze is recorded. */
  onPaused: () => void;
  onEnd: (ending: 'camera-too-slow' | 'camera-lost') => void;
}

export function Pages({ recording, source, hold, onPage, onSeen, onPaused }: PagesProps) {
  const tapped = useRef<() => void>(() => {});
  const answered = useRef<(answer: StoredAnswer | undefined) => void>(() => {});
  const scroller = useRef<HTMLDivElement>(null);
  const media = useRef<PageMedia>(undefined);
  const finished = useRef(onSeen);
  finished.current = onSeen;
  const turnedTo = useRef(onPage);
  turnedTo.current = onPage;
  const [view, setView] = useState<PageView>();
  const [isLoading, setLoading] = useState(false);
  const [asksForTap, setAsksForTap] = useState(false);
  const { orientation } = hold;
  const isTurned = useWrongOrientation(orientation);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const letScreenSleep = keepScreenOn();
    // A hidden page may be closed without notice.
    const handleHidden = () => recording.flush();
    document.addEventListener('visibilitychange', handleHidden);
    source.start(recording.add);
    const loaded = createPageMedia(measurePageBox, setLoading, signal);
    media.current = loaded;
    const waitForTap = () =>
      new Promise<void>((resolve) => {
        tapped.current = resolve;
      });
    const player: PagePlayer = {
      async show(next) {
        // React is still inside an effect when the first view comes.
        await Promise.resolve();
        flushSync(() => setView(next));
        await nextPaint();
        if (next.kind !== 'cross') turnedTo.current?.(next.page.index);
      },
      prepare: loaded.prepare,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      waitUntilTurned: () => waitUntilTurned(orientation),
      waitForTap,
      async startVideo({ assets: [asset] }) {
        if (asset === undefined) return;
        const askForTap = async () => {
          setAsksForTap(true);
          await waitForTap();
          setAsksForTap(false);
        };
        await startVideo(loaded.getVideo(asset), askForTap, signal);
      },
      async waitForVideoEnd({ assets: [asset] }) {
        if (asset !== undefined) await waitForVideoEnd(loaded.getVideo(asset), signal);
      },
      waitForAnswer: () =>
        new Promise((resolve) => {
          answered.current = resolve;
        }),
      measureBox: measurePageBox,
      beginPage(index, box) {
        recording.beginPage(index, box, () => scroller.current?.scrollTop ?? 0);
        source.beginPage();
      },
      endPage: recording.endPage,
      beginQuestion: source.stop,
      async endQuestion(answer) {
        await recording.answerPage(answer);
        if (!signal.aborted) source.start(recording.add);
      },
    };
    void playPages(recording.pages, recording.pagesSeen, player, signal).then(() => {
      if (!signal.aborted) finished.current();
    });
    return () => {
      leaving.abort();
      letScreenSleep();
      document.removeEventListener('visibilitychange', handleHidden);
      source.stop();
    };
  }, [recording, source, orientation]);

  if (view?.kind === 'question' && view.page.question) {
    return (
      <QuestionView
        key={view.page.id}
        pageId={view.page.id}
        question={view.page.question}
        progress={view.progress}
        onAnswer={(answer) => answered.current(answer)}
      />
    );
  }
  // A page that has begun stays: its gaze belongs to the place where it lies.
  if (isTurned && view?.kind !== 'page') return <TurnHint hold={hold} />;
  return (
    <PageStage
      view={view}
      media={media.current}
      isLoading={isLoading}
      asksForTap={asksForTap}
      scroller={scroller}
      onTap={() => tapped.current()}
      onStop={onPaused}
    />
  );
}

/** Resolves after the frame that shows the last change. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
