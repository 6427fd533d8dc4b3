import type { ErrorCode } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';

/** Administrators of an organisation plan have the role admin; nothing means allowed. */
export function canSendCodes(actor: UserActor): ErrorCode | undefined {
  return actor.role === 'user' ? 'forbidden' : undefined;
}
