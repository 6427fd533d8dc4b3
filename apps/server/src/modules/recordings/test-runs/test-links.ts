import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import type { Clock } from '#platform/clock/clock.ts';
import type { RecordingKey } from '#platform/config/fields.ts';

const ID_BYTES = 16;
const TIME_BYTES = 4;
const MAC_BYTES = 16;

/**
 * Stateless: project, end and HMAC, of the keys of recordings under another name. Whoever has one may
 * try the project for half an hour.
 */
export function createTestLinks(keys: readonly RecordingKey[], clock: Clock) {
  const [current] = keys;
  if (current === undefined) throw new RangeError('no recording key');
  const sign = (key: RecordingKey, facts: Buffer) =>
    createHmac('sha256', key.secret.reveal())
      .update('test link')
      .update(facts)
      .digest()
      .subarray(0, MAC_BYTES);

  return {
    create(projectId: string): { readonly token: string; readonly expiresAt: Date } {
      const expiresS = Math.floor(clock.now().getTime() / 1_000) + LIMITS.testLinkMinutes * 60;
      const facts = Buffer.alloc(ID_BYTES + TIME_BYTES);
      facts.write(projectId.replaceAll('-', ''), 'hex');
      facts.writeUInt32BE(expiresS, ID_BYTES);
      const token = Buffer.concat([facts, sign(current, facts)]).toString('base64url');
      return { token, expiresAt: new Date(expiresS * 1_000) };
    },
    /** Nothing where it is over or was never given. */
    read(token: string): { readonly projectId: string; readonly expiresAt: Date } | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const facts = bytes.subarray(0, ID_BYTES + TIME_BYTES);
      const given = bytes.subarray(ID_BYTES + TIME_BYTES);
      if (given.length !== MAC_BYTES) return undefined;
      if (!keys.some((key) => timingSafeEqual(given, sign(key, facts)))) return undefined;
      const expiresAt = new Date(facts.readUInt32BE(ID_BYTES) * 1_000);
      return clock.now() < expiresAt ? { projectId: toId(facts), expiresAt } : undefined;
    },
  };
}

export type TestLinks = ReturnType<typeof createTestLinks>;

function toId(facts: Buffer): string {
  const hex = facts.toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
