import { expect, it } from 'vitest';
import {
  playCalibration,
  playValidation,
  TOY_SCREEN,
  type ToySessionOptions,
} from '#synthetic/toy-session.ts';
import { calibrate } from './calibrate.ts';
import { judgeCalibration } from './gate.ts';
import { type KeptCalibration, keepCalibration, recallCalibration } from './kept-calibration.ts';
import { validate } from './validation.ts';

function learn(seed: number) {
  const calibration = calibrate(playCalibration(seed));
  if (!calibration) throw new Error('no calibration');
  return calibration;
}

/** As a store gives it back. */
function keep(seed: number): KeptCalibration {
  return JSON.parse(JSON.stringify(keepCalibration(learn(seed))));
}

function judgeAgain(kept: KeptCalibration, seed: number, options?: ToySessionOptions) {
  const validationDots = playValidation(seed, options);
  const calibration = recallCalibration(kept, validationDots);
  if (!calibration) throw new Error('nothing recalled');
  const validation = validate(
    calibration.model,
    calibration.similarity,
    validationDots,
    TOY_SCREEN,
  );
  return judgeCalibration({ calibration, validation, validationDots });
}

it('[CA10] keeps weights, errors and the range of the head, and no picture of an eye', () => {
  const calibration = learn(11);
  const kept = keep(11);
  expect(Object.keys(kept)).toEqual(['model', 'leaveOneOut', 'headRange']);
  expect(kept.model.weights.x).toEqual([...calibration.model.weights.x]);
  const text = JSON.stringify(kept);
  for (const [value = 0] of calibration.similarity.features) expect(text).not.toContain(`${value}`);
});

it('[CA11] five dots accept the weights of whoever follows them, and refuse whoever does not', () => {
  const kept = keep(11);
  expect(judgeAgain(kept, 1011)).toMatchObject({ accepted: true, reasons: [] });
  expect(judgeAgain(kept, 1011, { lookAt: () => 4 }).reasons).toContain('off_target');
  expect(judgeAgain(kept, 1011, { withoutFace: [2] }).reasons).toContain('few_looks');
});

it('[CA11] the dots teach how the eyes look; another version is not taken', () => {
  const kept = keep(11);
  const dots = playValidation(1011);
  const similarity = recallCalibration(kept, dots)?.similarity;
  expect(similarity?.features[0]).toBe(dots[0]?.looks[0]?.feature);
  expect(recallCalibration({ ...kept, model: { ...kept.model, version: 1 } }, dots)).toBeNull();
});
