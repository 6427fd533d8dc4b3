import { BANDS, type Band, DEFAULT_BANDS } from '@fovea/records';

/** Bands of an address; those of the default filter when it names none. */
export function parseBands(text: string | null): readonly Band[] {
  if (text === null) return DEFAULT_BANDS;
  const named = text.split(',');
  return BANDS.filter((band) => named.includes(band));
}

/** Undefined for the default filter, which an address need not name. */
export function toBandsText(bands: readonly Band[]): string | undefined {
  const sorted = BANDS.filter((band) => bands.includes(band)).join(',');
  return sorted === DEFAULT_BANDS.join(',') ? undefined : sorted;
}
