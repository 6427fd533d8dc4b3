import { expect, it } from 'vitest';
import { toViewing } from './viewing.ts';

const phone = { widthPx: 412, heightPx: 800, pixelRatio: 2.625 };

it('takes the density of a listed phone, at the distance of phones', () => {
  const viewing = toViewing({ name: 'pixel 8', ...phone }, null);
  expect(viewing).toMatchObject({
    ppi: 428,
    ppiSource: 'device-list',
    pixelRatio: 2.625,
    distanceCm: 35,
    distanceSource: 'assumed',
  });
  expect(viewing.pxPerDegree).toBeCloseTo((2 * 35 * Math.tan(Math.PI / 360) * 428) / 2.54 / 2.625);
});

it('assumes 37 CSS px a degree for a phone that nobody knows, whatever its pixel ratio', () => {
  for (const pixelRatio of [2, 3]) {
    const viewing = toViewing({ ...phone, name: 'K', pixelRatio }, null);
    expect(viewing).toMatchObject({ ppiSource: 'assumed', distanceSource: 'assumed' });
    expect(viewing.pxPerDegree).toBeCloseTo(36.9, 1);
  }
});

it('takes a wide screen that nobody knows for a tablet, which is held farther away', () => {
  const viewing = toViewing({ name: 'K', widthPx: 1_180, heightPx: 734, pixelRatio: 2 }, null);
  expect(viewing).toMatchObject({ distanceCm: 45, ppi: 264, ppiSource: 'assumed' });
  expect(viewing.pxPerDegree).toBeCloseTo(40.8, 1);
});

it('counts the pixels of the panel where a phone draws with fewer and tells their ratio', () => {
  const device = { name: 'Galaxy S24 Ultra', widthPx: 384, heightPx: 740, pixelRatio: 2.8125 };
  expect(toViewing(device, null).pixelRatio).toBe(3.75);
  expect(toViewing({ ...device, pixelRatio: 3.75 }, null).pixelRatio).toBe(3.75);
  const inHalfAScreen = { ...device, widthPx: 192, pixelRatio: 3.75 };
  expect(toViewing(inHalfAScreen, null).pixelRatio).toBe(3.75);
});

it('tells precision in degrees, where the phone measured it', () => {
  const viewing = toViewing({ name: 'K', ...phone }, 55);
  expect(viewing.precisionStdDeg).toBeCloseTo(55 / viewing.pxPerDegree);
  expect(toViewing({ name: 'K', ...phone }, null).precisionStdDeg).toBeNull();
});
