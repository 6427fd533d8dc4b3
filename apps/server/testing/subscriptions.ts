import { randomUUID } from 'node:crypto';
import { createFakeVault, type FakeVault } from '@fovea/testkit';
import { renewSubscriptions } from '#modules/payments/months.schedule.ts';
import { createOrder, keepStoredKey } from '#modules/payments/orders.repo.ts';
import type { PaymentDeps } from '#modules/payments/providers.ts';
import { settle } from '#modules/payments/settle.service.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { CATALOGUE } from './purchases.ts';

const none = () => Promise.reject(new Error('not here'));

/** A provider whose months we count. A checkout is its order. */
function createVaultProvider(vault: FakeVault, { clock }: PaymentDeps): PaymentProvider {
  const nowMs = () => clock.now().getTime();
  return {
    key: 'regional',
    kinds: ['one_time', 'monthly'],
    startCheckout: none,
    findPayment: async (orderId) => {
      const charge = vault.charged.find((one) => one.orderId === orderId);
      if (charge === undefined) return { state: 'open', orderId };
      const { currency, amount, atMs } = charge;
      const paid = { paymentRef: `pay_${orderId}`, paidAt: new Date(atMs), receiptUrl: null };
      return { state: 'paid', orderId, money: { currency, amount }, ...paid };
    },
    refund: async () => 'done',
    readEvent: none,
    chargeStored: (charge) => vault.charge(charge, nowMs()),
    forgetStored: (storedKey) => vault.forget(storedKey),
  };
}

export interface OwnMonths {
  readonly vault: FakeVault;
  readonly deps: PaymentDeps;
  /** Somebody subscribes now; the key of the card. */
  subscribe(userId: string): Promise<{ orderId: string; card: string }>;
  renew(): Promise<unknown>;
}

/** The monthly plan of 30 sessions with a provider that only keeps cards. */
export function openOwnMonths(given: PaymentDeps, vault = createFakeVault()): OwnMonths {
  const others = given.providers.filter(({ key }) => key !== 'regional');
  const deps = { ...given, providers: [...others, createVaultProvider(vault, given)] };
  return {
    vault,
    deps,
    async subscribe(userId) {
      const orderId = deps.ids.next();
      const card = `card:${orderId}`;
      await createOrder(deps.db, {
        id: orderId,
        userId,
        orderKey: randomUUID(),
        catalogueVersion: CATALOGUE.version,
        plan: 'plan2',
        kind: 'monthly',
        sessions: 30,
        currency: 'KRW',
        amount: 99_000,
        provider: 'regional',
        returnTo: null,
        createdAt: deps.clock.now(),
      });
      await keepStoredKey(deps.db, orderId, card);
      const charge = { storedKey: card, orderId, currency: 'KRW', amount: 99_000 };
      await vault.charge(
        { ...charge, idempotencyKey: `order:${orderId}` },
        deps.clock.now().getTime(),
      );
      await settle(deps, { provider: 'regional', checkoutRef: orderId });
      return { orderId, card };
    },
    renew: () => renewSubscriptions(deps),
  };
}
