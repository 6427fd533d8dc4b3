import { expect, it } from 'vitest';
import { measureEmptyPercent, measurePreview, toScreen } from './preview-size.ts';

const phone = toScreen({ device: 'mobile', orientation: 'portrait' });

it('turns the screen with the project', () => {
  expect(phone).toEqual({ widthPx: 390, heightPx: 844 });
  expect(toScreen({ device: 'tablet', orientation: 'landscape' })).toEqual({
    widthPx: 1180,
    heightPx: 820,
  });
});

it('draws the frame as large as its place, and no larger than asked', () => {
  expect(measurePreview({ widthPx: 2_000, heightPx: 2_000 }, phone, 298)).toBe(298);
  const narrow = measurePreview({ widthPx: 107, heightPx: 2_000 }, phone, 298);
  expect(narrow).toBe(100);
  const low = measurePreview({ widthPx: 2_000, heightPx: 451 }, phone, 298);
  expect((low * 844) / 390).toBeLessThanOrEqual(451);
  expect(measurePreview({ widthPx: 0, heightPx: 0 }, phone, 298)).toBe(0);
});

it('says how much of the screen a picture leaves empty', () => {
  expect(measureEmptyPercent(phone, { widthPx: 1_170, heightPx: 2_532 })).toBe(0);
  expect(measureEmptyPercent(phone, { widthPx: 500, heightPx: 500 })).toBe(54);
});
