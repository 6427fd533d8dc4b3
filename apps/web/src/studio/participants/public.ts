// Figures of the list of participants, for proofs that measure the same apart.
export { measureMedianError } from './median-error.ts';
export { countByBand } from './participant-list.ts';
export { listFlags, listValidityParts } from './participant-quality.ts';
