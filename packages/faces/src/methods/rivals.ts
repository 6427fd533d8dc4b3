import { fitKernelRidge } from './kernel-ridge.ts';

/** A method's reading of one frame: pixels of both eyes, and the head in camera axes. */
export interface RivalLook {
  readonly feature: Float64Array;
  readonly head: { readonly xMm: number; readonly yMm: number; readonly zMm: number };
}

export interface TaughtRivalLook extends RivalLook {
  readonly target: { readonly xMm: number; readonly yMm: number };
}

/** Where the person looks in the plane of the screen. */
export type Rival = (look: RivalLook) => { readonly xMm: number; readonly yMm: number };

/** As the method under test has it: for rows of length 1. */
const LAMBDA = 0.01;

/** Method W: the eyes' pixels straight to the screen. It knows nothing of the head. */
export function fitScreenRidge(looks: readonly TaughtRivalLook[]): Rival {
  const scale = toUnitScale(looks);
  const map = fitKernelRidge(
    looks.map(({ feature }) => scaleRow(feature, scale)),
    looks.map(({ target }) => [target.xMm, target.yMm]),
    LAMBDA,
  );
  return ({ feature }) => {
    const [xMm, yMm] = map(scaleRow(feature, scale));
    return { xMm, yMm };
  };
}

/** Method PD: the eyes' pixels to a direction, and the direction from where the head is. */
export function fitDirectionRidge(looks: readonly TaughtRivalLook[]): Rival {
  const scale = toUnitScale(looks);
  const map = fitKernelRidge(
    looks.map(({ feature }) => scaleRow(feature, scale)),
    looks.map(({ target, head }) => {
      const x = target.xMm - head.xMm;
      const y = target.yMm - head.yMm;
      const length = Math.hypot(x, y, head.zMm);
      return [x / length, y / length];
    }),
    LAMBDA,
  );
  return ({ feature, head }) => {
    const [x, y] = map(scaleRow(feature, scale));
    const reach = head.zMm / Math.sqrt(Math.max(0.05, 1 - x * x - y * y));
    return { xMm: head.xMm + reach * x, yMm: head.yMm + reach * y };
  };
}

/** So that the mean row has length 1, whatever the feature's own scale is. */
function toUnitScale(looks: readonly RivalLook[]): number {
  const squares = looks.map(({ feature }) => feature.reduce((sum, each) => sum + each * each, 0));
  return 1 / Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / looks.length);
}

function scaleRow(row: Float64Array, scale: number): Float64Array {
  return row.map((value) => value * scale);
}
