import { LIMITS } from '@fovea/contract/limits';

/** Whole years between the limits, or undefined. */
export function parseAge(typed: string): number | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return undefined;
  const age = Number(typed);
  return age >= LIMITS.participantMinAge && age <= LIMITS.participantMaxAge ? age : undefined;
}
