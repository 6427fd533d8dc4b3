// What the list of participants says of them, for whoever measures the same apart.
export { measureMedianError } from './median-error.ts';
export { countByBand } from './participant-list.ts';
export { listFlags, listValidityParts } from './participant-quality.ts';
