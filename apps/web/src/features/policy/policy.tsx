export { Privacy } from './privacy.tsx';
export { Refund } from './refund.tsx';
export { Terms } from './terms.tsx';
