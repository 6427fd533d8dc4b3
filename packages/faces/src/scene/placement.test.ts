import { expect, test } from 'vitest';
import { toCamera, toHead, toHeadAxes, toPlacement } from './placement.ts';

const STRAIGHT = { xMm: 5, yMm: -8, zMm: 330, yawDeg: 0, pitchDeg: 0, rollDeg: 0 };

test('the nose of a straight head is nearer to the camera than its origin', () => {
  expect(toCamera(toPlacement(STRAIGHT), [0, 0, 40])).toEqual([5, -8, 290]);
  expect(toCamera(toPlacement(STRAIGHT), [0, 100, 0])[1]).toBe(-108);
});

test('yaw and pitch are those of the line out of the back of the head', () => {
  const placement = toPlacement({ ...STRAIGHT, yawDeg: 20 });
  const [x, y] = toCamera(placement, [0, 0, -1]);
  expect(x - 5).toBeCloseTo(Math.sin(Math.PI / 9), 9);
  expect(y + 8).toBeCloseTo(0, 9);
  const [, raised] = toCamera(toPlacement({ ...STRAIGHT, pitchDeg: 10 }), [0, 0, -1]);
  expect(raised + 8).toBeCloseTo(Math.sin(Math.PI / 18), 9);
});

test('a positive roll turns the head clockwise in the frame', () => {
  const [x, y] = toCamera(toPlacement({ ...STRAIGHT, rollDeg: 90 }), [1, 0, 0]);
  expect([x - 5, y + 8].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([0, 1]);
});

test('head axes undo what camera axes did', () => {
  const placement = toPlacement({ ...STRAIGHT, yawDeg: 12, pitchDeg: -7, rollDeg: 4 });
  const there = toCamera(placement, [11, -23, 37]);
  const back = toHead(placement, there);
  [11, -23, 37].forEach((value, i) => {
    expect(back[i]).toBeCloseTo(value, 9);
  });
  expect(Math.hypot(...toHeadAxes(placement, [0, 0, 1]))).toBeCloseTo(1, 12);
});
