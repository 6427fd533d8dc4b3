import { createHmac, randomBytes } from 'node:crypto';
import { LIMITS } from '@fovea/contract';
import type { Secret } from '#platform/config/secret.ts';
import { seal, toKey, unseal } from '#platform/crypto/seal.ts';

/** Without letters and figures that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const HALF = 4;

/** Whoever has the database alone can neither make codes nor recover an account. */
export function createSecondFactorSecrets(secret: Secret) {
  const sealKey = toKey(secret, 'totp');
  const recoveryKey = toKey(secret, 'recovery');

  return {
    /** Bound to its user: a sealed secret of another account opens nothing. */
    seal: (plain: Buffer, userId: string) => seal(sealKey, plain, userId),
    open: (sealed: Buffer, userId: string) => unseal(sealKey, sealed, userId),

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
