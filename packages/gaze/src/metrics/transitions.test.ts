import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureTransitionEntropy } from './entropy.ts';
import type { ParticipantMetrics } from './metric-columns.ts';
import { measureStationary } from './stationary.ts';
import { toKStep, toTransitionMatrix } from './transition-matrix.ts';
import { countTransitions, toAoiSequence } from './transitions.ts';

it('[ME26] gives each fixation of the interval the first AOI it hits, or none', () => {
  const metrics = {
    fixationRange: [1, 5],
    hits: [Uint8Array.of(1, 1, 0, 0, 0, 1), Uint8Array.of(0, 1, 1, 0, 1, 1)],
  } as unknown as ParticipantMetrics;
  expect([...toAoiSequence(metrics)]).toEqual([0, 1, -1, 1]);
});

it('[ME27] counts steps between visits, or between fixations with stays', () => {
  const sequence = Int32Array.of(0, 0, 1, -1, 1, 1, 0);
  expect([...countTransitions(sequence, 2)]).toEqual([0, 1, 1, 1]);
  expect([...countTransitions(sequence, 2, { mode: 'fixation' })]).toEqual([1, 1, 1, 2]);
  expect(() => countTransitions(Int32Array.of(2), 2)).toThrow(RangeError);
});

it('[ME28] leaves looks elsewhere out or makes them the last state, as set', () => {
  const sequence = Int32Array.of(0, -1, -1, 1, 0);
  expect([...countTransitions(sequence, 2)]).toEqual([0, 1, 1, 0]);
  const withElsewhere = countTransitions(sequence, 2, { elsewhere: 'state' });
  expect([...withElsewhere]).toEqual([0, 0, 1, 1, 0, 0, 0, 1, 0]);
});

it('[ME29] leaves rows without a step unknown and smooths only when told to', () => {
  const counts = Uint32Array.of(1, 3, 0, 0);
  const { p, known } = toTransitionMatrix(counts);
  expect([[...p], [...known]]).toEqual([
    [0.25, 0.75, 0, 0],
    [1, 0],
  ]);
  expect([...toTransitionMatrix(counts, 1).p]).toEqual([2 / 6, 4 / 6, 0.5, 0.5]);
  expect(() => toTransitionMatrix(new Uint32Array(3))).toThrow(RangeError);
  expect(() => toTransitionMatrix(counts, -1)).toThrow(RangeError);
});

it('[ME30] raises the matrix to the k-th power; a way through an unknown row is unknown', () => {
  const matrix = toTransitionMatrix(Uint32Array.of(1, 1, 1, 0));
  expect([...toKStep(matrix, 1).p]).toEqual([...matrix.p]);
  expect([...toKStep(matrix, 3).p]).toEqual([0.625, 0.375, 0.75, 0.25]);
  const open = toTransitionMatrix(Uint32Array.of(0, 1, 0, 0));
  expect(toKStep(open, 2)).toMatchObject({ known: Uint8Array.of(0, 0), p: new Float64Array(4) });
  expect(() => toKStep(matrix, 0)).toThrow(RangeError);
});

it('[ME31] finds the long-run shares: they stay as they are after a step', () => {
  const counts = fc
    .integer({ min: 2, max: 6 })
    .chain((n) =>
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: n * n, maxLength: n * n }),
    );
  fc.assert(
    fc.property(counts, (list) => {
      const matrix = toTransitionMatrix(Uint32Array.from(list));
      const stationary = measureStationary(matrix);
      if (!stationary.ok) throw new Error(stationary.reason);
      for (let j = 0; j < matrix.states; j++) {
        let share = 0;
        for (let i = 0; i < matrix.states; i++) {
          share += (stationary.pi[i] as number) * (matrix.p[i * matrix.states + j] as number);
        }
        expect(share).toBeCloseTo(stationary.pi[j] as number, 12);
      }
      expect(stationary.pi.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    }),
  );
});

it('[ME32] gives states that are left for good 0, and says why there are no shares', () => {
  const stationaryOf = (...counts: number[]) =>
    measureStationary(toTransitionMatrix(Uint32Array.from(counts)));
  expect(stationaryOf(1, 1, 0, 0, 0, 1, 0, 1, 0)).toEqual({
    ok: true,
    pi: Float64Array.of(0, 0.5, 0.5),
  });
  expect(stationaryOf(0, 0, 0, 0)).toEqual({ ok: false, reason: 'no_steps' });
  expect(stationaryOf(0, 1, 0, 0)).toEqual({ ok: false, reason: 'open_end' });
  expect(stationaryOf(1, 0, 0, 1)).toEqual({ ok: false, reason: 'several_parts' });
  expect(stationaryOf(0, 0, 0, 0, 0, 2, 0, 3, 0)).toEqual({
    ok: true,
    pi: Float64Array.of(0, 0.5, 0.5),
  });
});

it('[ME33] measures entropies in bits and as share of log2 of the states', () => {
  const even = measureTransitionEntropy(new Uint32Array(16).fill(5));
  expect(even).toMatchObject({
    transitionBits: 2,
    stationaryBits: 2,
    transitionShare: 1,
    stationaryShare: 1,
  });
  const ring = measureTransitionEntropy(Uint32Array.of(0, 4, 4, 0));
  expect(ring).toMatchObject({ transitionBits: 0, stationaryBits: 1, stationaryShare: 1 });
  // π = (2/3, 1/3), rows (1/2, 1/2) and (1, 0): 2/3 bit.
  const golden = measureTransitionEntropy(Uint32Array.of(1, 1, 1, 0));
  expect(golden.transitionBits).toBeCloseTo(2 / 3, 12);
  expect(golden.stationaryBits).toBeCloseTo(Math.log2(3) - 2 / 3, 12);
  expect(measureTransitionEntropy(Uint32Array.of(7))).toMatchObject({
    transitionBits: 0,
    transitionShare: null,
  });
  expect(measureTransitionEntropy(Uint32Array.of(0, 1, 0, 0))).toMatchObject({
    transitionBits: null,
    stationaryShare: null,
  });
});
