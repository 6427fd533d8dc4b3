import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import { createStepSignal } from '#synthetic/step-signal.ts';
import { detectIdt, IDT_DEFAULTS, type IdtOptions } from './idt.ts';

const options: IdtOptions = { ...IDT_DEFAULTS, pxPerDegree: 40, intervalMs: 20 };

function toSignal(x: readonly number[], y: readonly number[] = x.map(() => 0)): Signal {
  return {
    tMs: Float64Array.from(x, (_, i) => i * 20),
    x: Float64Array.from(x),
    y: Float64Array.from(y),
    valid: new Uint8Array(x.length).fill(1),
  };
}

function listRanges(signal: Signal, changes: Partial<IdtOptions> = {}): [number, number][] {
  const { from, to } = detectIdt(signal, { ...options, ...changes }).fixations;
  return Array.from(from, (each, k) => [each, to[k] ?? 0]);
}

/** The definition word for word, with each window measured anew. */
function listSlowly(x: readonly number[], y: readonly number[], limitPx: number, min: number) {
  const measure = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const isTight = (a: number, b: number) =>
    measure(x.slice(a, b)) + measure(y.slice(a, b)) <= limitPx;
  const ranges: [number, number][] = [];
  let start = 0;
  while (start + min <= x.length) {
    let end = start + min;
    if (!isTight(start, end)) {
      start++;
      continue;
    }
    while (end < x.length && isTight(start, end + 1)) end++;
    ranges.push([start, end]);
    start = end;
  }
  return ranges;
}

it('[EV1] finds rests and leaves the way between them out', () => {
  const signal = createStepSignal(
    [
      { x: 100, y: 100, durationMs: 300 },
      { x: 160, y: 100, durationMs: 40 },
      { x: 220, y: 100, durationMs: 200 },
    ],
    { rateHz: 50 },
  );
  const { fixations } = detectIdt(signal, options);
  expect([...fixations.from]).toEqual([0, 17]);
  expect([...fixations.to]).toEqual([15, 27]);
  expect([...fixations.x]).toEqual([100, 220]);
  expect([...fixations.onsetMs]).toEqual([-10, 330]);
  expect([...fixations.offsetMs]).toEqual([290, 530]);
});

it('[EV1] adds both axes and takes a window of just the threshold', () => {
  expect(listRanges(toSignal([0, 20, 0, 20, 0], [0, 20, 0, 20, 0]))).toEqual([[0, 5]]);
  expect(listRanges(toSignal([0, 21, 0, 21, 0], [0, 20, 0, 20, 0]))).toEqual([]);
  expect(listRanges(toSignal([0, 0, 0, 0]))).toEqual([]);
});

it('[EV1] agrees with windows that are measured anew', () => {
  const points = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 })),
    {
      maxLength: 120,
    },
  );
  fc.assert(
    fc.property(points, (rows) => {
      const x = rows.map(([each]) => each);
      const y = rows.map(([, each]) => each);
      expect(listRanges(toSignal(x, y))).toEqual(listSlowly(x, y, 40, 5));
    }),
  );
});

it('[EV2] ends at a lost sample and at a hole in time', () => {
  const still = toSignal(new Array(20).fill(0));
  expect(listRanges({ ...still, valid: still.valid.with(8, 0) })).toEqual([
    [0, 8],
    [9, 20],
  ]);
  const holed = { ...still, tMs: still.tMs.map((t, i) => (i < 10 ? t : t + 80)) };
  expect(listRanges(holed)).toEqual([
    [0, 10],
    [10, 20],
  ]);
  expect(listRanges(holed, { maxGapMs: 80 })).toEqual([[0, 20]]);
});

it('[EV1] refuses options that make no sense', () => {
  const still = toSignal([0, 0]);
  expect(() => listRanges(still, { dispersionDeg: 0 })).toThrow(RangeError);
  expect(() => listRanges(still, { minDurationMs: Number.NaN })).toThrow(RangeError);
  expect(() => listRanges(still, { pxPerDegree: -1 })).toThrow(RangeError);
});
