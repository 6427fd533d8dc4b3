import { expect, it } from 'vitest';
import { toBand } from './score-bands.ts';

const BANDS = [
  { from: 0, label: 'low', tone: 'bad' },
  { from: 90, label: 'high', tone: 'good' },
  { from: 80, label: 'middle', tone: 'warn' },
];

it.each([
  [100, 'high'],
  [90, 'high'],
  [89.99, 'middle'],
  [80, 'middle'],
  [79.9, 'low'],
  [-1, 'low'],
])('puts %d into the band %s, by its whole number', (score, label) => {
  expect(toBand(score, BANDS).label).toBe(label);
});

it('refuses to judge without bands', () => {
  expect(() => toBand(50, [])).toThrow('at least one band');
});
