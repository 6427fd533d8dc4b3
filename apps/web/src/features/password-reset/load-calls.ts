/** The contract and its schemas come when they are needed, not with the page. */
export const loadCalls = () => import('#shared/api/password-reset.ts');
