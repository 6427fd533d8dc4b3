import { CAMERA, DEVICES, toPlane } from '@fovea/faces';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { EYES, type Face, LANDMARK_COUNT } from '@fovea/tracker/landmarks';
import { PATCH_SIZE } from '@fovea/tracker/patches';
import { listRuns } from './record-session.ts';
import type { Recording } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

const FRAMES = 6;
/** Px of the patch that the iris goes per unit of direction. */
const IRIS_TRAVEL_PX = 24;
const DISTANCE_MM = 340;

/** A person without a face around two plain eyes, for tests of what judges recordings. */
export function createToyRecording(facts: SessionFacts): Recording {
  const random = createSeededRandom(facts.seed);
  const device = DEVICES[facts.device];
  const frames = listRuns(facts).flatMap(({ phase, dots }, run) =>
    dots.flatMap((share, dot) =>
      Array.from({ length: FRAMES }, (_, k) => ({
        run,
        phase,
        dot,
        sinceMs: 600 + 200 * k,
        blink: 0,
        distanceMm: DISTANCE_MM,
        workMs: 20,
        face: createToyFace(toPlane(device, share), random),
      })),
    ),
  );
  return { facts, frames };
}

/** The head is still, in front of the camera. */
function createToyFace(target: { xMm: number; yMm: number }, random: () => number): Face {
  const { widthPx, heightPx } = CAMERA;
  const points = new Float32Array(3 * LANDMARK_COUNT);
  for (const corner of EYES.flatMap(({ corners }) => corners)) {
    points[3 * corner] = 0.5;
    points[3 * corner + 1] = 0.5;
  }
  const headPose = new Float32Array(16);
  headPose[0] = 1;
  headPose[14] = -DISTANCE_MM / 10;
  const length = Math.hypot(target.xMm, target.yMm, DISTANCE_MM);
  const iris = {
    x: (IRIS_TRAVEL_PX * target.xMm) / length,
    y: (IRIS_TRAVEL_PX * target.yMm) / length,
  };
  const patches: Face['patches'] = [paintEye(iris, random), paintEye(iris, random)];
  return { points, headPose, widthPx, heightPx, patches };
}

function paintEye(iris: { x: number; y: number }, random: () => number): Uint8Array {
  const { widthPx, heightPx } = PATCH_SIZE;
  return Uint8Array.from({ length: widthPx * heightPx }, (_, i) => {
    const x = (i % widthPx) + 0.5 - widthPx / 2;
    const y = Math.floor(i / widthPx) + 0.5 - heightPx / 2;
    const inside = Math.min(1, Math.max(0, 7.5 - Math.hypot(x - iris.x, y - iris.y)));
    const opening = Math.min(1, Math.max(0, 4 * (1 - (x / 16) ** 2 - (y / 11) ** 2)));
    const eye = 215 - 165 * inside;
    return Math.round(140 + y + opening * (eye - 140 - y) + 4 * random());
  });
}
