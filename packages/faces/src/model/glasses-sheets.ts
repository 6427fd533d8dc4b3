import type { Glasses } from '#scene/scene.ts';
import type { FaceEyes } from './face.ts';
import { createSheet, type Sheet, type SheetPoint } from './sheet.ts';

/** One lens, in head axes: a rounded box about its middle, bent backwards to the temple. */
export interface Lens {
  readonly side: -1 | 1;
  readonly middle: SheetPoint;
  readonly halfWidthMm: number;
  readonly halfHeightMm: number;
  /** 2 is an ellipse, more is squarer. */
  readonly power: number;
}

export function createLens(eyes: FaceEyes, { shape }: Glasses, side: -1 | 1): Lens {
  return {
    side,
    middle: [side * (eyes.apartMm / 2 + 1.5), -3, 24 + eyes.depthMm],
    halfWidthMm: shape === 'round' ? 23 : 25.5,
    halfHeightMm: shape === 'round' ? 21 : 18,
    power: shape === 'round' ? 2.2 : 3.6,
  };
}

/** How far a lens lies behind its middle there. */
export function lensBackMm({ side, middle }: Lens, xMm: number): number {
  const out = side * (xMm - middle[0]);
  return 0.11 * out + 0.0022 * out * out;
}

/** Rims, bridge and temples. */
export function createGlassesSheets(eyes: FaceEyes, glasses: Glasses): Sheet[] {
  const lenses = ([-1, 1] as const).map((side) => createLens(eyes, glasses, side));
  const [left, right] = lenses;
  const parts = lenses.map((lens) =>
    createTube((v) => rimAt(lens, v * 2 * Math.PI), glasses, 97, 1),
  );
  if (!left || !right) return parts;
  const from = left.middle[0] + left.halfWidthMm;
  const to = right.middle[0] - right.halfWidthMm;
  parts.push(
    createTube(
      (v) => [
        from + (to - from) * v,
        4 + 2.5 * Math.sin(Math.PI * v),
        left.middle[2] + 1.5 * Math.sin(Math.PI * v) + 1.5,
      ],
      glasses,
      25,
      0.9,
    ),
  );
  for (const lens of lenses) {
    const outer = lens.middle[0] + lens.side * lens.halfWidthMm;
    const hinge = lens.middle[2] - lensBackMm(lens, outer);
    parts.push(
      createTube(
        (v) => [
          outer + lens.side * (13 * Math.min(1, Math.max(0, v * 8)) ** 0.6 + 6 * v),
          4 - 3 * v,
          hinge + 1 - v * 92,
        ],
        glasses,
        31,
        0.85,
      ),
    );
  }
  return parts;
}

function rimAt(lens: Lens, angle: number): SheetPoint {
  const { middle, halfWidthMm, halfHeightMm, power } = lens;
  const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  const x = middle[0] + halfWidthMm * round(Math.cos(angle));
  return [x, middle[1] + halfHeightMm * round(Math.sin(angle)), middle[2] - lensBackMm(lens, x)];
}

function createTube(
  pathAt: (v: number) => SheetPoint,
  { rim, rimMm }: Glasses,
  rows: number,
  thick: number,
): Sheet {
  return createSheet({
    columns: 9,
    rows,
    stride: 1,
    gloss: 0.25,
    sharpness: 30,
    pointAt: (u, v) => {
      const at = pathAt(v);
      const before = pathAt(v - 1e-3);
      const after = pathAt(v + 1e-3);
      const t = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
      const a = unit(cross(t, Math.abs(t[1]) < 0.8 ? [0, 1, 0] : [1, 0, 0]));
      const b = cross(a, t);
      const radius = (rimMm / 2) * thick;
      const c = radius * Math.cos(u * 2 * Math.PI);
      const s = radius * Math.sin(u * 2 * Math.PI);
      return [
        at[0] + c * a[0] + s * b[0],
        at[1] + c * a[1] + s * b[1],
        at[2] + c * a[2] + s * b[2],
      ];
    },
    colorAt: () => rim,
  });
}

function cross(a: SheetPoint, b: SheetPoint): SheetPoint {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit([x, y, z]: SheetPoint): SheetPoint {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
