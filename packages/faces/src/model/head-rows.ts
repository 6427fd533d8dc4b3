import type { FaceShape } from './face.ts';
import { smoothStep } from './noise.ts';

/** One level of the head: an oval of half width `halfMm` from `frontMm` over `midMm` to `backMm`. */
export interface HeadRow {
  readonly yMm: number;
  readonly halfMm: number;
  readonly frontMm: number;
  readonly midMm: number;
  readonly backMm: number;
}

/** From the crown to under the chin: y, half width, front, widest place, back. Drawn by eye, in mm. */
const ROWS: readonly (readonly [number, number, number, number, number])[] = [
  [117, 1, -66, -68, -70],
  [115, 19, -47, -68, -90],
  [108.5, 36, -29, -68, -116],
  [98, 51.5, -12, -68, -138],
  [84, 63, 2, -68, -155],
  [67, 70.5, 11.5, -68, -166],
  [48, 74.5, 17, -66, -171],
  [28, 75.5, 19.5, -64, -171],
  [12, 73.5, 17, -60, -167],
  [0, 71, 14.5, -55, -160],
  [-15, 69, 14, -50, -150],
  [-30, 66.5, 16, -46, -138],
  [-45, 63, 18.5, -42, -125],
  [-58, 58.5, 20, -40, -112],
  [-70, 53.5, 19, -38, -102],
  [-82, 47, 16, -36, -96],
  [-92, 40, 16.5, -33, -92],
  [-101, 32, 14, -28, -88],
  [-107, 25, 9, -25, -80],
  [-110, 18, 1, -25, -70],
  [-111, 10, -9, -28, -50],
  [-111, 2, -20, -29, -35],
];

/** Level of the head at a share of the way from the crown to under the chin. */
export function headRowAt(share: number, shape: FaceShape): HeadRow {
  const at = Math.min(1, Math.max(0, share)) * (ROWS.length - 1);
  const i = Math.min(ROWS.length - 2, Math.floor(at));
  const pick = (column: number) => curve(i, at - i, column);
  const y = pick(0);
  const jaw = 1 + (shape.jaw - 1) * smoothStep(-25, -75, y);
  return {
    yMm: toFaceY(y, shape),
    halfMm: pick(1) * shape.width * jaw,
    frontMm: pick(2),
    midMm: pick(3),
    backMm: pick(4),
  };
}

/** Features below the eyes move with the length of the face. */
export function toFaceY(yMm: number, { length }: FaceShape): number {
  return yMm > -15 ? yMm : -15 + (yMm + 15) * length;
}

/** Catmull and Rom through the four rows around. */
function curve(i: number, t: number, column: number): number {
  const value = (k: number) => {
    const row = ROWS[Math.min(ROWS.length - 1, Math.max(0, k))];
    return row?.[column] ?? 0;
  };
  const [p0, p1, p2, p3] = [value(i - 1), value(i), value(i + 1), value(i + 2)];
  return (
    p1 + 0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)))
  );
}
