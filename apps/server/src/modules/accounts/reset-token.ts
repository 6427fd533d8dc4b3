import { createHmac, randomBytes } from 'node:crypto';
import type { Secret } from '#platform/config/secret.ts';

const BYTES = 32;

/** 256 bits that nobody guesses, in letters that an address can hold. */
export function createResetToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Rows are found by it. The purpose keeps it apart from what else the secret signs. */
export function toTokenHmac(secret: Secret, token: string): Buffer {
  return createHmac('sha256', secret.reveal()).update(`password-reset|${token}`).digest();
}
