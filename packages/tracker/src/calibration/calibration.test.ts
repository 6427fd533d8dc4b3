import { expect, it } from 'vitest';
import { fitPatchHead, sumLooks, toMedian } from '#method/index.ts';
import { TOY_EYES } from '#synthetic/toy-person.ts';
import { playCalibration, playDots, playValidation, TOY_SCREEN } from '#synthetic/toy-session.ts';
import { calibrate, leaveOneOut } from './calibrate.ts';
import { DOT_DEFAULTS, type Dot, keepLooks } from './dot-looks.ts';
import { measureDotError } from './point-errors.ts';
import { CALIBRATION_POINTS, POINT_TIMES, VALIDATION_POINTS } from './points.ts';
import { listTaughtLooks } from './taught-looks.ts';
import { validate } from './validation.ts';

it('[CA1] has 9 dots to learn from and 5 others to judge by', () => {
  const names = (points: typeof CALIBRATION_POINTS) => points.map(({ u, v }) => `${u} ${v}`);
  const all = [...names(CALIBRATION_POINTS), ...names(VALIDATION_POINTS)];
  expect([CALIBRATION_POINTS.length, VALIDATION_POINTS.length]).toEqual([9, 5]);
  expect(new Set(all).size).toBe(14);
});

it('[CA2] leaves out frames before the eyes have settled, and counts those without a face', () => {
  const [dot] = playDots(1, CALIBRATION_POINTS) as [Dot];
  const settled = dot.frames.filter(({ sinceMs }) => sinceMs >= POINT_TIMES.settleMs);
  const kept = keepLooks(dot, TOY_SCREEN);
  expect(settled.length).toBeLessThan(dot.frames.length);
  expect(kept.frameCount).toBe(settled.length);
  expect(kept.looks).toEqual(settled.map(({ look }) => look));
  const lost = { ...dot, frames: dot.frames.map((frame) => ({ ...frame, look: null })) };
  expect(keepLooks(lost, TOY_SCREEN)).toMatchObject({ looks: [], frameCount: settled.length });
});

it('[CA3] leaves out blinks', () => {
  const [dot] = playDots(2, CALIBRATION_POINTS, { blinkEvery: 4 }) as [Dot];
  const { looks, frameCount } = keepLooks(dot, TOY_SCREEN);
  const closed = dot.frames.filter((frame, k) => k % 4 === 1 && frame.sinceMs >= 600);
  expect(closed.length).toBeGreaterThan(0);
  expect(looks.length).toBe(frameCount - closed.length);
  for (const { look } of closed) expect(looks).not.toContain(look);
});

it('[CA3] keeps open eyes of a noisy camera', () => {
  const eyes = { ...TOY_EYES, noise: 60 };
  const [dot] = playDots(2, CALIBRATION_POINTS, { eyes, cutPx: 0.5 }) as [Dot];
  const { looks, frameCount } = keepLooks(dot, TOY_SCREEN);
  expect(looks.length).toBeGreaterThan(0.7 * frameCount);
  const strict = { ...DOT_DEFAULTS, slack: 0 };
  expect(keepLooks(dot, TOY_SCREEN, strict).looks.length).toBeLessThan(looks.length);
});

it('[CA4] learns from at most 12 looks of a dot, spread over its time', () => {
  const [dot] = playDots(3, CALIBRATION_POINTS.slice(0, 1), { framesPerDot: 54 }) as [Dot];
  const kept = keepLooks(dot, TOY_SCREEN);
  expect(kept.looks.length).toBe(36);
  const taught = listTaughtLooks(kept).map(({ feature }) => feature);
  expect(taught).toEqual(kept.looks.filter((_, i) => i % 3 === 0).map(({ feature }) => feature));
  expect(listTaughtLooks({ ...kept, looks: kept.looks.slice(0, 5) }).length).toBe(5);
  expect(listTaughtLooks({ ...kept, looks: [] })).toEqual([]);
});

function judgeDots(seed: number, lookAt = (dot: number) => dot) {
  const dots = playCalibration(seed, { lookAt });
  return leaveOneOut(
    dots,
    dots.map((dot) => sumLooks(listTaughtLooks(dot))),
  );
}

it('[CA5] judges each dot by what the others teach', () => {
  const good = judgeDots(4);
  expect(good.map(({ dot }) => dot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Math.max(...good.map(({ errorDeg }) => errorDeg))).toBeLessThan(4);
  const skipped = judgeDots(4, (dot) => (dot === 2 ? 0 : dot));
  const errors = skipped.map(({ errorDeg }) => errorDeg);
  expect(errors[2]).toBeGreaterThan(6);
  expect(errors[2]).toBeGreaterThan(2 * (good[2]?.errorDeg ?? 0));
});

it('[CA6] measures a dot by its median gaze, in mm and degrees at the distance of the head', () => {
  const dots = playCalibration(5);
  const model = fitPatchHead(dots.map((dot) => sumLooks(listTaughtLooks(dot))));
  const [dot] = dots as [(typeof dots)[0]];
  const error = measureDotError(3, model, dot);
  const zMm = toMedian(dot.looks.map(({ head }) => head.zMm));
  expect(error?.dot).toBe(3);
  expect(Math.tan(((error?.errorDeg ?? 0) * Math.PI) / 180) * zMm).toBeCloseTo(
    error?.errorMm ?? -1,
    9,
  );
  const shifted = { ...dot, target: { ...dot.target, xMm: dot.target.xMm + 50 } };
  expect(measureDotError(3, model, shifted)?.errorMm).toBeGreaterThan(40);
  expect(measureDotError(3, model, { ...dot, looks: [] })).toBeNull();
});

it('[CA7] keeps the signed offset of the validation with its spread', () => {
  const calibration = calibrate(playCalibration(6));
  if (!calibration) throw new Error('no calibration');
  const { model, similarity } = calibration;
  const fair = validate(model, similarity, playValidation(7), TOY_SCREEN);
  expect(fair.dots.length).toBe(5);
  expect(Math.abs(fair.accuracy?.offsetXPx ?? 99)).toBeLessThan(20);
  expect(fair.accuracy?.offsetXSePx).toBeGreaterThan(0);
  expect(fair.stdPx).toBeGreaterThan(0);
  expect(fair.similarity).toBeGreaterThan(0.9);
  const beside = playValidation(7).map((dot) => ({
    ...dot,
    target: { ...dot.target, xMm: dot.target.xMm + 10 },
  }));
  // 10 mm to the right of the frame is to the left on the screen, so gaze is right of the dots.
  const shifted = validate(model, similarity, beside, TOY_SCREEN);
  expect((shifted.accuracy?.offsetXPx ?? 0) - (fair.accuracy?.offsetXPx ?? 0)).toBeCloseTo(
    10 / TOY_SCREEN.mmPerPx,
    6,
  );
});

it('[CA8] says so when there is nothing to learn from or to judge', () => {
  const nobody = playCalibration(8, { withoutFace: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  expect(calibrate(nobody)).toBeNull();
  const calibration = calibrate(playCalibration(8));
  if (!calibration) throw new Error('no calibration');
  const gone = playValidation(8, { withoutFace: [0, 1, 2, 3, 4] });
  const validation = validate(calibration.model, calibration.similarity, gone, TOY_SCREEN);
  expect(validation).toMatchObject({ dots: [], accuracy: null, stdPx: null, distanceMm: null });
});

it('[CA9] does not change its input', () => {
  const dots = playCalibration(9);
  const before = structuredClone(dots);
  calibrate(dots);
  expect(dots).toEqual(before);
});
