import type { Role, User } from '@fovea/contract';

const isAdministrator = (role: Role) => role === 'admin' || role === 'superuser';

/** Only administrators may hand sessions to others. */
export const canTransfer = isAdministrator;

/** Administrators cannot do without the second step of the log-in. */
export const mustHaveSecondFactor = isAdministrator;

/** Users of such a role see nothing but their account until the second factor is on. */
export const lacksSecondFactor = ({ role, hasSecondFactor }: User) =>
  mustHaveSecondFactor(role) && !hasSecondFactor;

/** Also a person who has not agreed to new terms may end what they pay for. */
export const maySeePlan = (self: User) => self.leavesAt === null && !lacksSecondFactor(self);

/**
 * Sees nothing but the account: has deleted it, has new terms to agree to, or lacks the second
 * factor.
 */
export const isHeldBack = (self: User) =>
  self.leavesAt !== null || self.terms?.mustAgree === true || lacksSecondFactor(self);
