export { changeRole } from './roles.service.ts';
export { announceTerms } from './terms.service.ts';
