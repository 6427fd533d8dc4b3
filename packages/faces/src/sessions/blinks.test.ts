import { createSeededRandom } from '@fovea/gaze/synthetic';
import { expect, test } from 'vitest';
import { createBlinks } from './blinks.ts';

test('lids close fully every few seconds and are open otherwise', () => {
  const blinkAt = createBlinks(createSeededRandom(3));
  const closed = Array.from({ length: 6000 }, (_, i) => blinkAt(i * 10));
  const blinks = closed.filter((value, i) => value === 1 && (closed[i - 1] ?? 0) < 1).length;
  expect(blinks).toBeGreaterThan(8);
  expect(blinks).toBeLessThan(25);
  expect(closed.filter((value) => value === 0).length / closed.length).toBeGreaterThan(0.9);
  expect(Math.min(...closed)).toBe(0);
});
