import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { expect, it } from 'vitest';
import { calibrate, keepLooks, VALIDATION_POINTS } from '#calibration/index.ts';
import { toLook, toOpenLook, toPlanePoint } from '#method/index.ts';
import { createToyPerson, TOY_FOCAL_PX, TOY_POSE } from '#synthetic/toy-person.ts';
import { playCalibration, playDots, TOY_SCREEN } from '#synthetic/toy-session.ts';
import { DRIFT_SHARE, measureDrift, NO_DRIFT } from './drift.ts';
import { type GazeSetting, toFrameGaze } from './gaze-of-frame.ts';
import { isOutsideRange, measureHeadRange } from './head-range.ts';
import { createSimilarity, SIMILARITY_DEFAULTS, toConfidence, toSimilarity } from './similarity.ts';

const calibration = calibrate(playCalibration(1));
if (!calibration) throw new Error('no calibration');
const { model, similarity, headRange } = calibration;
const setting: GazeSetting = { model, similarity, screen: TOY_SCREEN, focalPx: TOY_FOCAL_PX };
const CENTRE = toPlanePoint({ x: 195, y: 422 }, TOY_SCREEN);
const SHIFTED = { xMm: 25, yMm: 55, zMm: 390, yawDeg: 6, pitchDeg: -2 };

it('[TR1] is surer the more the eyes are those of the calibration', () => {
  const person = createToyPerson(2);
  const open = toSimilarity(similarity, toLook(person.look(CENTRE), TOY_FOCAL_PX));
  const blurred = toConfidence(similarity, open - 0.03);
  expect(toConfidence(similarity, open)).toBeGreaterThan(blurred);
  expect(toConfidence(similarity, 1)).toBe(1);
  expect(toConfidence(similarity, similarity.leastOpen)).toBe(0);
  expect(toConfidence(similarity, 0)).toBe(0);
});

it('[TR2] flags closed eyes and no open ones', () => {
  const person = createToyPerson(3);
  for (const { u, v } of VALIDATION_POINTS) {
    const target = toPlanePoint({ x: u * 390, y: v * 844 }, TOY_SCREEN);
    expect(toFrameGaze(person.look(target), setting).flags & SAMPLE_FLAGS.blink).toBe(0);
    const closed = toFrameGaze(person.look(target, TOY_POSE, { isBlink: true }), setting);
    expect(closed.flags & SAMPLE_FLAGS.blink).toBe(SAMPLE_FLAGS.blink);
    expect(closed.confidence).toBe(0);
  }
});

it('[TR3] lowers the floor for a noisy camera, never above its highest', () => {
  const looks = playCalibration(4).map((dot) => dot.looks);
  const noisy = playCalibration(4, { cutPx: 1.5 }).map((dot) => dot.looks);
  const floor = createSimilarity(looks).leastOpen;
  expect(floor).toBeLessThanOrEqual(SIMILARITY_DEFAULTS.leastOpen);
  expect(createSimilarity(noisy).leastOpen).toBeLessThan(floor);
});

it('[TR4] leaves the calibrated range by a posture, not by one frame or a sway', () => {
  const [dot] = playDots(5, VALIDATION_POINTS);
  const heads = (dot?.frames ?? []).flatMap(({ look }) => (look ? [look.head] : []));
  expect(isOutsideRange(headRange, heads)).toBe(false);
  const person = createToyPerson(5);
  const away = toLook(person.look(CENTRE, SHIFTED), TOY_FOCAL_PX).head;
  expect(isOutsideRange(headRange, [...heads, away])).toBe(false);
  expect(isOutsideRange(headRange, [away, away])).toBe(true);
  expect(isOutsideRange(headRange, [])).toBe(false);
  expect(() => measureHeadRange([])).toThrow(RangeError);
});

it('[TR5] corrects nothing while the head is where it was calibrated', () => {
  const [dot] = playDots(6, VALIDATION_POINTS).map((each) => keepLooks(each, TOY_SCREEN));
  if (!dot) throw new Error('no dot');
  const beside = { xMm: dot.target.xMm + 12, yMm: dot.target.yMm };
  expect(measureDrift(model, headRange, dot.looks, beside)).toBe(NO_DRIFT);
});

it('[TR6] corrects a share of the offset when the head has left', () => {
  const person = createToyPerson(7);
  const looks = Array.from({ length: 8 }, () =>
    toOpenLook(person.look(CENTRE, SHIFTED), TOY_FOCAL_PX),
  );
  const drift = measureDrift(model, headRange, looks, CENTRE);
  const further = measureDrift(model, headRange, looks, { ...CENTRE, xMm: CENTRE.xMm + 10 });
  expect(further.xMm - drift.xMm).toBeCloseTo(10 * DRIFT_SHARE, 9);
  expect(further.yMm).toBe(drift.yMm);
  const face = person.look(CENTRE, SHIFTED);
  const raw = toFrameGaze(face, setting);
  const corrected = toFrameGaze(face, { ...setting, drift: { xMm: 0, yMm: 10 } });
  expect(corrected.yPx - raw.yPx).toBeCloseTo(10 / TOY_SCREEN.mmPerPx, 6);
});

it('[TR7] gives raw gaze of the frame alone, with the estimated distance', () => {
  const person = createToyPerson(8);
  const face = person.look(CENTRE);
  const gaze = toFrameGaze(face, setting);
  expect(Math.hypot(gaze.xPx - 195, gaze.yPx - 422)).toBeLessThan(80);
  expect(gaze.flags).toBe(SAMPLE_FLAGS.face | SAMPLE_FLAGS.onScreen);
  expect(gaze.estimatedDistanceMm).toBeCloseTo(TOY_POSE.zMm, 3);
  toFrameGaze(person.look({ xMm: 30, yMm: 130 }), setting);
  expect(toFrameGaze(face, setting)).toEqual(gaze);
});

it('[TR8] says when gaze is beside the screen and when there is no face', () => {
  const small = { ...setting, screen: { ...TOY_SCREEN, heightPx: 100 } };
  const beside = toFrameGaze(createToyPerson(9).look(CENTRE), small);
  expect(beside.flags & SAMPLE_FLAGS.onScreen).toBe(0);
  expect(beside.flags & SAMPLE_FLAGS.face).toBe(SAMPLE_FLAGS.face);
  expect(toFrameGaze(null, setting)).toEqual({
    xPx: 0,
    yPx: 0,
    confidence: 0,
    flags: 0,
    estimatedDistanceMm: 0,
    yawDeg: 0,
  });
});
