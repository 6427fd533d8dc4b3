import type { Call, ErrorCode } from '@fovea/contract';
import type { UserActor } from './auth-tokens.ts';

/** Administrators cannot be without. */
const needsSecondFactor = ({ role }: UserActor) => role !== 'user';

/** Until the second factor was asked for, only what leads to it is open. Nothing means allowed. */
export function canCall(actor: UserActor, call: Call): ErrorCode | undefined {
  const isShort = needsSecondFactor(actor) && !actor.passedSecondFactor;
  return isShort && call.beforeSecondFactor !== true ? 'second_factor_required' : undefined;
}

export function canRemoveSecondFactor(actor: UserActor): ErrorCode | undefined {
  return needsSecondFactor(actor) ? 'second_factor_required' : undefined;
}
