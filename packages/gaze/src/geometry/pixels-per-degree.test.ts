import { expect, it } from 'vitest';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree } from './pixels-per-degree.ts';

it('[GD1] gives 37 CSS px on a phone in the hand and 41 on a tablet', () => {
  const phone = { distanceCm: ASSUMED_DISTANCE_CM.phone, ppi: 460, pixelRatio: 3 };
  expect(measurePxPerDegree(phone)).toBeCloseTo(36.88, 2);
  const tablet = { distanceCm: ASSUMED_DISTANCE_CM.tablet, ppi: 264, pixelRatio: 2 };
  expect(measurePxPerDegree(tablet)).toBeCloseTo(40.82, 2);
  expect(measurePxPerDegree({ ...phone, distanceCm: 70 })).toBeCloseTo(
    2 * measurePxPerDegree(phone),
    9,
  );
});

it('[GD2] refuses what is not above 0', () => {
  const phone = { distanceCm: 35, ppi: 460, pixelRatio: 3 };
  expect(() => measurePxPerDegree({ ...phone, distanceCm: 0 })).toThrow(RangeError);
  expect(() => measurePxPerDegree({ ...phone, ppi: Number.NaN })).toThrow(RangeError);
  expect(() => measurePxPerDegree({ ...phone, pixelRatio: -3 })).toThrow(RangeError);
});
