// How many tries accounts stand. Guesses are counted by account and device first; an address has
// room for a classroom. Nothing is ever locked: windows slide on.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import type { Claim, Rule } from '#platform/limits/limits.ts';
import type { Caller } from './caller.ts';

const toRule = (name: string, max: number, windowMs: number): Rule => ({ name, max, windowMs });

/** Guesses at an account from devices it does not know, or from one that it knows. */
export const PASSWORD_GUESSES = toRule('password-guesses', 10, 15 * MINUTE_MS);
export const SECOND_FACTOR_GUESSES = toRule('second-factor-guesses', 10, 15 * MINUTE_MS);
export const FAILED_LOGINS = toRule('failed-logins', 500, HOUR_MS);
export const WRONG_TOKENS = toRule('wrong-tokens', 500, HOUR_MS);
export const CODE_CHECKS = toRule('code-checks', 500, HOUR_MS);

const DISCLOSED_SOON = toRule('disclosed-10-minutes', 5, 10 * MINUTE_MS);
const DISCLOSED_A_DAY = toRule('disclosed-day', 20, DAY_MS);
const DISCLOSED_TO_STRANGERS = toRule('disclosed-to-strangers', 500, HOUR_MS);

const CODES_OF_EMAIL = [toRule('codes-hour', 3, HOUR_MS), toRule('codes-day', 5, DAY_MS)];
const MAILS_OF_DEVICE = toRule('mails-of-device', 20, HOUR_MS);
const MAILS_OF_ADDRESS = toRule('mails-of-address', 500, HOUR_MS);
const SIGN_UPS_OF_DEVICE = toRule('sign-ups-of-device', 20, HOUR_MS);
const SIGN_UPS_OF_ADDRESS = toRule('sign-ups-of-address', 500, HOUR_MS);

const toDevice = ({ device }: Caller) => device.hash.toString('base64url');
/** A browser that came without a number has none to count by. */
export const toDeviceClaims = (rule: Rule, caller: Caller): Claim[] =>
  caller.device.isNew ? [] : [[rule, toDevice(caller)]];

/** Guesses from a known device count apart, so that a stranger's do not stand in the owner's way. */
export function toGuessSubject(account: string, caller: Caller, isKnown: boolean): string {
  return isKnown ? `${account}|${toDevice(caller)}` : account;
}

/**
 * Telling somebody whether an address has an account. `soon` counts plain answers only: people of a
 * class mistype their passwords at the same time.
 */
export function toDisclosureClaims(
  caller: Caller,
  isKnown: boolean,
): { readonly soon: Claim[]; readonly lasting: Claim[] } {
  return {
    soon: [[DISCLOSED_SOON, caller.network], ...toDeviceClaims(DISCLOSED_SOON, caller)],
    lasting: [
      [DISCLOSED_A_DAY, caller.network],
      ...toDeviceClaims(DISCLOSED_A_DAY, caller),
      ...(isKnown ? [] : [[DISCLOSED_TO_STRANGERS, ''] as Claim]),
    ],
  };
}

export function toCodeOfEmailClaims(email: string): Claim[] {
  return CODES_OF_EMAIL.map((rule) => [rule, email]);
}

export function toMailClaims(caller: Caller): Claim[] {
  return [...toDeviceClaims(MAILS_OF_DEVICE, caller), [MAILS_OF_ADDRESS, caller.address]];
}

export function toSignUpClaims(caller: Caller): Claim[] {
  return [...toDeviceClaims(SIGN_UPS_OF_DEVICE, caller), [SIGN_UPS_OF_ADDRESS, caller.address]];
}
