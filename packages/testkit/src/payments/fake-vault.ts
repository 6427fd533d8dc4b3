// A provider that keeps cards and charges them when it is asked; the months are ours to count.

export interface VaultCharge {
  readonly storedKey: string;
  readonly orderId: string;
  readonly currency: string;
  readonly amount: number;
  readonly idempotencyKey: string;
}

interface Charged extends VaultCharge {
  readonly atMs: number;
}

export interface FakeVault {
  /** Everything that was charged, oldest first. */
  readonly charged: readonly Charged[];
  /** How often each card was asked for money that it did not give. */
  readonly refused: ReadonlyMap<string, readonly number[]>;
  /** Cards that give nothing. */
  readonly empty: Set<string>;
  readonly forgotten: Set<string>;
  /** The next answers about a card are lost after the work is done. */
  loseAnswers(storedKey: string, count: number): void;
  /** At that instant of whoever asks. */
  charge(charge: VaultCharge, atMs: number): Promise<VaultAnswer>;
  forget(storedKey: string): Promise<void>;
}

type VaultAnswer =
  | { readonly state: 'declined' }
  | {
      readonly state: 'paid';
      readonly money: { readonly currency: string; readonly amount: number };
      readonly paymentRef: string;
      readonly paidAt: Date;
      readonly receiptUrl: null;
    };

export function createFakeVault(): FakeVault {
  const answers = new Map<string, { charge: VaultCharge; answer: VaultAnswer }>();
  const charged: Charged[] = [];
  const paidOrders = new Set<string>();
  const refused = new Map<string, number[]>();
  const [empty, forgotten] = [new Set<string>(), new Set<string>()];
  const losses = new Map<string, number>();

  function decide(charge: VaultCharge, atMs: number): VaultAnswer {
    const { storedKey, orderId, currency, amount } = charge;
    if (forgotten.has(storedKey)) throw new Error('there is no such card');
    if (paidOrders.has(orderId)) throw new Error('the order is paid already');
    if (empty.has(storedKey)) {
      refused.set(storedKey, [...(refused.get(storedKey) ?? []), atMs]);
      return { state: 'declined' };
    }
    paidOrders.add(orderId);
    charged.push({ ...charge, atMs });
    return {
      state: 'paid',
      money: { currency, amount },
      paymentRef: `pay_${orderId}`,
      paidAt: new Date(atMs),
      receiptUrl: null,
    };
  }

  return {
    charged,
    refused,
    empty,
    forgotten,
    loseAnswers: (storedKey, count) => {
      losses.set(storedKey, count);
    },
    async charge(charge, atMs) {
      const before = answers.get(charge.idempotencyKey);
      if (before !== undefined && JSON.stringify(before.charge) !== JSON.stringify(charge)) {
        throw new Error('the key was used with other parameters');
      }
      const answer = before?.answer ?? decide(charge, atMs);
      answers.set(charge.idempotencyKey, { charge, answer });
      const lost = losses.get(charge.storedKey) ?? 0;
      if (lost > 0) {
        losses.set(charge.storedKey, lost - 1);
        throw new Error('the answer is lost');
      }
      return answer;
    },
    async forget(storedKey) {
      forgotten.add(storedKey);
    },
  };
}
