import { expect, test } from 'vitest';
import { DEVICES } from '#scene/scene.ts';
import { createSession, type SessionPlan, toPlane } from './create-session.ts';

const PLAN: SessionPlan = {
  seed: 5,
  device: DEVICES.phone,
  movement: 'sway',
  rateHz: 10,
  runs: [
    {
      phase: 'calibration',
      dots: [
        { u: 0.1, v: 0.06 },
        { u: 0.9, v: 0.94 },
      ],
      framesPerDot: 8,
    },
    { phase: 'validation', dots: [{ u: 0.3, v: 0.28 }], framesPerDot: 8 },
  ],
};

test('right on the screen is left in the frame, and the camera is above the screen', () => {
  expect(toPlane(DEVICES.phone, { u: 0.5, v: 0 })).toEqual({ xMm: -0, yMm: 5 });
  expect(toPlane(DEVICES.phone, { u: 1, v: 1 })).toEqual({ xMm: -32.25, yMm: 144.8 });
});

test('a plan is one session, another seed another', () => {
  expect(createSession(PLAN)).toEqual(createSession(PLAN));
  expect(createSession(PLAN)).not.toEqual(createSession({ ...PLAN, seed: 6 }));
});

test('the eyes stay until the person has seen the new dot, then come within 1.5° of it', () => {
  const frames = createSession(PLAN);
  expect(frames).toHaveLength(24);
  for (const { moment, dotMm, sinceMs } of frames) {
    const offMm = Math.hypot(moment.target.xMm - dotMm.xMm, moment.target.yMm - dotMm.yMm);
    if (sinceMs < 100) expect(offMm).toBeGreaterThan(20);
    if (sinceMs >= 300) expect(offMm).toBeLessThan(Math.tan((1.5 * Math.PI) / 180) * 400);
  }
});

test('a still head stays where it is, a swaying one does not', () => {
  const spread = (movement: 'static' | 'sway') => {
    const yaws = createSession({ ...PLAN, movement }).map(({ moment }) => moment.head.yawDeg);
    return Math.max(...yaws) - Math.min(...yaws);
  };
  expect(spread('static')).toBe(0);
  expect(spread('sway')).toBeGreaterThan(0.3);
});

test('a new posture is taken between the runs', () => {
  const frames = createSession({ ...PLAN, movement: 'shift' });
  const distance = (phase: string) => {
    const own = frames.filter((frame) => frame.phase === phase);
    return own.reduce((sum, { moment }) => sum + moment.head.zMm, 0) / own.length;
  };
  expect(Math.abs(distance('validation') - distance('calibration'))).toBeGreaterThan(10);
});
