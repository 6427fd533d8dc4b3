import { expect, it } from 'vitest';
import { TOY_EYES } from '#synthetic/toy-person.ts';
import {
  playCalibration,
  playValidation,
  TOY_SCREEN,
  type ToySessionOptions,
} from '#synthetic/toy-session.ts';
import { createSimilarity } from '#tracking/similarity.ts';
import { calibrate } from './calibrate.ts';
import { GATE_DEFAULTS, type GateOptions, type GateVerdict, judgeCalibration } from './gate.ts';
import { decideNextStep } from './next-step.ts';
import { validate } from './validation.ts';

const SEEDS = [11, 22, 33];

interface Session {
  readonly calibration?: ToySessionOptions;
  readonly validation?: ToySessionOptions;
  readonly options?: GateOptions;
}

function judge(seed: number, session: Session = {}): GateVerdict {
  const calibration = calibrate(playCalibration(seed, session.calibration));
  if (!calibration) throw new Error('no calibration');
  const validationDots = playValidation(seed + 1000, session.validation);
  const { model, similarity } = calibration;
  const validation = validate(model, similarity, validationDots, TOY_SCREEN);
  return judgeCalibration({ calibration, validation, validationDots }, session.options);
}

it('[GA1] accepts people who follow the dots', () => {
  for (const seed of SEEDS) {
    expect(judge(seed)).toMatchObject({ accepted: true, reasons: [], version: 2 });
    expect(judge(seed, { calibration: { blinkEvery: 5 } }).accepted).toBe(true);
  }
});

it('[GA2] refuses two skipped dots, a stare and eyes one dot late by the dots themselves', () => {
  for (const lookAt of [
    (dot: number) => (dot === 2 || dot === 4 ? 0 : dot),
    () => 0,
    (dot: number) => (dot + 8) % 9,
  ]) {
    for (const seed of SEEDS) {
      const verdict = judge(seed, { calibration: { lookAt } });
      expect(verdict.accepted).toBe(false);
      expect(verdict.reasons).toContain('dots_disagree');
    }
  }
});

it('[GA3] refuses when gaze is off the validation dots', () => {
  const verdict = judge(11, { validation: { lookAt: () => 4 } });
  expect(verdict.reasons).toEqual(['off_target', 'dot_off_target']);
  const one = judge(11, { validation: { lookAt: (dot) => (dot === 1 ? 2 : dot) } });
  expect(one.reasons).toContain('dot_off_target');
});

it('[GA4] refuses where the face was gone at a dot, in either part', () => {
  const gone = judge(22, { calibration: { withoutFace: [3] } });
  expect(gone.reasons).toContain('few_looks');
  expect(gone.worstDots[0]).toBe(3);
  expect(judge(22, { validation: { withoutFace: [0] } }).reasons).toContain('few_looks');
  expect(judge(22, { validation: { withoutFace: [0, 1, 2, 3, 4] } }).reasons).toEqual([
    'few_looks',
    'off_target',
    'dot_off_target',
    'other_eyes',
  ]);
});

it('[GA4] refuses a calibration without any look, and shows all dots again', () => {
  const verdict = judgeCalibration(null);
  expect(verdict).toMatchObject({ accepted: false, reasons: ['few_looks'], looMeanDeg: null });
  expect(decideNextStep([verdict])).toEqual({ kind: 'repeat_all' });
});

it('[GA5] refuses eyes that are not those of the calibration', () => {
  const eyes = { ...TOY_EYES, irisPx: 3, irisGrey: 190, skinGrey: 70 };
  expect(judge(33, { validation: { eyes } }).reasons).toContain('other_eyes');
});

it('[GA5] asks more of the median than of a single look, and less in a noisy camera', () => {
  const { leastOpen, leastMedian } = createSimilarity(
    playCalibration(34).map(({ looks }) => looks),
  );
  expect(leastMedian).toBeGreaterThan(leastOpen);
  const eyes = { ...TOY_EYES, noise: 25 };
  const noisy = createSimilarity(playCalibration(34, { eyes }).map(({ looks }) => looks));
  expect(noisy.leastMedian).toBeLessThan(leastMedian);
});

it('[GA6] accepts at a limit and refuses just above it', () => {
  const { looMeanDeg, validationMeanDeg, validationWorstDeg } = judge(44);
  if (looMeanDeg === null || validationMeanDeg === null || validationWorstDeg === null) {
    throw new Error('not judged');
  }
  const exact = { ...GATE_DEFAULTS, looMeanDeg, validationMeanDeg, validationWorstDeg };
  expect(judge(44, { options: exact }).accepted).toBe(true);
  const tight = (change: Partial<GateOptions>) =>
    judge(44, { options: { ...exact, ...change } }).reasons;
  expect(tight({ looMeanDeg: looMeanDeg - 1e-9 })).toEqual(['dots_disagree']);
  expect(tight({ validationMeanDeg: validationMeanDeg - 1e-9 })).toEqual(['off_target']);
  expect(tight({ validationWorstDeg: validationWorstDeg - 1e-9 })).toEqual(['dot_off_target']);
});

it('[GA7] repeats the worst dots, then all, then stops', () => {
  const bad = judge(55, { calibration: { lookAt: (dot) => (dot === 2 || dot === 4 ? 0 : dot) } });
  const good = judge(55);
  expect(decideNextStep([good])).toEqual({ kind: 'go' });
  expect(decideNextStep([bad])).toEqual({
    kind: 'repeat_dots',
    dots: bad.worstDots.slice(0, 3),
  });
  expect(decideNextStep([bad, bad])).toEqual({ kind: 'repeat_all' });
  expect(decideNextStep([bad, bad, bad])).toEqual({ kind: 'stop' });
  expect(decideNextStep([bad, bad, good])).toEqual({ kind: 'go' });
  expect(() => decideNextStep([])).toThrow(RangeError);
});
