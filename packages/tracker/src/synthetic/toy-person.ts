import { EYES, type Face, LANDMARK_COUNT, toAssumedFocalPx } from '#landmarks/index.ts';
import { type PlanePoint, toDirection } from '#method/index.ts';
import { PATCH_SIZE } from '#patches/index.ts';

/**
 * A person for tests of the maths: two drawn eyes whose irises go where they look. Far too clean to
 * judge a method by.
 */
export interface ToyEyes {
  /** Radius of the iris in px of the patch. */
  readonly irisPx: number;
  readonly irisGrey: number;
  readonly skinGrey: number;
  /** Grey levels. */
  readonly noise: number;
}

export const TOY_EYES: ToyEyes = { irisPx: 7, irisGrey: 50, skinGrey: 140, noise: 2 };

export interface ToyPose {
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
  readonly pitchDeg: number;
}

export const TOY_POSE: ToyPose = { xMm: 0, yMm: 40, zMm: 340, yawDeg: 0, pitchDeg: -6 };

export const TOY_FRAME = { widthPx: 640, heightPx: 480 } as const;
export const TOY_FOCAL_PX = toAssumedFocalPx(TOY_FRAME.widthPx, TOY_FRAME.heightPx);

/** Px of the patch that the iris goes per unit of direction. */
const IRIS_TRAVEL_PX = 24;
/** Corners of the eye lie half as far in front of the eyeball's own middle as the iris does. */
const SIDE_SHARE = 0.5;
/** Focal length that the pose of engines assumes for a frame of 480 px: 63° from top to bottom. */
const POSE_FOCAL_PX = 240 / Math.tan((31.5 * Math.PI) / 180);
const DEG = Math.PI / 180;

export interface ToyPerson {
  /** `cutPx` is how far off the patches are cut; `isBlink` closes the eyes. */
  look(target: PlanePoint, pose?: ToyPose, extra?: { cutPx?: number; isBlink?: boolean }): Face;
}

export function createToyPerson(seed: number, eyes: ToyEyes = TOY_EYES): ToyPerson {
  const random = createRandom(seed);
  return {
    look(target, pose = TOY_POSE, { cutPx = 0, isBlink = false } = {}) {
      const turnX = Math.sin(pose.yawDeg * DEG);
      const turnY = Math.sin(pose.pitchDeg * DEG);
      const direction = toDirection(target, pose);
      const toCamera = toDirection({ xMm: 0, yMm: 0 }, pose);
      const iris = {
        x: (direction.x + turnX - SIDE_SHARE * toCamera.x) * IRIS_TRAVEL_PX,
        y: (direction.y + turnY - SIDE_SHARE * toCamera.y) * IRIS_TRAVEL_PX,
      };
      const paint = () => {
        const cut = { x: cutPx * random(), y: cutPx * random() };
        return paintEye(eyes, isBlink ? null : iris, cut, random);
      };
      return { ...toFacePose(pose, turnX, turnY), patches: [paint(), paint()] };
    },
  };
}

/** Numbers about 0 with a standard deviation near 1, the same ones for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next() + next() - 2) * Math.sqrt(3);
}

function toFacePose(pose: ToyPose, turnX: number, turnY: number): Omit<Face, 'patches'> {
  const headPose = new Float32Array(16);
  headPose.set([1, 0, 0, 0, 0, 1, 0, 0, -turnX, turnY, 1, 0]);
  headPose[14] = (-pose.zMm / 10) * (POSE_FOCAL_PX / TOY_FOCAL_PX);
  const points = new Float32Array(3 * LANDMARK_COUNT);
  const { widthPx, heightPx } = TOY_FRAME;
  const xPx = (pose.xMm / pose.zMm) * TOY_FOCAL_PX + widthPx / 2;
  const yPx = (pose.yMm / pose.zMm) * TOY_FOCAL_PX + heightPx / 2;
  EYES.forEach(({ corners }, eye) => {
    corners.forEach((corner, side) => {
      const offsetPx = (eye === 0 ? -50 : 50) + (side === 0 ? -20 : 20);
      points[3 * corner] = (xPx + offsetPx) / widthPx;
      points[3 * corner + 1] = yPx / heightPx;
    });
  });
  return { points, headPose, widthPx, heightPx };
}

interface PatchPoint {
  readonly x: number;
  readonly y: number;
}

function paintEye(
  eyes: ToyEyes,
  iris: PatchPoint | null,
  cut: PatchPoint,
  random: () => number,
): Uint8Array {
  const { widthPx, heightPx } = PATCH_SIZE;
  return Uint8Array.from({ length: widthPx * heightPx }, (_, i) => {
    const x = (i % widthPx) + 0.5 - widthPx / 2 + cut.x;
    const y = Math.floor(i / widthPx) + 0.5 - heightPx / 2 + cut.y;
    const opening = 1 - (x / 16) ** 2 - (y / 9) ** 2;
    let grey = eyes.skinGrey + y;
    if (iris && opening > 0) {
      const inside = eyes.irisPx - Math.hypot(x - iris.x, y - iris.y);
      const share = Math.min(1, Math.max(0, inside + 0.5));
      const white = 215 + share * (eyes.irisGrey - 215);
      grey += Math.min(1, opening * 4) * (white - grey);
    }
    return Math.round(Math.min(255, Math.max(0, grey + eyes.noise * random())));
  });
}
