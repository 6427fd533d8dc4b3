export const VALIDITY_BANDS = ['reliable', 'acceptable', 'unreliable'] as const;
export type ValidityBand = (typeof VALIDITY_BANDS)[number];

export const RELIABLE_FROM = 90;
export const ACCEPTABLE_FROM = 80;

/** By the stored value, not the shown one: 89.99 is acceptable. */
export function toValidityBand(validity: number): ValidityBand {
  if (!(validity >= 0 && validity <= 100)) throw new RangeError(`validity is ${validity}`);
  if (validity >= RELIABLE_FROM) return 'reliable';
  return validity >= ACCEPTABLE_FROM ? 'acceptable' : 'unreliable';
}

/** Rounded down, so that no number stands in a band it does not belong to. */
export function toShownValidity(validity: number): number {
  return Math.floor(validity);
}
