import { randomBytes, randomInt } from 'node:crypto';
import { TYPED_CHARACTERS } from '#platform/ids/typed-characters.ts';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** 60 bits: a link cannot be guessed. */
export function createSlug(): string {
  return Array.from(randomBytes(12), (byte) => BASE32[byte % 32]).join('');
}

/** Six characters that a person can type; guesses are limited elsewhere. */
export function createProjectCode(): string {
  const draw = () => TYPED_CHARACTERS[randomInt(TYPED_CHARACTERS.length)];
  return Array.from({ length: 6 }, draw).join('');
}
