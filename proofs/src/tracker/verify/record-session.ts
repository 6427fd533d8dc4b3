import {
  createFace,
  createScene,
  createSession,
  DEVICES,
  type DotRun,
  GLASSES,
  type Glasses,
  LIGHTS,
  type Light,
  renderFrame,
  type Scene,
} from '@fovea/faces';
import {
  CALIBRATION_POINTS,
  POINT_TIMES,
  type ShareOfScreen,
  VALIDATION_POINTS,
} from '@fovea/tracker/calibration';
import { solveHeadPose } from '@fovea/tracker/landmarks';
import { cutEyePatches, toGrey } from '@fovea/tracker/patches';
import type { LandmarkPage } from '#faces/landmark-page.ts';
import type { RecordedFrame, Recording } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

/** Few frames a second: a settled dot then has six of them, and a blink spoils two at most. */
export const RATE_HZ = 5;
const FRAMES_PER_DOT = ((POINT_TIMES.settleMs + POINT_TIMES.holdMs) * RATE_HZ) / 1000;

/** Nearer to the edges than the dots of the validation, for the bench alone. */
const EDGE_POINTS: readonly ShareOfScreen[] = [
  { u: 0.2, v: 0.13 },
  { u: 0.82, v: 0.87 },
  { u: 0.84, v: 0.4 },
  { u: 0.18, v: 0.6 },
];

const BEHIND: Light = {
  azimuthDeg: 0,
  elevationDeg: 22,
  lamp: 1.6,
  room: 0.35,
  screen: 0.1,
  coldness: 0.7,
};
/** Reflections brighter than the camera can show: the eyes are not in the picture. */
const BLIND: Glasses = { ...GLASSES.mirror, glare: 2.2, pane: 0.75 };

/** Draws every settled frame of a session and finds its landmarks. */
export async function recordSession(page: LandmarkPage, facts: SessionFacts): Promise<Recording> {
  const device = DEVICES[facts.device];
  const face = createFace(facts.face);
  const scene = toScene(facts);
  const runs = listRuns(facts);
  const runOf = runs.flatMap(({ dots, framesPerDot }, run) =>
    Array.from({ length: dots.length * framesPerDot }, () => run),
  );
  const planned = createSession({
    seed: facts.seed,
    device,
    movement: facts.movement,
    rateHz: RATE_HZ,
    runs,
  });
  const frames: RecordedFrame[] = [];
  let lastMs = -1000 / RATE_HZ;
  await page.start('film');
  for (const [i, { tMs, phase, dot, sinceMs, moment }] of planned.entries()) {
    if (sinceMs < POINT_TIMES.settleMs) continue;
    const frame = renderFrame(face, scene, moment);
    const { points, workMs } = await page.find(frame, tMs - lastMs);
    lastMs = tMs;
    const { widthPx, heightPx } = frame;
    const grey = () => ({ pixels: toGrey(frame.rgba), xPx: 0, yPx: 0, widthPx, heightPx });
    frames.push({
      run: runOf[i] as number,
      phase,
      dot,
      sinceMs,
      blink: Math.round(moment.blink * 100) / 100,
      distanceMm: Math.round(moment.head.zMm),
      workMs: Math.round(workMs * 10) / 10,
      face: points && {
        points,
        headPose: solveHeadPose(points, widthPx, heightPx),
        widthPx,
        heightPx,
        patches: cutEyePatches(grey(), points, { widthPx, heightPx }),
      },
    });
  }
  return { facts, frames };
}

export function toScene({ device, light, glasses, seed }: SessionFacts): Scene {
  return createScene({
    device: DEVICES[device],
    light: light === 'behind' ? BEHIND : LIGHTS[light],
    glasses: toGlasses(glasses),
    backgroundSeed: seed,
  });
}

/** The dots of a run in the order in which they were shown. */
export function listRuns({ purpose }: SessionFacts): DotRun[] {
  const calibration = toRun('calibration', CALIBRATION_POINTS);
  if (purpose === 'bench') {
    return [calibration, toRun('validation', [...VALIDATION_POINTS, ...EDGE_POINTS])];
  }
  const validation = toRun('validation', VALIDATION_POINTS);
  return [calibration, validation, calibration, validation];
}

function toRun(phase: DotRun['phase'], dots: readonly ShareOfScreen[]): DotRun {
  return { phase, dots, framesPerDot: FRAMES_PER_DOT };
}

function toGlasses(name: SessionFacts['glasses']): Glasses | null {
  if (name === 'none') return null;
  return name === 'blind' ? BLIND : GLASSES[name];
}
