import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { countsByDefault, getBand, isValid } from './who-counts.ts';

it.each([
  [100, 'reliable', true],
  [LIMITS.validityReliable, 'reliable', true],
  [LIMITS.validityReliable - 0.001, 'acceptable', true],
  [LIMITS.validityAcceptable, 'acceptable', true],
  [LIMITS.validityAcceptable - 0.001, 'unreliable', false],
  [0, 'unreliable', false],
] as const)('takes a validity of %d for %s', (validity, band, isEnough) => {
  expect(getBand(validity)).toBe(band);
  expect(isValid({ validity })).toBe(isEnough);
});

it('leaves out those who were marked, however valid they are', () => {
  const person = { validity: 100, recordingId: 'a' };
  expect(countsByDefault(person, new Set(['b']))).toBe(true);
  expect(countsByDefault(person, new Set(['a']))).toBe(false);
  expect(countsByDefault({ ...person, validity: 79 }, new Set())).toBe(false);
});
