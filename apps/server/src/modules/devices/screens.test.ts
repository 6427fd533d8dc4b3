import { expect, it } from 'vitest';
import { toMmPerPx, toScreen } from './screens.ts';

const BOX = { widthPx: 390, heightPx: 753, pixelRatio: 3 };

it('a CSS px of a listed device has the size that its panel says, by name whatever its screen', () => {
  const screen = toScreen({ name: 'iPhone 15 Pro', ...BOX });
  expect(screen).toMatchObject({ kind: 'mobile', ppi: 460, isAssumed: false });
  expect(toMmPerPx(screen)).toBeCloseTo((25.4 * 3) / 460, 6);
});

it('a device that does not say its name is known by screen size and ratio, however it is turned', () => {
  for (const screen of [
    { widthPx: 390, heightPx: 844 },
    { widthPx: 844, heightPx: 390 },
  ]) {
    const found = toScreen({ name: 'iPhone', ...BOX, screen });
    expect(found.isAssumed).toBe(false);
    expect(found.ppi).toBeGreaterThan(455);
    expect(found.ppi).toBeLessThan(465);
  }
});

it('a screen that nobody knows is assumed, and said to be', () => {
  const unknown = toScreen({ name: 'K', ...BOX, screen: { widthPx: 391, heightPx: 844 } });
  expect(unknown).toEqual({ kind: 'mobile', ppi: 460, pixelRatio: 3, isAssumed: true });
  expect(toScreen({ name: 'K', ...BOX }).isAssumed).toBe(true);
  const otherRatio = { ...BOX, pixelRatio: 2.5, screen: { widthPx: 390, heightPx: 844 } };
  expect(toScreen({ name: 'K', ...otherRatio }).isAssumed).toBe(true);
});
