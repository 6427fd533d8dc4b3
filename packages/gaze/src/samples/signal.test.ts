import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { checkSignal } from './check-signal.ts';
import { getOffsetMs, getOnsetMs } from './event-times.ts';
import { fillGaps } from './fill-gaps.ts';
import { movingMedian } from './moving-median.ts';
import { LONG_GAP_MS, resample, toGridRateHz } from './resample.ts';
import { measureSampleRateHz } from './sample-rate.ts';
import type { Signal } from './signal.ts';

function toSignal(rows: readonly (readonly [number, number, number, number])[]): Signal {
  return {
    tMs: Float64Array.from(rows, ([t]) => t),
    x: Float64Array.from(rows, ([, x]) => x),
    y: Float64Array.from(rows, ([, , y]) => y),
    valid: Uint8Array.from(rows, ([, , , valid]) => valid),
  };
}

const rests = [{ x: 10, y: 20, durationMs: 1000 }];

it('[PS1] refuses unequal columns, times that do not rise and gaze that is no number', () => {
  const good = createStepSignal(rests, { rateHz: 30 });
  expect(() => checkSignal(good)).not.toThrow();
  expect(() => checkSignal({ ...good, x: new Float64Array(2) })).toThrow(RangeError);
  expect(() => checkSignal({ ...good, tMs: good.tMs.with(3, good.tMs[2] ?? 0) })).toThrow(
    RangeError,
  );
  expect(() => checkSignal({ ...good, tMs: good.tMs.with(0, Number.NaN) })).toThrow(RangeError);
  const holey = { ...good, y: good.y.with(4, Number.NaN) };
  expect(() => checkSignal(holey)).toThrow(RangeError);
  expect(() => checkSignal({ ...holey, valid: good.valid.with(4, 0) })).not.toThrow();
});

it('[PS2] gives one sample one interval and borders that meet', () => {
  const tMs = Float64Array.of(0, 40, 60, 200);
  expect(getOnsetMs(tMs, 0, 40)).toBe(-20);
  expect(getOffsetMs(tMs, 1, 40)).toBe(20);
  expect(getOffsetMs(tMs, 2, 40)).toBe(50);
  expect(getOnsetMs(tMs, 2, 40)).toBe(50);
  expect(getOffsetMs(tMs, 3, 40)).toBe(80);
  expect(getOnsetMs(tMs, 3, 40)).toBe(180);
  expect(getOffsetMs(tMs, 4, 40)).toBe(220);
});

it('[PS3] fills a gap that is too long by rounding alone', () => {
  const thirdMs = 100 / 3;
  const rows = [0, 1, 2, 3, 4].map((i) => [i * thirdMs, i, 0, i % 4 === 0 ? 1 : 0] as const);
  const lateMs = 4 * thirdMs + 1e-9;
  const signal = toSignal([...rows.slice(0, 4), [lateMs, 4, 0, 1]]);
  const options = { maxGapMs: 100, intervalMs: thirdMs };
  expect([...fillGaps(signal, options).valid]).toEqual([1, 1, 1, 1, 1]);
});

it('[PS4] measures the rate where there are samples', () => {
  expect(measureSampleRateHz(Float64Array.of(0, 50, 100, 5100, 5150))).toBe(20);
  expect(measureSampleRateHz(Float64Array.of(0, 40, 100))).toBe(20);
  expect(measureSampleRateHz(Float64Array.of(0, 501))).toBeNull();
  expect(measureSampleRateHz(Float64Array.of(7))).toBeNull();
  expect(measureSampleRateHz(new Float64Array(0))).toBeNull();
});

it('[PS5] takes a grid of 30 or 60 Hz from the first sample on', () => {
  expect([20, 30, 44.9, 45, 60, 120].map(toGridRateHz)).toEqual([30, 30, 30, 60, 60, 60]);
  const grid = resample(
    toSignal([
      [7, 0, 0, 1],
      [57, 0, 0, 1],
      [107, 0, 0, 1],
    ]),
    { rateHz: 30 },
  );
  expect([...grid.tMs].map((t) => Math.round(t * 10) / 10)).toEqual([7, 40.3, 73.7, 107]);
  expect(resample(toSignal([]), { rateHz: 30 }).tMs).toHaveLength(0);
  expect(() => resample(toSignal([]), { rateHz: 0 })).toThrow(RangeError);
});

it('[PS6] is linear between samples, holds beside a loss and stays lost within one', () => {
  const signal = toSignal([
    [0, 0, 0, 1],
    [75, 30, 60, 1],
    [95, 99, 99, 0],
    [160, 7, 8, 1],
    [310, 1, 1, 1],
  ]);
  const grid = resample(signal, { rateHz: 20 });
  expect([...grid.tMs]).toEqual([0, 50, 100, 150, 200, 250, 300]);
  expect([...grid.valid]).toEqual([1, 1, 0, 1, 0, 0, 1]);
  expect(grid.x[1]).toBeCloseTo(20, 12);
  expect(grid.y[1]).toBeCloseTo(40, 12);
  expect(grid.x[3]).toBe(7);
  expect(grid.x[6]).toBe(1);
});

it('[PS6] leaves a signal on its own grid as it is', () => {
  const signal = createStepSignal([{ x: 1, y: 2, durationMs: 3000 }], {
    rateHz: 60,
    noisePx: 5,
    lostShare: 0.2,
  });
  const grid = resample(signal, { rateHz: 60 });
  expect(grid.valid).toEqual(signal.valid);
  for (const [i, isValid] of signal.valid.entries()) {
    if (isValid === 1) expect(grid.x[i]).toBe(signal.x[i]);
  }
});

it('[PS7] fills short gaps linearly in time and leaves long ones and the ends', () => {
  const signal = toSignal([
    [0, 9, 9, 0],
    [20, 0, 0, 1],
    [30, 9, 9, 0],
    [60, 40, 80, 1],
    [80, 9, 9, 0],
    [100, 9, 9, 0],
    [120, 9, 9, 0],
    [140, 1, 1, 1],
    [160, 9, 9, 0],
  ]);
  const filled = fillGaps(signal, { maxGapMs: 40, intervalMs: 20 });
  expect([...filled.valid]).toEqual([0, 1, 1, 1, 0, 0, 0, 1, 0]);
  expect([...filled.filled]).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect([filled.x[2], filled.y[2]]).toEqual([10, 20]);
  expect([...fillGaps(signal, { maxGapMs: 60, intervalMs: 20 }).valid.slice(3, 8)]).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(() => fillGaps(signal, { maxGapMs: -1, intervalMs: 20 })).toThrow(RangeError);
});

it('[PS8] removes a spike, keeps a step and never reaches across a loss', () => {
  const x = [0, 0, 90, 0, 0, 50, 50, 50, 7, 3, 4];
  const valid = [1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1];
  const signal = toSignal(x.map((each, i) => [i * 10, each, -each, valid[i] ?? 0] as const));
  const smooth = movingMedian(signal, { windowMs: 20, maxStepMs: 10 });
  expect([...smooth.x]).toEqual([0, 0, 0, 0, 0, 50, 50, 50, 7, 3.5, 3.5]);
  expect([...smooth.y].map((each) => 0 - each)).toEqual([...smooth.x]);
});

it('[PS8] equals the median of each window, sorted anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -9, max: 9 })), {
        minLength: 1,
        maxLength: 60,
      }),
      (steps) => {
        let t = 0;
        const signal = toSignal(
          steps.map(([dt, x]) => {
            t += dt;
            return [t, x, 0, 1] as const;
          }),
        );
        const smooth = movingMedian(signal, { windowMs: 100, maxStepMs: 1000 });
        for (const [i, nowMs] of signal.tMs.entries()) {
          const near = signal.x.filter((_, j) => Math.abs((signal.tMs[j] ?? 0) - nowMs) <= 50);
          near.sort();
          const low = near[Math.ceil(near.length / 2) - 1] ?? 0;
          const high = near[Math.floor(near.length / 2)] ?? 0;
          expect(smooth.x[i]).toBe((low + high) / 2);
        }
      },
    ),
  );
});

it('[PS9] leaves its input as it was', () => {
  const signal = createStepSignal(rests, { rateHz: 30, noisePx: 3, lostShare: 0.3 });
  const before = structuredClone(signal);
  resample(signal, { rateHz: 60 });
  fillGaps(signal, { maxGapMs: 100, intervalMs: 1000 / 30 });
  movingMedian(signal, { windowMs: 200, maxStepMs: 40 });
  expect(signal).toEqual(before);
});

/** The grid of a signal and, some time after it, of the signal again. */
function resampleTwice(signal: Signal, pauseMs: number, rateHz: number) {
  const shiftMs = (signal.tMs.at(-1) ?? 0) + pauseMs;
  const join = (a: Float64Array, b: Float64Array) => Float64Array.of(...a, ...b);
  const twice = {
    tMs: join(
      signal.tMs,
      signal.tMs.map((t) => t + shiftMs),
    ),
    x: join(signal.x, signal.x),
    y: join(signal.y, signal.y),
    valid: Uint8Array.of(...signal.valid, ...signal.valid),
  };
  return { twice, shiftMs, grid: resample(twice, { rateHz }) };
}

it('[PS11] has as many points for a pause of 13 days as for one of 11 s', () => {
  const signal = createStepSignal(rests, { rateHz: 30 });
  const short = resampleTwice(signal, 11_000, 30).grid;
  const long = resampleTwice(signal, 1e9 + 1_000, 30).grid;
  expect(long.tMs).toHaveLength(short.tMs.length);
  expect(long.valid).toEqual(short.valid);
  expect(long.tMs.length).toBeLessThanOrEqual(2 * signal.tMs.length + 5);
});

it('[PS11] cuts at more than 10 s only, and keeps every point beside the cut as it was', () => {
  const signal = createStepSignal(rests, { rateHz: 30, noisePx: 4, lostShare: 0.2 });
  const stepMs = 1000 / 30;
  expect(resampleTwice(signal, LONG_GAP_MS, 30).grid.tMs.length).toBeGreaterThan(300);
  const { twice, grid } = resampleTwice(signal, LONG_GAP_MS + 500 * stepMs, 30);
  // The same with lost samples in the pause has the whole grid.
  const from = signal.tMs.length;
  const [endMs = 0, nextMs = 0] = [twice.tMs[from - 1], twice.tMs[from]];
  const lost = Array.from({ length: 7 }, (_, i) => endMs + ((i + 1) * (nextMs - endMs)) / 8);
  const whole = resample(
    {
      tMs: Float64Array.of(...twice.tMs.slice(0, from), ...lost, ...twice.tMs.slice(from)),
      x: Float64Array.of(...signal.x, ...lost, ...signal.x),
      y: Float64Array.of(...signal.y, ...lost, ...signal.y),
      valid: Uint8Array.of(...signal.valid, ...lost.map(() => 0), ...signal.valid),
    },
    { rateHz: 30 },
  );
  const kept = new Set(grid.tMs);
  const own = [...whole.tMs.keys()].filter((i) => kept.has(whole.tMs[i] as number));
  expect(own).toHaveLength(grid.tMs.length);
  expect(own.map((i) => whole.valid[i])).toEqual([...grid.valid]);
  expect(own.map((i) => whole.x[i])).toEqual([...grid.x]);
  const left = [...whole.tMs.keys()].filter((i) => !kept.has(whole.tMs[i] as number));
  expect(left.length).toBeGreaterThan(700);
  expect(left.every((i) => whole.valid[i] === 0)).toBe(true);
});
