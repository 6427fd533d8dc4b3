import { randomBytes, randomInt } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Letters and digits that nobody confuses on a small screen. */
const TYPED = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 60 bits: a link cannot be guessed. */
export function createSlug(): string {
  return Array.from(randomBytes(12), (byte) => BASE32[byte % 32]).join('');
}

/** Six characters that a person can type; guesses are limited elsewhere. */
export function createProjectCode(): string {
  return Array.from({ length: 6 }, () => TYPED[randomInt(TYPED.length)]).join('');
}
