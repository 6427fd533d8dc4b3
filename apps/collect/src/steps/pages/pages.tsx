import type { StoredAnswer } from '@fovea/collect-client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CameraTracking, PlacePx } from '#recording/camera-tracking.ts';
import type { GazeSource } from '#recording/gaze-source.ts';
import { createQualityLog } from '#recording/quality-log.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { CameraEnding } from '#recording/watch-camera-end.ts';
import { useWrongOrientation, waitUntilTurned } from '#shared/orientation.ts';
import { measurePageBox } from '#shared/page-box.ts';
import { getPageMedia } from '#shared/page-media.ts';
import { keepScreenOn } from '#shared/screen-light.ts';
import { type Hold, TurnHint } from '#shared/turn-hint.tsx';
import { PageStage } from './page-stage.tsx';
import { type PagePlayer, type PageView, playPages } from './play-pages.ts';
import { startVideo, waitForVideoEnd } from './play-video.ts';
import { QuestionView } from './question-view.tsx';
import { watchBreaks } from './watch-breaks.ts';
import { watchPresence } from './watch-presence.ts';

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
  onEnd: (ending: CameraEnding) => void;
}

export function Pages({ recording, source, hold, ...told }: PagesProps) {
  const tapped = useRef<() => void>(() => {});
  const answered = useRef<(answer: StoredAnswer | undefined) => void>(() => {});
  const touched = useRef<(place: PlacePx) => void>(() => {});
  const scroller = useRef<HTMLDivElement>(null);
  const latest = useRef(told);
  latest.current = told;
  const media = getPageMedia(recording);
  const [view, setView] = useState<PageView>();
  const shown = useRef(view);
  shown.current = view;
  const wasLeft = useRef(false);
  const [isLoading, setLoading] = useState(false);
  const [asksForTap, setAsksForTap] = useState(false);
  const [isAway, setAway] = useState(false);
  const { orientation } = hold;
  const isTurned = useWrongOrientation(orientation);

  // The camera rests while a question is answered: nothing is spoilt then, but what comes next would be.
  const handleBreak = useRef(() => {
    if (source.camera === undefined) return;
    if (shown.current?.kind === 'question') wasLeft.current = true;
    else latest.current.onInterrupted();
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const letScreenSleep = keepScreenOn();
    const presence = watchPresence(source.camera, setAway);
    const quality = source.camera && createPageQuality(source.camera, recording);
    const stopWatching = watchBreaks({
      source,
      recording,
      onBreak: handleBreak.current,
      onEnd: (ending) => latest.current.onEnd(ending),
    });
    source.start(recording.add);
    let span = { page: 0, fromMs: 0 };
    const waitForTap = () =>
      new Promise<void>((resolve) => {
        tapped.current = resolve;
      });
    touched.current = (place) => quality?.addTap(place, source.nowMs());
    const player: PagePlayer = {
      async show(next) {
        // React is still inside an effect when the first view comes.
        await Promise.resolve();
        flushSync(() => setView(next));
        await nextPaint();
        if (next.kind !== 'cross') latest.current.onPage?.(next.page.index);
      },
      prepare: (page) => media.prepare(page, { onSlow: setLoading, signal }),
      wait: (ms) => waitBy(source.nowMs, ms, signal),
      waitUntilTurned: () => waitUntilTurned(orientation),
      waitUntilBack: presence.waitUntilBack,
      waitUntilLost: presence.waitUntilLost,
      waitForTap,
      async startVideo({ assets: [asset], startMuted }) {
        if (asset === undefined) return;
        const video = media.getVideo(asset);
        video.muted = startMuted;
        const askForTap = async () => {
          setAsksForTap(true);
          await waitForTap();
          setAsksForTap(false);
        };
        await startVideo(video, askForTap, signal);
      },
      async waitForVideoEnd({ assets: [asset] }) {
        if (asset !== undefined) await waitForVideoEnd(media.getVideo(asset), signal);
      },
      waitForAnswer: () =>
        new Promise((resolve) => {
          answered.current = resolve;
        }),
      measureBox: measurePageBox,
      endCross(index) {
        const { widthPx, heightPx } = measurePageBox();
        quality?.endCross(index, { xPx: widthPx / 2, yPx: heightPx / 2 }, source.nowMs());
      },
      beginPage(index, box) {
        recording.beginPage(index, box, () => scroller.current?.scrollTop ?? 0);
        source.beginPage();
        span = { page: index, fromMs: source.nowMs() };
      },
      async endPage() {
        await recording.endPage({ ...span, toMs: source.nowMs() });
        await quality?.endPage();
      },
      dropPage() {
        recording.dropPage();
        quality?.dropPage();
      },
      beginQuestion: source.stop,
      async endQuestion(answer) {
        await recording.answerPage(answer);
        if (signal.aborted) return;
        const next = recording.pages[recording.pagesSeen];
        if (wasLeft.current && next !== undefined && next.kind !== 'survey') {
          leaving.abort();
          latest.current.onInterrupted();
        } else source.start(recording.add);
      },
    };
    void playPages(recording.pages, recording.pagesSeen, player, signal).then(() => {
      if (!signal.aborted) latest.current.onSeen();
    });
    return () => {
      leaving.abort();
      letScreenSleep();
      stopWatching();
      presence.stop();
      source.stop();
      recording.dropPage();
    };
  }, [recording, source, orientation, media]);

  // A page that was begun upright looks different now. Before a page the hint to turn the phone stands.
  const isSpoilt = isTurned && (view?.kind === 'page' || view?.kind === 'question');
  useEffect(() => {
    if (isSpoilt) handleBreak.current();
  }, [isSpoilt]);

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
      media={media}
      isLoading={isLoading}
      asksForTap={asksForTap}
      isAway={isAway}
      scroller={scroller}
      onTap={() => tapped.current()}
      onTouch={(place) => touched.current(place)}
      onStop={told.onPaused}
    />
  );
}

/** Resolves after the frame that shows the last change. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Waits by the clock of the samples, which a timer may be a little ahead of. */
async function waitBy(nowMs: () => number, ms: number, signal: AbortSignal): Promise<void> {
  const untilMs = nowMs() + ms;
  for (let leftMs = ms; leftMs > 0 && !signal.aborted; leftMs = untilMs - nowMs()) {
    await new Promise((resolve) => setTimeout(resolve, leftMs));
  }
}

/** Measures gaze at what is surely looked at, and keeps it with the recording after every page. */
function createPageQuality(camera: CameraTracking, recording: RecordingRun) {
  const { flags = [], quality: earlier } = recording.measured;
  const { endCross, addTap, dropPage, ...log } = createQualityLog(camera, flags, earlier);
  return {
    endCross,
    addTap,
    dropPage,
    async endPage(): Promise<void> {
      log.endPage();
      const calibrated = camera.getCalibrated();
      if (calibrated === undefined) return;
      const { errorPx, offsetPx, precisionPx } = calibrated;
      await recording.keepMeasured({
        calibration: { errorPx, offsetPx, precisionPx },
        quality: log.toQuality(),
      });
    },
  };
}
