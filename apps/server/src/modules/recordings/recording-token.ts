import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import type { Clock } from '#platform/clock/clock.ts';
import type { RecordingKey } from '#platform/config/fields.ts';

const HOUR_S = 3_600;
const MAX_KNOWN = 50_000;

/**
 * Stateless: keyId.recordingId.expiry.HMAC. It opens one recording for 24 hours; the hot path reads
 * no row to check it. Two keys are good at once, so that a rotation ends nobody's run.
 */
export function createRecordingTokens(keys: readonly RecordingKey[], clock: Clock) {
  const byId = new Map(keys.map((key) => [key.id, key.secret.reveal()]));
  const current = keys[0];
  if (current === undefined) throw new RangeError('no recording key');

  const known = new Map<string, { readonly token: string; readonly untilMs: number }>();
  const mac = (secret: string, text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url');

  return {
    /** Counts from the first join: one that is sent again must not outlive the partial pack. */
    sign(recordingId: string, joinedAt: Date): string {
      const expiresS = Math.floor(joinedAt.getTime() / 1_000) + LIMITS.recordingTokenHours * HOUR_S;
      const text = `${current.id}.${recordingId}.${expiresS}`;
      return `${text}.${mac(current.secret.reveal(), text)}`;
    },

    /** A phone sends the same token with every batch: a good one is remembered until it expires. */
    isGood(token: string, recordingId: string): boolean {
      const seen = known.get(recordingId);
      if (seen?.token === token) return seen.untilMs > clock.now().getTime();
      const at = token.lastIndexOf('.');
      const text = token.slice(0, at);
      const [keyId = '', id, expiresS] = text.split('.');
      const secret = byId.get(keyId);
      if (secret === undefined || id !== recordingId) return false;
      const given = Buffer.from(token.slice(at + 1));
      const wanted = Buffer.from(mac(secret, text));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      const untilMs = Number(expiresS) * 1_000;
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(recordingId, { token, untilMs });
      return untilMs > clock.now().getTime();
    },
  };
}

export type RecordingTokens = ReturnType<typeof createRecordingTokens>;

export function readBearer(header: string | undefined): string {
  return header?.startsWith('Bearer ') === true ? header.slice(7) : '';
}
