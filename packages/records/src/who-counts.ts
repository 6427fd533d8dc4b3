import { type AggregatedParticipant, LIMITS } from '@fovea/contract';

/** Bands of validity, best first. */
export const BANDS = ['reliable', 'acceptable', 'unreliable'] as const;
export type Band = (typeof BANDS)[number];

/** The lowest validity that belongs to a band. */
export const BAND_FROM: Readonly<Record<Band, number>> = {
  reliable: LIMITS.validityReliable,
  acceptable: LIMITS.validityAcceptable,
  unreliable: 0,
};

/** By the stored value, not the shown one: 89.99 is acceptable. */
export function getBand(validity: number): Band {
  return BANDS.find((band) => validity >= BAND_FROM[band]) ?? 'unreliable';
}

/** Bands of the default filter. */
export const DEFAULT_BANDS: readonly Band[] = ['reliable', 'acceptable'];

export function isValid({ validity }: Pick<AggregatedParticipant, 'validity'>): boolean {
  return DEFAULT_BANDS.includes(getBand(validity));
}

/** Whether the default filter keeps a person: valid, and not among those who were left out. */
export function countsByDefault(
  person: Pick<AggregatedParticipant, 'validity' | 'recordingId'>,
  leftOut: Pick<ReadonlySet<string>, 'has'>,
): boolean {
  return isValid(person) && !leftOut.has(person.recordingId);
}
