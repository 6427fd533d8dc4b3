import { randomBytes, randomInt } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Characters that people do not confuse, in capitals or in small letters. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How people come to a project: by its address, or by a code that they type. */
export interface ProjectLink {
  readonly slug: string;
  readonly code: string;
}

export function drawLink(): ProjectLink {
  return { slug: createSlug(), code: createProjectCode() };
}

/** 60 bits: a link cannot be guessed. */
function createSlug(): string {
  return Array.from(randomBytes(12), (byte) => BASE32[byte % 32]).join('');
}

/** Six characters that a person can type; guesses are limited elsewhere. */
function createProjectCode(): string {
  const draw = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)];
  return Array.from({ length: 6 }, draw).join('');
}
