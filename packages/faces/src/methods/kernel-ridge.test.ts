import { createSeededRandom } from '@fovea/gaze/synthetic';
import { expect, test } from 'vitest';
import { fitKernelRidge } from './kernel-ridge.ts';

const random = createSeededRandom(8);
const rows = Array.from({ length: 12 }, () =>
  Float64Array.from({ length: 4 }, () => random() - 0.5),
);
const value = (row: Float64Array) => [3 * (row[0] ?? 0), (row[1] ?? 0) - (row[3] ?? 0)] as const;

test('a weak ridge finds the linear map behind the rows', () => {
  const centred = rows.flatMap((row) => [row, row.map((each) => -each)]);
  const map = fitKernelRidge(centred, centred.map(value), 1e-9);
  const row = Float64Array.from([0.3, -0.2, 0.4, 0.1]);
  expect(map(row)[0]).toBeCloseTo(0.9, 5);
  expect(map(row)[1]).toBeCloseTo(-0.3, 5);
});

test('a strong ridge answers with the mean', () => {
  const map = fitKernelRidge(
    rows,
    rows.map(() => [7, -2] as const),
    1e9,
  );
  expect(map(rows[0] as Float64Array)[0]).toBeCloseTo(7, 6);
  expect(map(rows[0] as Float64Array)[1]).toBeCloseTo(-2, 6);
});

test('nothing to learn from is a mistake of the caller', () => {
  expect(() => fitKernelRidge([], [], 1)).toThrow(RangeError);
});
