import { expect, test } from 'vitest';
import { createFace } from '#model/people.ts';
import { toCamera, toPlacement } from '#scene/placement.ts';
import { aimEyeball, findPupil } from './eyeball.ts';

const PLACE = toPlacement({ xMm: 8, yMm: 25, zMm: 330, yawDeg: 6, pitchDeg: -4, rollDeg: 3 });
const FACE = createFace(2);
const STRAIGHT_SIGHT = { ...FACE, eyes: { ...FACE.eyes, kappaDeg: { outward: 0, up: 0 } } };

test.each([-1, 1] as const)('without kappa the axis of eye %i runs through the target', (side) => {
  const eye = aimEyeball(STRAIGHT_SIGHT, side, PLACE, [20, 60, 0]);
  const middle = toCamera(PLACE, eye.middle);
  const pupil = findPupil(eye, PLACE);
  const reach = middle[2] / (middle[2] - pupil[2]);
  expect(middle[0] + reach * (pupil[0] - middle[0])).toBeCloseTo(20, 6);
  expect(middle[1] + reach * (pupil[1] - middle[1])).toBeCloseTo(60, 6);
});

test('kappa turns both axes towards the temples', () => {
  const yaw = (side: -1 | 1, face: typeof FACE) =>
    aimEyeball(face, side, PLACE, [0, 60, 0]).axis[0];
  expect(yaw(-1, FACE)).toBeLessThan(yaw(-1, STRAIGHT_SIGHT));
  expect(yaw(1, FACE)).toBeGreaterThan(yaw(1, STRAIGHT_SIGHT));
});

test('the directions across the axis stand square on it', () => {
  const { axis, across, upward } = aimEyeball(FACE, 1, PLACE, [-30, 140, 0]);
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  for (const value of [product(axis, across), product(axis, upward), product(across, upward)]) {
    expect(value).toBeCloseTo(0, 12);
  }
  expect(upward[1]).toBeGreaterThan(0.9);
});
