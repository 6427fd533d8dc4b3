import type { GazeSample } from '@fovea/collect-client';
import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { keepCalibration } from '@fovea/tracker/calibration';
import type { TriedEngine } from '@fovea/tracker/engines';
import { type Detection, type Face, toAssumedFocalPx } from '@fovea/tracker/landmarks';
import { toOpenLook } from '@fovea/tracker/method';
import {
  createFailureWatch,
  createRateWatch,
  DISTANCES,
  type FrameClock,
  type FrameFailure,
  type FrameTime,
  judgePosition,
  POSITION_DEFAULTS,
  toFrameGaze,
} from '@fovea/tracker/tracking';
import type { CameraFlag, CameraNews, CameraTracking } from '#recording/camera-tracking.ts';
import type { FacePlace, GazeSource, PositionStatus } from '#recording/gaze-source.ts';
import type { PageBox } from '#shared/page-box.ts';
import { type Accepted, createCalibrating } from './calibrating.ts';
import { createFaceWatch } from './face-watch.ts';
import { measurePlace, toCalibrated } from './measure-place.ts';
import type { CameraInput } from './open-camera.ts';
import { type GuessedScreen, guessScreen } from './screen-guess.ts';

export interface CameraParts {
  readonly input: CameraInput;
  /** Plays the input's stream where nobody sees it. */
  readonly video: HTMLVideoElement;
  readonly engine: TriedEngine;
  /** Another one for an engine that broke. */
  readonly replaceEngine: () => Promise<TriedEngine>;
  readonly measureBox: () => PageBox;
  /** Removes the video; the engine stays for the next camera. */
  readonly onClose: () => void;
}

/** The last frames: pictures of eyes, in memory only. */
interface KeptFrame {
  readonly tMs: number;
  readonly face: Face | null;
}

const KEPT_MS = 1_000;
/** The head counts as moving by so much of the time. */
const MOVE_MS = 500;
const WATCH_EVERY_MS = 500;
const NOWHERE = { xPx: 0, yPx: 0, confidence: 0, yawDeg: 0 };

/** Camera, landmark engine and calibration as one source of gaze. It works from the first `start`. */
export function createCameraSource(parts: CameraParts): GazeSource & { camera: CameraTracking } {
  const { input, video, measureBox } = parts;
  const rate = createRateWatch(input.nowMs());
  const faceWatch = createFaceWatch();
  const flags = new Set<CameraFlag>();
  const failed = new Map<FrameFailure, number>();
  /** With whether they leave the rate to this source. */
  const watchers = new Map<(news: CameraNews) => void, boolean>();
  let { engine } = parts;
  let failures = createFailureWatch();
  let isReplaced = false;
  let isRecovering = false;
  let frames: ReturnType<CameraInput['follow']> | undefined;
  let listener: (sample: GazeSample) => void = () => {};
  let kept: KeptFrame[] = [];
  let calibrating: ReturnType<typeof createCalibrating> | undefined;
  let screen: GuessedScreen = guessScreen(measureBox());
  let accepted: Accepted | undefined;
  let clock: FrameClock | null = null;
  let lastMs = 0;
  let isStarted = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const nowMs = () => performance.timeOrigin + input.nowMs();
  const tell = (news: CameraNews) => {
    for (const watcher of [...watchers.keys()]) watcher(news);
  };
  const [track] = input.stream.getVideoTracks();
  track?.addEventListener('ended', () => tell('camera-lost'));

  function handleDetection({ face, workMs }: Detection, time: FrameTime): void {
    const { tMs } = time;
    lastMs = tMs;
    clock = time.clock;
    failures.addWorked(tMs);
    rate.add(tMs, workMs);
    kept = [...kept.filter((each) => each.tMs > tMs - KEPT_MS), { tMs, face }];
    const focalPx = toFocalPx(face);
    const look = face && toOpenLook(face, focalPx);
    calibrating?.addFrame({ tMs, look, pause: findPause(tMs, focalPx) });
    listener(toSample(tMs, face, focalPx));
    const news = faceWatch.add(tMs, face !== null);
    if (news !== undefined) tell(news);
  }

  function handleFailure(kind: FrameFailure, error: unknown, { tMs }: FrameTime): void {
    console.warn(`a frame failed: ${kind}`, error);
    failed.set(kind, (failed.get(kind) ?? 0) + 1);
    if (failures.addFailed(tMs)) void recover();
  }

  /** FL4: what is shown is spoilt, as if the person had left; once a new engine is there it begins again. */
  async function recover(): Promise<void> {
    flags.add('frames_failed');
    stopFrames();
    tell(faceWatch.lose());
    if (isReplaced) return tell('unusable');
    isReplaced = true;
    isRecovering = true;
    const opened = await parts.replaceEngine().catch(() => undefined);
    if (opened === undefined) return tell('unusable');
    engine = opened;
    failures = createFailureWatch();
    isRecovering = false;
    if (isStarted) followFrames();
  }

  function followFrames(): void {
    rate.restart(input.nowMs());
    frames = input.follow(video, {
      engine,
      frames: engine.frames,
      afterMs: lastMs,
      onDetection: handleDetection,
      onError: handleFailure,
    });
  }

  function stopFrames(): void {
    frames?.stop();
    frames = undefined;
  }

  function toSample(tMs: number, face: Face | null, focalPx: number): GazeSample {
    const gaze = accepted && toFrameGaze(face, { ...accepted.calibration, screen, focalPx });
    const isLow = rate.measure(tMs).isLow;
    if (isLow) flags.add('low_rate');
    return {
      ...(gaze ?? NOWHERE),
      tMs: performance.timeOrigin + tMs,
      distanceMm: gaze?.estimatedDistanceMm ?? 0,
      flags:
        (gaze?.flags ?? (face ? SAMPLE_FLAGS.face : 0)) |
        SAMPLE_FLAGS.orientationOk |
        (isLow ? SAMPLE_FLAGS.lowFps : 0),
    };
  }

  /** Judges the frames of about a second, or of the last part of it. */
  function judge(sinceMs: number, focalPx: number) {
    const faces = kept.filter(({ tMs }) => tMs > sinceMs).map(({ face }) => face);
    return judgePosition(faces, focalPx, { ...POSITION_DEFAULTS, ...DISTANCES[screen.kind] });
  }

  function findPause(tMs: number, focalPx: number): 'moved' | 'lost' | null {
    if (calibrating === undefined) return null;
    const { face, steady } = judge(tMs - MOVE_MS, focalPx);
    if (!face) return 'lost';
    return steady ? null : 'moved';
  }

  /** RW2, RW4, RW7: smaller pictures first, then the end. */
  async function actOnRate(): Promise<void> {
    if (frames === undefined) return;
    const { advice, isHot } = rate.measure(input.nowMs());
    if (isHot) flags.add('hot');
    if (advice === 'keep' || ![...watchers.values()].includes(true)) return;
    if (!isHot) flags.add('low_rate');
    if (await lowerResolution()) return;
    if (advice === 'stop') tell('too-slow');
  }

  async function lowerResolution(): Promise<boolean> {
    const isLower = await input.lower();
    if (isLower) rate.restart(input.nowMs());
    return isLower;
  }

  function toFocalPx(face: Face | null): number {
    return face === null
      ? toAssumedFocalPx(video.videoWidth || 1, video.videoHeight || 1)
      : toAssumedFocalPx(face.widthPx, face.heightPx);
  }

  function rest(): void {
    isStarted = false;
    stopFrames();
    clearInterval(ticking);
    listener = () => {};
    // The camera is off while a question is read.
    if (track) track.enabled = false;
  }

  return {
    kind: 'camera',
    nowMs,
    start(onSample) {
      listener = onSample;
      if (isStarted) return;
      isStarted = true;
      if (track) track.enabled = true;
      faceWatch.restart();
      kept = [];
      ticking = setInterval(() => void actOnRate(), WATCH_EVERY_MS);
      if (!isRecovering) followFrames();
    },
    stop: rest,
    beginPage: () => undefined,
    getStatus(): PositionStatus {
      const face = kept.at(-1)?.face ?? null;
      const { estimatedDistanceMm, distanceFault, lightFault, ...checks } = judge(
        0,
        toFocalPx(face),
      );
      return {
        ...checks,
        distanceCm: estimatedDistanceMm === null ? undefined : Math.round(estimatedDistanceMm / 10),
        distanceFault: distanceFault ?? undefined,
        lightFault: lightFault ?? undefined,
        place: face === null ? undefined : toFacePlace(face),
      };
    },
    camera: {
      stream: input.stream,
      lowerResolution,
      calibrate({ mmPerPx, isCheck, learned }) {
        screen = guessScreen(measureBox(), mmPerPx);
        const held = (isCheck && (accepted?.calibration ?? learned)) || null;
        const heldTries = accepted?.tries ?? learned?.tries ?? 1;
        calibrating = createCalibrating({
          screen,
          held,
          nowMs: input.nowMs,
          onAccepted(found) {
            accepted = { ...found, tries: held === null ? found.tries : heldTries };
          },
        });
        return calibrating;
      },
      watch(onNews, { minds } = {}) {
        watchers.set(onNews, minds !== 'rate');
        return () => void watchers.delete(onNews);
      },
      measureAt(place, lastMs) {
        const sinceMs = input.nowMs() - lastMs;
        const faces = kept.flatMap(({ tMs, face }) => (face && tMs > sinceMs ? [face] : []));
        const looks = faces.map((face) => toOpenLook(face, toFocalPx(face)));
        return measurePlace(accepted?.calibration, looks, place, screen);
      },
      getLearned: () =>
        accepted && { ...keepCalibration(accepted.calibration), tries: accepted.tries },
      getCalibrated: () =>
        accepted && toCalibrated(accepted, screen, { clock, enginePlace: engine.place }),
      getFlags: () => [...flags],
      getFailures: () => [...failed].map(([kind, count]) => ({ kind, count })),
      close() {
        rest();
        watchers.clear();
        input.close();
        parts.onClose();
      },
    },
  };
}

/** The smallest box around all points of a face. */
export function toFacePlace({ points, widthPx, heightPx }: Face): FacePlace {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    left: left * widthPx,
    top: top * heightPx,
    width: (right - left) * widthPx,
    height: (bottom - top) * heightPx,
    pictureWidth: widthPx,
    pictureHeight: heightPx,
  };
}
