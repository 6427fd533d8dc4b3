import { expect, test } from 'vitest';
import { createLids } from './lids.ts';
import { createFace } from './people.ts';

const { eyes } = createFace(1);
const openAt = (axisUp: number, blink: number, open = 1) => {
  const lids = createLids(eyes, axisUp, blink, open);
  return lids.isClosed ? 0 : lids.upperAt(0) - lids.lowerAt(0);
};

test('eyes that look straight ahead open as wide as the person does', () => {
  expect(openAt(0, 0)).toBeGreaterThan(eyes.openMm * 0.95);
  expect(openAt(0, 0)).toBeLessThanOrEqual(eyes.openMm);
});

test('the upper lid goes down with the gaze and narrows the eye', () => {
  expect(createLids(eyes, -0.2, 0, 1).upperAt(0)).toBeLessThan(
    createLids(eyes, 0, 0, 1).upperAt(0) - 1,
  );
  expect(openAt(-0.2, 0)).toBeLessThan(openAt(0, 0) - 0.8);
});

test('a blink closes the eye, half a blink half of it', () => {
  expect(openAt(0, 1)).toBe(0);
  expect(openAt(0, 0.5)).toBeGreaterThan(0.3 * openAt(0, 0));
  expect(openAt(0, 0.5)).toBeLessThan(0.7 * openAt(0, 0));
});

test('a squint narrows the eye and leaves its corners', () => {
  expect(openAt(0, 0, 0.7)).toBeLessThan(0.9 * openAt(0, 0));
  const squint = createLids(eyes, 0, 0, 0.7);
  expect(squint.upperAt(1)).toBeCloseTo(squint.lowerAt(1), 9);
});
