/** The contract and its schemas come when they are needed, not with the page. */
export const loadCalls = () => import('#features/account/model/password-reset.queries.ts');
