import { expect, it } from 'vitest';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import type { Fixations } from './fixations.ts';
import { leaveSaccadeTime, SACCADE_TIME_DEFAULTS } from './saccade-time.ts';

const options = { pxPerDegree: 40, ...SACCADE_TIME_DEFAULTS };

function fixationsOf(rows: readonly (readonly [number, number, number])[]): Fixations {
  return createFixationsOf(rows.map(([onsetMs, offsetMs, x]) => [onsetMs, offsetMs, x, 0]));
}

it('[EV30] takes what a gap lacks of a saccade from both neighbours, half from each', () => {
  // 10 degrees take 43 ms.
  const touching = fixationsOf([
    [0, 400, 0],
    [400, 800, 400],
  ]);
  const apart = leaveSaccadeTime(touching, options);
  expect([...apart.onsetMs]).toEqual([0, 421.5]);
  expect([...apart.offsetMs]).toEqual([378.5, 800]);
  expect([...touching.onsetMs]).toEqual([0, 400]);
  const short = fixationsOf([
    [0, 400, 0],
    [420, 800, 400],
  ]);
  expect([...leaveSaccadeTime(short, options).onsetMs]).toEqual([0, 431.5]);
});

it('[EV30] leaves gaps that are long enough, and never takes more than a quarter on a side', () => {
  const free = fixationsOf([
    [0, 400, 0],
    [443, 800, 400],
  ]);
  expect(leaveSaccadeTime(free, options)).toEqual(free);
  const brief = fixationsOf([
    [0, 60, 0],
    [60, 120, 4000],
    [120, 180, 0],
  ]);
  const { onsetMs, offsetMs } = leaveSaccadeTime(brief, options);
  expect([...onsetMs]).toEqual([0, 75, 135]);
  expect([...offsetMs]).toEqual([45, 105, 180]);
  expect(() => leaveSaccadeTime(free, { ...options, pxPerDegree: 0 })).toThrow(RangeError);
});
