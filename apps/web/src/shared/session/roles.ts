import type { Role, User } from '@fovea/contract';

/** Only administrators may hand sessions to others. */
export const canTransfer = (role: Role) => role === 'admin' || role === 'superuser';

/** Administrators cannot do without the second step of the log-in. */
export const mustHaveSecondFactor = (role: Role) => role === 'admin' || role === 'superuser';

/** They see nothing but their account until it is on. */
export const lacksSecondFactor = ({ role, hasSecondFactor }: User) =>
  mustHaveSecondFactor(role) && !hasSecondFactor;
