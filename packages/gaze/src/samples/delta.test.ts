import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromDeltas, INTEGER_RANGES, toDeltas } from './delta.ts';

const i32 = fc.integer({ min: INTEGER_RANGES.i32.min, max: INTEGER_RANGES.i32.max });

it('[SA14] gives back every integer', () => {
  fc.assert(
    fc.property(fc.array(i32), (values) => {
      const deltas = JSON.parse(JSON.stringify(toDeltas(values)));
      expect(fromDeltas(deltas, INTEGER_RANGES.i32)).toEqual(values);
    }),
  );
});

it('[SA14] writes the first value and then differences', () => {
  expect(toDeltas(Int16Array.of(400, 401, 399))).toEqual([400, 1, -2]);
});

it('[SA14] refuses fractions and values outside the range', () => {
  expect(() => toDeltas([0.5])).toThrow(RangeError);
  expect(() => fromDeltas([250, 6], INTEGER_RANGES.u8)).toThrow(RangeError);
  expect(() => fromDeltas([1, -2], INTEGER_RANGES.u8)).toThrow(RangeError);
  expect(() => fromDeltas([0.5], INTEGER_RANGES.u8)).toThrow(RangeError);
  expect(fromDeltas([250, 5], INTEGER_RANGES.u8)).toEqual([250, 255]);
});
