import type { Secret } from '#platform/config/secret.ts';
import { seal, toKey, unseal } from '#platform/crypto/seal.ts';

interface StoredCard {
  /** Customer that the card was given for. */
  readonly customerKey: string;
  readonly billingKey: string;
}

/** Whoever has the database alone can charge no card. The key leaves the adapter only as this text. */
export function createCardSeal(secret: Secret) {
  const key = toKey(secret, 'stored card');
  return {
    /** Bound to whom it was given for. */
    seal: ({ customerKey, billingKey }: StoredCard): string =>
      `${customerKey}.${seal(key, Buffer.from(billingKey), customerKey).toString('base64url')}`,

    open(sealed: string): StoredCard {
      const at = sealed.lastIndexOf('.');
      const customerKey = sealed.slice(0, at);
      const bytes = Buffer.from(sealed.slice(at + 1), 'base64url');
      return { customerKey, billingKey: unseal(key, bytes, customerKey).toString() };
    },
  };
}
