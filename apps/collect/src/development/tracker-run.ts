import {
  CALIBRATION_POINTS,
  type Dot,
  type GateVerdict,
  type ShareOfScreen,
  VALIDATION_POINTS,
} from '@fovea/tracker/calibration';
import { followVideo, openEngine, type TasksAssets } from '@fovea/tracker/engines';
import { type Detection, type Face, toAssumedFocalPx } from '@fovea/tracker/landmarks';
import { toOpenLook } from '@fovea/tracker/method';
import {
  createRateWatch,
  DISTANCES,
  type FrameGaze,
  judgePosition,
  POSITION_DEFAULTS,
  toFrameGaze,
} from '@fovea/tracker/tracking';
import { createDotRound, type DotRound } from '#tracking/dot-round.ts';
import { judgeRound } from '#tracking/judge-round.ts';
import type { GuessedScreen } from '#tracking/screen-guess.ts';
import { playHidden } from '#tracking/video-element.ts';
import { type FrameRecord, keepRecent, measureFigures } from './live-figures.ts';
import { type InputChoice, openInput, type TrackerInput } from './open-input.ts';
import { createRunStore, type RunStore } from './run-store.ts';

/** Data of every frame for painters, outside React. */
export interface RunFrame {
  readonly video: HTMLVideoElement;
  readonly tMs: number;
  readonly face: Face | null;
  readonly gaze: FrameGaze | null;
}

export interface TrackerRun extends Pick<RunStore, 'getState' | 'subscribe'> {
  readonly screen: GuessedScreen;
  watchFrames(watcher: (frame: RunFrame) => void): () => void;
  /** Shows these calibration dots, or all, then those of the validation. */
  calibrate(dots?: readonly number[]): void;
  goLive(): void;
  moveTarget(target: ShareOfScreen): void;
  stop(): void;
}

const SHOW_EVERY_MS = 250;
const POSITION_WINDOW_MS = 1_000;

export async function openTrackerRun(
  choice: InputChoice,
  screen: GuessedScreen,
): Promise<TrackerRun> {
  const store = createRunStore();
  const watchers = new Set<(frame: RunFrame) => void>();
  let round: { readonly kind: 'calibration' | 'validation'; readonly dots: DotRound } | null = null;
  let calibrationDots: readonly Dot[] = [];
  let repeated: readonly number[] = [];
  let verdicts: readonly GateVerdict[] = [];
  let faces: { readonly tMs: number; readonly face: Face | null }[] = [];
  let records: FrameRecord[] = [];
  let targetSinceMs = performance.now();
  let shownMs = 0;

  const getDot = () => round?.dots.findPoint() ?? store.getState().target;
  const input = await openInput(choice, screen, getDot);
  const opened = await openAll(input);
  const { video, engine } = opened;
  const rateWatch = createRateWatch(performance.now());
  const frames = followVideo(video, {
    engine,
    frames: engine.frames,
    onDetection: handleDetection,
    onError: (_, error) => store.update({ failure: String(error) }),
  });

  function handleDetection({ face, tMs, workMs }: Detection): void {
    const startMs = performance.now();
    rateWatch.add(tMs, workMs);
    const focalPx = toAssumedFocalPx(video.videoWidth, video.videoHeight);
    const { phase, judged } = store.getState();
    const gaze =
      phase === 'live' && judged?.calibration
        ? toFrameGaze(face, { ...judged.calibration, screen, focalPx })
        : null;
    const point = round?.dots.findPoint();
    const isOnWay = point ? input.isOnWay(point) : false;
    if (round?.dots.addFrame(tMs, face && toOpenLook(face, focalPx), isOnWay)) showDot();
    const mainMs = performance.now() - startMs;
    for (const watcher of watchers) watcher({ video, tMs, face, gaze });
    const paintMs = performance.now() - startMs - mainMs;
    const onTargetMs = tMs - targetSinceMs;
    records = [...keepRecent(records, tMs), { tMs, workMs, mainMs, paintMs, gaze, onTargetMs }];
    faces = [...faces.filter((each) => each.tMs > tMs - POSITION_WINDOW_MS), { tMs, face }];
    if (startMs - shownMs >= SHOW_EVERY_MS && round === null) showFigures(focalPx, startMs);
  }

  function showFigures(focalPx: number, nowMs: number): void {
    shownMs = nowMs;
    const { target } = store.getState();
    const place = { xPx: target.u * screen.widthPx, yPx: target.v * screen.heightPx };
    store.update({
      failure: null,
      figures: {
        ...measureFigures(records, place, screen.mmPerPx),
        dropped: frames.countDropped(),
        advice: rateWatch.measure(nowMs).advice,
      },
      position: judgePosition(
        faces.map(({ face }) => face),
        focalPx,
        { ...POSITION_DEFAULTS, ...DISTANCES[screen.kind] },
      ),
    });
  }

  function startRound(kind: 'calibration' | 'validation', points: readonly ShareOfScreen[]): void {
    round = { kind, dots: createDotRound(points, screen, performance.now()) };
    showDot();
  }

  /** The next dot, or what follows the last one. */
  function showDot(): void {
    if (round === null) return;
    const { kind, dots } = round;
    const point = dots.findPoint();
    if (point !== null) {
      store.update({ phase: 'dots', dot: { ...point, kind, number: dots.countShown() + 1 } });
      return;
    }
    if (kind === 'calibration') {
      const fresh = dots.listDots();
      calibrationDots =
        repeated.length === 0
          ? fresh
          : calibrationDots.map((dot, i) => fresh[repeated.indexOf(i)] ?? dot);
      startRound('validation', VALIDATION_POINTS);
      return;
    }
    round = null;
    const judged = judgeRound(calibrationDots, dots.listDots(), screen, verdicts);
    verdicts = [...verdicts, judged.verdict];
    store.update({ phase: 'verdict', dot: null, judged });
  }

  /** Frames seen before do not count against the new place. */
  function moveTarget(target: ShareOfScreen): void {
    targetSinceMs = performance.now();
    records = [];
    store.update({ target, figures: { ...store.getState().figures, error: null } });
  }

  return {
    screen,
    getState: store.getState,
    subscribe: store.subscribe,
    watchFrames(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    calibrate(dots = []) {
      if (dots.length === 0 && store.getState().judged?.next.kind !== 'repeat_all') verdicts = [];
      const isChosen = (_: ShareOfScreen, i: number) => dots.length === 0 || dots.includes(i);
      // Dots come in the order of the points, so their numbers have to as well.
      repeated = dots.toSorted((a, b) => a - b);
      startRound('calibration', CALIBRATION_POINTS.filter(isChosen));
    },
    goLive() {
      moveTarget(store.getState().target);
      store.update({ phase: 'live' });
    },
    moveTarget,
    stop() {
      frames.stop();
      opened.close();
    },
  };
}

async function openAll(input: TrackerInput) {
  const cleanUp = [input.close];
  const close = () => {
    for (const step of cleanUp.toReversed()) step();
  };
  try {
    const { video, remove } = await playHidden(input.stream);
    cleanUp.push(remove);
    const engine = await openEngine(import.meta.env.TRACKER_FILES as TasksAssets);
    cleanUp.push(engine.close);
    return { video, engine, close };
  } catch (error) {
    close();
    throw error;
  }
}
