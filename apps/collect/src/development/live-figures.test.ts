import { expect, test } from 'vitest';
import { type FrameRecord, keepRecent, measureFigures } from './live-figures.ts';

const TARGET = { xPx: 100, yPx: 200 };

function createFrame(i: number, xPx: number, changes: Partial<FrameRecord> = {}): FrameRecord {
  const gaze = { xPx, yPx: 200, confidence: 1, flags: 1, estimatedDistanceMm: 300, yawDeg: 0 };
  const times = { tMs: i * 50, workMs: 20, mainMs: 1, paintMs: 2, onTargetMs: 1_000 };
  return { ...times, gaze, ...changes };
}

test('the error is that of the median gaze, in px, cm and degrees', () => {
  const frames = [110, 120, 400].map((xPx, i) => createFrame(i, xPx));
  const { error, rateHz } = measureFigures(frames, TARGET, 0.2);
  expect(error?.errorPx).toBe(20);
  expect(error?.errorCm).toBeCloseTo(0.4, 9);
  expect(error?.errorDeg).toBeCloseTo(0.764, 3);
  expect(rateHz).toBe(20);
});

test('eyes that are on their way to the target, and closed ones, do not count', () => {
  const onTheirWay = createFrame(0, 300, { onTargetMs: 100 });
  const closed = createFrame(1, 900);
  const frames = [
    onTheirWay,
    { ...closed, gaze: closed.gaze && { ...closed.gaze, confidence: 0 } },
  ];
  expect(measureFigures(frames, TARGET, 0.2).error).toBeNull();
});

test('frames of more than a second and a half ago are forgotten', () => {
  const frames = [createFrame(0, 1), createFrame(30, 1), createFrame(31, 1)];
  expect(keepRecent(frames, 1_550).map(({ tMs }) => tMs)).toEqual([1_500, 1_550]);
});
