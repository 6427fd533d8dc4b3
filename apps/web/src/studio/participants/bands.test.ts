import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { BANDS, DEFAULT_BANDS, getBand, parseBands, toBandsText } from './bands.ts';

it.each([
  [100, 'reliable'],
  [LIMITS.validityReliable, 'reliable'],
  [LIMITS.validityReliable - 0.1, 'acceptable'],
  [LIMITS.validityAcceptable, 'acceptable'],
  [LIMITS.validityAcceptable - 0.1, 'unreliable'],
  [0, 'unreliable'],
] as const)('takes a validity of %d for %s', (validity, band) => {
  expect(getBand(validity)).toBe(band);
});

it('shows what can be used when an address says nothing', () => {
  expect(parseBands(null)).toEqual(['reliable', 'acceptable']);
  expect(toBandsText(DEFAULT_BANDS)).toBeUndefined();
});

it('comes back from the address as it went there, also when nothing is left', () => {
  for (const bands of [[], ['unreliable'], ['acceptable', 'unreliable'], BANDS] as const) {
    expect(parseBands(toBandsText(bands) ?? null)).toEqual(bands);
  }
});

it('leaves out what an address cannot mean, and puts the rest in order', () => {
  expect(parseBands('unreliable,perfect,reliable')).toEqual(['reliable', 'unreliable']);
});
