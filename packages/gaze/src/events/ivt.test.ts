import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { discardShort } from './discard-short.ts';
import type { Fixations } from './fixations.ts';
import { detectIvt, IVT_DEFAULTS } from './ivt.ts';
import { mergeFixations } from './merge-fixations.ts';
import { measureVelocity } from './velocity.ts';

function toSignal(x: readonly number[], stepMs: number): Signal {
  return {
    tMs: Float64Array.from(x, (_, i) => i * stepMs),
    x: Float64Array.from(x),
    y: new Float64Array(x.length),
    valid: new Uint8Array(x.length).fill(1),
  };
}

function toFixations(rows: readonly (readonly [number, number, number, number])[]): Fixations {
  return {
    onsetMs: Float64Array.from(rows, ([onset]) => onset),
    offsetMs: Float64Array.from(rows, ([, offset]) => offset),
    x: Float64Array.from(rows, ([, , x]) => x),
    y: new Float64Array(rows.length),
    from: Uint32Array.from(rows, ([onset]) => onset / 10),
    to: Uint32Array.from(rows, ([, , , to]) => to),
  };
}

it('[EV3] takes the way from end to end of the window', () => {
  const { perSecond, valid } = measureVelocity(toSignal([0, 1, 4, 9, 16], 10), {
    windowMs: 20,
    maxStepMs: 10,
  });
  expect([...perSecond]).toEqual([100, 200, 400, 600, 700]);
  expect([...valid]).toEqual([1, 1, 1, 1, 1]);
});

it('[EV4] takes the step from the sample before where the window holds no other', () => {
  const signal = toSignal([0, 2, 6, 9, 9, 50], 20);
  const lost = { ...signal, valid: signal.valid.with(4, 0) };
  const { perSecond, valid } = measureVelocity(lost, { windowMs: 20, maxStepMs: 20 });
  expect([...perSecond]).toEqual([100, 100, 200, 150, 0, 0]);
  expect([...valid]).toEqual([1, 1, 1, 1, 0, 0]);
});

it('[EV5] groups samples slower than the threshold', () => {
  const options = { ...IVT_DEFAULTS, pxPerDegree: 40, intervalMs: 20, maxGapMs: 0 };
  const x = [0, 4, 8, 100, 200, 204, 204, 228, 228];
  const { fixations } = detectIvt(toSignal(x, 20), options);
  expect([...fixations.from]).toEqual([0, 5, 8]);
  expect([...fixations.to]).toEqual([3, 7, 9]);
  expect([...fixations.x]).toEqual([4, 204, 228]);
  expect([...fixations.onsetMs]).toEqual([-10, 90, 150]);
  const still = toSignal(new Array(6).fill(0), 20);
  const holed = { ...still, tMs: still.tMs.map((t, i) => (i < 3 ? t : t + 50)) };
  expect([...detectIvt(holed, options).fixations.from]).toEqual([0, 3]);
  expect([...detectIvt(holed, { ...options, maxGapMs: 50 }).fixations.from]).toEqual([0]);
  expect(() => detectIvt(still, { ...options, thresholdDegPerS: 0 })).toThrow(RangeError);
});

it('[EV5] takes the samples whose velocity is below the threshold, at any rate', () => {
  const rests = [
    { x: 0, y: 0, durationMs: 700 },
    { x: 90, y: 40, durationMs: 500 },
  ];
  for (const rateHz of [30, 60, 120, 500]) {
    const signal = createStepSignal(rests, { rateHz, noisePx: 12, lostShare: 0.1, seed: rateHz });
    const intervalMs = 1000 / rateHz;
    const options = { ...IVT_DEFAULTS, pxPerDegree: 40, intervalMs };
    const { perSecond, valid } = measureVelocity(signal, {
      windowMs: 20,
      maxStepMs: intervalMs + 75,
    });
    const slow = signal.tMs.map((_, i) => (valid[i] === 1 && (perSecond[i] ?? 0) < 1200 ? 1 : 0));
    const { from, to } = detectIvt(signal, options).fixations;
    const found = new Float64Array(slow.length);
    for (const [k, first] of from.entries()) found.fill(1, first, to[k]);
    expect(found).toEqual(slow);
    expect(from.length).toBeGreaterThan(2);
  }
});

it('[EV6] merges what is near in time and in space, and nothing else', () => {
  const rows = [
    [0, 100, 10, 10],
    [170, 300, 15, 30],
    [380, 500, 15, 50],
    [510, 600, 90, 60],
  ] as const;
  const merged = mergeFixations(toFixations(rows), { maxGapMs: 75, maxDistance: 20 });
  expect([...merged.onsetMs]).toEqual([0, 380, 510]);
  expect([...merged.offsetMs]).toEqual([300, 500, 600]);
  expect([...merged.from]).toEqual([0, 38, 51]);
  expect([...merged.to]).toEqual([30, 50, 60]);
  expect(mergeFixations(toFixations([]), { maxGapMs: 75, maxDistance: 20 }).x).toHaveLength(0);
});

it('[EV7] weighs the parts by their samples and goes on from the whole', () => {
  const rows = [
    [0, 100, 0, 10],
    [150, 200, 30, 20],
    [250, 300, 50, 30],
  ] as const;
  const merged = mergeFixations(toFixations(rows), { maxGapMs: 75, maxDistance: 40 });
  expect([...merged.x]).toEqual([20]);
  const narrow = mergeFixations(toFixations(rows), { maxGapMs: 75, maxDistance: 39 });
  expect([...narrow.x]).toEqual([10, 50]);
});

it('[EV8] discards what is too short', () => {
  const fixations = toFixations([
    [0, 99, 1, 9],
    [200, 300, 2, 30],
    [400, 900, 3, 90],
  ]);
  const kept = discardShort(fixations, 100);
  expect([...kept.x]).toEqual([2, 3]);
  expect([...kept.to]).toEqual([30, 90]);
  expect(() => discardShort(fixations, Number.NaN)).toThrow(RangeError);
});
