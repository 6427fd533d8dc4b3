import type { Role } from '@fovea/contract';

/** Only administrators may hand sessions to others. */
export const canTransfer = (role: Role) => role === 'admin' || role === 'superuser';
