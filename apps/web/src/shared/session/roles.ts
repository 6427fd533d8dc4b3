import type { Role, User } from '@fovea/contract';

const isAdministrator = (role: Role) => role === 'admin' || role === 'superuser';

/** Only administrators may hand sessions to others. */
export const canTransfer = isAdministrator;

/** Administrators cannot do without the second step of the log-in. */
export const mustHaveSecondFactor = isAdministrator;

/** Users of such a role see nothing but their account until the second factor is on. */
export const lacksSecondFactor = ({ role, hasSecondFactor }: User) =>
  mustHaveSecondFactor(role) && !hasSecondFactor;
