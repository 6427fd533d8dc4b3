import { createFace, createScene, createSession, DEVICES, renderFrame } from '@fovea/faces';
import { CALIBRATION_POINTS, POINT_TIMES } from '@fovea/tracker/calibration';

const FACE = 3;
const SEED = 1;
const DEVICE = DEVICES.phone;
/** Few frames a second of the person's time: six of each dot once the eyes have settled. */
const RATE_HZ = 5;
const FRAMES_PER_DOT = ((POINT_TIMES.settleMs + POINT_TIMES.holdMs) * RATE_HZ) / 1000;

/** A rendered person who looks at the nine dots of a calibration. */
export interface Film {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frames: readonly FilmFrame[];
}

export interface FilmFrame {
  readonly rgba: Uint8ClampedArray;
  /** Which dot the person looks at, and since when. */
  readonly dot: number;
  readonly sinceMs: number;
}

export function drawFilm(): Film {
  const face = createFace(FACE);
  // An engine's time does not depend on smooth edges.
  const scene = createScene({ device: DEVICE, backgroundSeed: SEED, samples: 1 });
  const session = createSession({
    seed: SEED,
    device: DEVICE,
    movement: 'static',
    rateHz: RATE_HZ,
    runs: [{ phase: 'calibration', dots: CALIBRATION_POINTS, framesPerDot: FRAMES_PER_DOT }],
  });
  const frames = session
    .filter(({ sinceMs }) => sinceMs >= POINT_TIMES.settleMs)
    .map(({ dot, sinceMs, moment }) => ({
      rgba: renderFrame(face, scene, { ...moment, blink: 0 }).rgba,
      dot,
      sinceMs,
    }));
  const { widthPx, heightPx } = scene.camera;
  return { widthPx, heightPx, frames };
}
