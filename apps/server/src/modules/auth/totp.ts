// Time-based one-time codes (RFC 6238) as every authenticator app makes them.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks of phones are off by some seconds: the code before and after are good too. */
const STEPS_AROUND = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function createTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

export function toTotpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function toTotpStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The step of a code that is good now and newer than the last one that was used. */
export function findTotpStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastStep: number,
): number | undefined {
  return STEPS_AROUND.map((around) => toTotpStep(now) + around).find(
    (step) => step > lastStep && isSame(toTotpCode(secret, step), code),
  );
}

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function toOtpauthUrl(secret: Buffer, email: string): string {
  const label = encodeURIComponent(`Fovea:${email}`);
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=Fovea`;
}

function isSame(code: string, typed: string): boolean {
  const [right, tried] = [Buffer.from(code), Buffer.from(typed)];
  return right.length === tried.length && timingSafeEqual(right, tried);
}
