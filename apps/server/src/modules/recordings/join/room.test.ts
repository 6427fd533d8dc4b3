import { expect, it } from 'vitest';
import { refuseJoin, toBound, toShare } from './room.ts';

const room = (
  target: number,
  finished: number,
  runs: Record<string, number> = {},
  unpacked = 0,
) => ({
  target,
  finished,
  unpacked,
  runs: new Map(Object.entries(runs)),
});

it('at most a fifth more than the target and five have finished or run', () => {
  expect([1, 4, 5, 10, 30, 100_000].map(toBound)).toEqual([6, 9, 11, 17, 41, 120_005]);
  expect(refuseJoin(room(10, 0, { a: 16 }), 'a')).toBeUndefined();
  expect(refuseJoin(room(10, 0, { a: 17 }), 'a')).toBe('starts_limited');
  expect(refuseJoin(room(10, 9, { a: 7 }), 'a')).toBeUndefined();
  expect(refuseJoin(room(10, 9, { a: 8 }), 'a')).toBe('starts_limited');
});

it('it is over once as many have finished as are wanted, whoever runs', () => {
  expect(refuseJoin(room(10, 9), 'a')).toBeUndefined();
  expect(refuseJoin(room(10, 10), 'a')).toBe('project_full');
  expect(refuseJoin(room(10, 10, { a: 50 }), 'a')).toBe('project_full');
});

it('as long as a place may come back from one that finished, phones try again', () => {
  expect(refuseJoin(room(10, 10, {}, 1), 'a')).toBe('starts_limited');
  expect(refuseJoin(room(10, 9, {}, 9), 'a')).toBeUndefined();
});

it('another address counts with its share, so that a crowd is bounded and a script is not in the way', () => {
  expect([1, 25, 30, 100].map(toShare)).toEqual([5, 5, 6, 20]);
  expect(refuseJoin(room(20, 0, { script: 400 }), 'person')).toBeUndefined();
  expect(refuseJoin(room(20, 0, { script: 400 }), 'script')).toBe('starts_limited');
  const crowd = Object.fromEntries(Array.from({ length: 29 }, (_, i) => [`phone ${i}`, 1]));
  expect(refuseJoin(room(20, 0, crowd), 'person')).toBe('starts_limited');
});
