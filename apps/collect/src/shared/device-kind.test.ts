import { expect, it } from 'vitest';
import { toDeviceKind } from './device-kind.ts';

it.each([
  ['a phone', { touchPoints: 5, isCoarse: true, shortPx: 390 }, 'mobile'],
  ['the largest phone', { touchPoints: 5, isCoarse: true, shortPx: 480 }, 'mobile'],
  [
    'a phone whose browser tells of a mouse',
    { touchPoints: 5, isCoarse: false, shortPx: 412 },
    'mobile',
  ],
  ['the smallest iPad', { touchPoints: 5, isCoarse: true, shortPx: 744 }, 'tablet'],
  ['an Android tablet', { touchPoints: 10, isCoarse: true, shortPx: 600 }, 'tablet'],
  ['a computer', { touchPoints: 0, isCoarse: false, shortPx: 900 }, 'computer'],
  ['a laptop with a touch screen', { touchPoints: 10, isCoarse: false, shortPx: 864 }, 'computer'],
  ['a small window of a computer', { touchPoints: 0, isCoarse: false, shortPx: 320 }, 'computer'],
] as const)('%s is known', (_, signs, kind) => {
  expect(toDeviceKind(signs)).toBe(kind);
});
