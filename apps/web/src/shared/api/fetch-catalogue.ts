import { catalogueCalls } from '@fovea/contract/catalogue';
import { api } from './api.ts';

/** Public pages load this when they need it: it brings the contract. */
export const fetchCatalogue = () => api.call(catalogueCalls.getCatalogue);
