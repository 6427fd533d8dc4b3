import { expect, it } from 'vitest';
import { toLeftMs } from './follow-file.ts';

it('tells how long a film may still take from how long it has taken', () => {
  expect(toLeftMs(25, 30_000)).toBe(90_000);
  expect(toLeftMs(100, 60_000)).toBe(0);
});

it('says nothing before there is something to tell it from', () => {
  expect(toLeftMs(undefined, 30_000)).toBeUndefined();
  expect(toLeftMs(4, 30_000)).toBeUndefined();
  expect(toLeftMs(50, 0)).toBeUndefined();
});
