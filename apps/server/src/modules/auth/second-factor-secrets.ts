import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import type { Secret } from '#platform/config/secret.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Without letters and figures that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;

/** Whoever has the database alone can neither make codes nor recover an account. */
export function createSecondFactorSecrets(secret: Secret) {
  const toKey = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret.reveal(), '', purpose, 32));
  const sealKey = toKey('totp');
  const recoveryKey = toKey('recovery');

  return {
    /** Bound to its user: a sealed secret of another account opens nothing. */
    seal(plain: Buffer, userId: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(userId));
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },

    open(sealed: Buffer, userId: string): Buffer {
      const iv = sealed.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(CIPHER, sealKey, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(userId));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([
        decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)),
        decipher.final(),
      ]);
    },

    toRecoveryHmac(userId: string, code: string): Buffer {
      const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
      return createHmac('sha256', recoveryKey).update(`${userId}|${plain}`).digest();
    },
  };
}

export type SecondFactorSecrets = ReturnType<typeof createSecondFactorSecrets>;

export function createRecoveryCodes(): string[] {
  return Array.from({ length: LIMITS.recoveryCodes }, () => {
    // 32 letters: a byte's lower five bits choose evenly.
    const letters = [...randomBytes(2 * HALF)].map((byte) => LETTERS[byte & 31]).join('');
    return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
  });
}
