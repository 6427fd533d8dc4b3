import { expect, it } from 'vitest';
import { toCreditCost, toProCost } from './project-cost.ts';

const COUNTS = { maxParticipant: 60, completed: 38 };

it.each(['edit', 'active'] as const)('costs its target while it is in %s', (status) => {
  expect(toProCost({ ...COUNTS, status })).toBe(60);
});

it('costs what it has collected once it is done', () => {
  expect(toProCost({ ...COUNTS, status: 'done' })).toBe(38);
});

it('costs nothing while it is Basic, whatever its target', () => {
  expect(toCreditCost({ ...COUNTS, status: 'edit', type: 'basic' })).toBe(0);
  expect(toCreditCost({ ...COUNTS, status: 'edit', type: 'pro' })).toBe(60);
});
