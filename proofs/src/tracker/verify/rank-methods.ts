import { DEVICES, fitDirectionRidge, fitScreenRidge } from '@fovea/faces';
import type { DotLooks } from '@fovea/tracker/calibration';
import {
  estimateGaze,
  fitPatchHead,
  type OpenLook,
  type PlanePoint,
  sumLooks,
  toMedian,
} from '@fovea/tracker/method';
import { keepRun } from './recorded-dots.ts';
import type { Recording } from './recording.ts';

const DEG = 180 / Math.PI;

export const METHODS = ['W', 'PD', 'PH'] as const;
type Method = (look: OpenLook) => PlanePoint;
export type MethodErrors = Readonly<Record<(typeof METHODS)[number], number>>;

/**
 * W, PD and the tracker's method on the same looks, mean over sessions of the mean error of dots: a
 * bench that cannot tell them apart is too easy.
 */
export function rankMethods(recordings: readonly Recording[]): MethodErrors {
  const sums = { W: 0, PD: 0, PH: 0 };
  for (const recording of recordings) {
    const looks = keepRun(recording, 0).flatMap(({ target, looks: own }) =>
      own.map((look) => ({ ...look, target })),
    );
    const model = fitPatchHead([sumLooks(looks)]);
    const methods: Record<(typeof METHODS)[number], Method> = {
      W: fitScreenRidge(looks),
      PD: fitDirectionRidge(looks),
      PH: (look) => estimateGaze(model, look),
    };
    const dots = keepRun(recording, 1);
    const { distanceMm } = DEVICES[recording.facts.device];
    for (const name of METHODS) {
      sums[name] += Math.atan(measureErrorMm(dots, methods[name]) / distanceMm) * DEG;
    }
  }
  const count = recordings.length;
  return { W: sums.W / count, PD: sums.PD / count, PH: sums.PH / count };
}

/** The same by device and movement, in the order of names. */
export function rankBySetting(recordings: readonly Recording[]): [string, MethodErrors][] {
  const groups = Map.groupBy(recordings, ({ facts }) => `${facts.device}, ${facts.movement}`);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([setting, own]) => [setting, rankMethods(own)]);
}

/** Mean over the dots of the distance of the median gaze. */
function measureErrorMm(dots: readonly DotLooks[], method: Method): number {
  const seen = dots.filter(({ looks }) => looks.length > 0);
  const errors = seen.map(({ target, looks }) => {
    const gaze = looks.map(method);
    return Math.hypot(
      toMedian(gaze.map(({ xMm }) => xMm)) - target.xMm,
      toMedian(gaze.map(({ yMm }) => yMm)) - target.yMm,
    );
  });
  return errors.reduce((sum, each) => sum + each, 0) / errors.length;
}
