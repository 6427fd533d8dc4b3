import { BANDS, DEFAULT_BANDS } from '@fovea/records';
import { expect, it } from 'vitest';
import { parseBands, toBandsText } from './bands.ts';

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
