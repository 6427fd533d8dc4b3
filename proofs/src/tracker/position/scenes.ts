import { DEVICES } from '@fovea/faces';
import { createSeededRandom } from '@fovea/gaze/synthetic';

/** A person in front of the camera, in one frame or some, and what each check should say. */
export interface PositionScene {
  readonly name: string;
  readonly face: number;
  readonly device: 'phone' | 'tablet';
  /** Where the head is in each frame. */
  readonly heads: readonly { readonly xMm: number; readonly yMm: number; readonly zMm: number }[];
  /** Exposure of the camera: 1 is as it is, below it darker, above it washed out. */
  readonly exposure: number;
  /** Undefined where the truth is within a tenth of a limit. */
  readonly truth: {
    readonly face?: boolean;
    readonly distance?: boolean;
    readonly steady?: boolean;
  };
}

export const SMALL_CAMERA = { widthPx: 320, heightPx: 240, focalPx: 280 } as const;

/** The face about the middle between the eyes, mm. */
const FACE_BOX = { left: -70, right: 70, top: -60, bottom: 110 } as const;
const NEAR_TENTH = { inside: 0.99, outside: 0.8 } as const;
const LIMITS_MM = { phone: [250, 450], tablet: [350, 600] } as const;
const SWAY_LIMIT_MM = 6;
const MOVED_FRAMES = 4;
const KINDS = ['nobody', 'half', 'distance', 'distance', 'distance', 'light', 'motion'] as const;

/** So many scenes, one kind after the other; the same every time. */
export function listScenes(count: number): PositionScene[] {
  const random = createSeededRandom(20);
  return Array.from({ length: count }, (_, i) => {
    const kind = KINDS[i % KINDS.length] ?? 'nobody';
    const device = Math.floor(i / KINDS.length) % 2 === 0 ? 'phone' : 'tablet';
    const isDistance = kind === 'distance';
    const { distanceMm, heightMm } = DEVICES[device];
    const zMm = isDistance ? 150 + 550 * random() : distanceMm + 20 * (random() - 0.5);
    const yMm = 0.16 * heightMm;
    const exposure = kind === 'light' ? ([0.1, 0.16, 8, 14][i % 4] ?? 1) : 1;
    const swayMm = kind === 'motion' ? ([2, 4, 9, 14][i % 4] ?? 0) : 0;
    const xMm = toSide(kind, zMm);
    const heads = Array.from({ length: swayMm > 0 ? MOVED_FRAMES : 1 }, (_, k) => ({
      xMm: xMm + (k % 2 === 0 ? -swayMm : swayMm),
      yMm,
      zMm,
    }));
    return {
      name: `${i} ${kind} ${device} ${zMm.toFixed(0)} mm`,
      face: i % 4,
      device,
      heads,
      exposure,
      truth: {
        ...judgeFace({ xMm, yMm, zMm }),
        ...judgeDistance(zMm, LIMITS_MM[device]),
        steady: swayMm <= SWAY_LIMIT_MM,
      },
    };
  });
}

function toSide(kind: (typeof KINDS)[number], zMm: number): number {
  const halfWidthMm = (SMALL_CAMERA.widthPx / 2 / SMALL_CAMERA.focalPx) * zMm;
  if (kind === 'nobody') return 3 * halfWidthMm;
  return kind === 'half' ? halfWidthMm : 0;
}

/** By the share of the face that lies in the frame. */
function judgeFace({ xMm, yMm, zMm }: PositionScene['heads'][number]): { face?: boolean } {
  const { widthPx, heightPx, focalPx } = SMALL_CAMERA;
  const [halfX, halfY] = [(widthPx / 2 / focalPx) * zMm, (heightPx / 2 / focalPx) * zMm];
  const across = overlap(xMm + FACE_BOX.left, xMm + FACE_BOX.right, halfX);
  const down = overlap(yMm + FACE_BOX.top, yMm + FACE_BOX.bottom, halfY);
  if (across * down >= NEAR_TENTH.inside) return { face: true };
  return across * down <= NEAR_TENTH.outside ? { face: false } : {};
}

function overlap(from: number, to: number, half: number): number {
  return Math.max(0, Math.min(to, half) - Math.max(from, -half)) / (to - from);
}

function judgeDistance(zMm: number, [near, far]: readonly [number, number]) {
  const isClear = [near, far].every((limit) => Math.abs(zMm - limit) >= 0.1 * limit);
  return isClear ? { distance: zMm > near && zMm < far } : {};
}
