import { expect, it } from 'vitest';
import { toMainReason } from './main-reason.ts';

const components = (samplingRate: number, integrity: number, onScreen: number) => ({
  components: { samplingRate, integrity, onScreen },
});

it.each([
  ['tooDark', { ...components(20, 90, 90), qualityFlags: ['posture', 'light'] as const }],
  ['movedAway', { ...components(20, 90, 90), qualityFlags: ['posture'] as const }],
  ['lowRate', { ...components(90, 50, 90), qualityFlags: ['low_rate'] as const }],
  ['lookedAway', components(90, 95, 50)],
  ['faceLost', components(90, 40, 50)],
  ['lowRate', components(30, 95, 50)],
  ['faceLost', {}],
])('the one main reason: %s', (reason, { ...person }) => {
  const { qualityFlags, ...measured } = person as { qualityFlags?: readonly ['light'] };
  expect(
    toMainReason({ ...measured, ...(qualityFlags && { qualityFlags: [...qualityFlags] }) }),
  ).toBe(reason);
});
