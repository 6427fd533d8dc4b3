// Cards that Toss keeps for somebody: given at the window, exchanged for a key, charged by it.
import {
  type Content,
  type FakePayment,
  TossFault,
  type TossLedger,
  toTossKey,
} from './toss-ledger.ts';

export interface FakeCard {
  readonly billingKey: string;
  readonly customerKey: string;
  isDeclined: boolean;
}

export function createTossCards(ledger: TossLedger) {
  /** Keys that the way back from the window carries, once each. */
  const authKeys = new Map<string, { customerKey: string; isDeclined: boolean }>();
  const cards = new Map<string, FakeCard>();

  function getCard(billingKey: string): FakeCard {
    const card = cards.get(billingKey);
    if (card === undefined) throw new TossFault(404, 'NOT_FOUND_BILLING_KEY');
    return card;
  }

  return {
    cards,

    give(customerKey: string, isDeclined = false): string {
      const authKey = toTossKey('bln');
      authKeys.set(authKey, { customerKey, isDeclined });
      return authKey;
    },

    issue({ authKey, customerKey }: Content) {
      const given = authKeys.get(String(authKey));
      if (given === undefined || given.customerKey !== customerKey)
        throw new TossFault(400, 'INVALID_AUTHORIZE_AUTH');
      authKeys.delete(String(authKey));
      const card = { ...given, billingKey: toTossKey('bill') };
      cards.set(card.billingKey, card);
      return { mId: 'fake', method: '카드', customerKey, billingKey: card.billingKey };
    },

    charge(billingKey: string, { customerKey, ...request }: Content): FakePayment {
      const card = getCard(billingKey);
      if (card.customerKey !== customerKey) throw new TossFault(403, 'NOT_MATCHES_CUSTOMER_KEY');
      const { isDeclined } = card;
      return ledger.approve(ledger.begin({ ...request, currency: 'KRW', isDeclined }));
    },

    remove(billingKey: string): Record<string, never> {
      getCard(billingKey);
      cards.delete(billingKey);
      return {};
    },
  };
}
