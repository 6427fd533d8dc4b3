import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The six figures that an authenticator app shows for a secret, written on its own from RFC 6238. */
export function showCode(base32: string, atMs: number): string {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.from(
    Math.floor(atMs / STEP_MS)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const digest = createHmac('sha1', key).update(step).digest('hex');
  const start = 2 * Number.parseInt(digest.slice(-1), 16);
  const number = Number.parseInt(digest.slice(start, start + 8), 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}
