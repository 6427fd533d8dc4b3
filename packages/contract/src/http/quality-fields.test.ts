import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QUALITY_FLAGS, recordingQuality } from './quality-fields.ts';

const isTaken = (flags: readonly string[]) =>
  z.safeParse(recordingQuality, { verdict: 'good', tries: 1, flags }).success;

it('takes each flag there is, once', () => {
  expect(isTaken(QUALITY_FLAGS)).toBe(true);
  expect(isTaken([...QUALITY_FLAGS, QUALITY_FLAGS[0]])).toBe(false);
  expect(isTaken([QUALITY_FLAGS[0], QUALITY_FLAGS[0]])).toBe(false);
  expect(isTaken(['unheard of'])).toBe(false);
});
