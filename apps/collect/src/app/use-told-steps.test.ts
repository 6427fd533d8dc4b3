import { expect, it } from 'vitest';
import type { Run } from './run-machine.ts';
import { toTold } from './use-told-steps.ts';

const toRun = (step: Run['step'], more: object = {}) => ({ step, ...more }) as Run;

it('tells what is reached from the consent on, and why a run ends', () => {
  expect(toTold(toRun('about-you'))).toEqual({ step: 'consented' });
  expect(toTold(toRun('position'))).toEqual({ step: 'camera_on' });
  expect(toTold(toRun('pages'))).toEqual({ step: 'calibrated' });
  expect(toTold(toRun('thanks'))).toEqual({ step: 'completed' });
  expect(toTold(toRun('ending', { ending: 'camera-too-slow' }))).toEqual({
    step: 'left',
    reason: 'camera_too_slow',
  });
  expect(toTold(toRun('ending', { ending: 'browser-unusable' }))).toEqual({
    step: 'left',
    reason: 'browser_unusable',
  });
  expect(toTold(toRun('stopped'))).toEqual({ step: 'left', reason: 'stopped' });
  expect(toTold(toRun('ending', { ending: 'declined' }))).toEqual({ step: 'declined' });
});

it.each(['opening', 'project-id', 'welcome', 'password', 'consent', 'upload'] as const)(
  'tells nothing of the step %s',
  (step) => {
    expect(toTold(toRun(step))).toBeUndefined();
  },
);

it.each(['unknown', 'unreachable'] as const)(
  'tells nothing of the ending %s, which comes before anybody agreed',
  (ending) => {
    expect(toTold(toRun('ending', { ending }))).toBeUndefined();
  },
);
