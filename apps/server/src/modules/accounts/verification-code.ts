import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import type { Secret } from '#platform/config/secret.ts';

export function createVerificationCode(): string {
  const digits = LIMITS.verificationCodeDigits;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

/** Bound to its row, so that one code's hash says nothing about another's. */
export function toCodeHmac(secret: Secret, emailCodeId: string, code: string): Buffer {
  return createHmac('sha256', secret.reveal()).update(`${emailCodeId}|${code}`).digest();
}

export function isSameHmac(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
