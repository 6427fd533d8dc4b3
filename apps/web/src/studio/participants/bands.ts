import { LIMITS } from '@fovea/contract/limits';

/** Validity bands, best first. */
export const BANDS = ['reliable', 'acceptable', 'unreliable'] as const;
export type Band = (typeof BANDS)[number];

export const DEFAULT_BANDS: readonly Band[] = ['reliable', 'acceptable'];

/** The lowest validity that belongs to a band. */
export const BAND_FROM: Readonly<Record<Band, number>> = {
  reliable: LIMITS.validityReliable,
  acceptable: LIMITS.validityAcceptable,
  unreliable: 0,
};

export function getBand(validity: number): Band {
  return BANDS.find((band) => validity >= BAND_FROM[band]) ?? 'unreliable';
}

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
