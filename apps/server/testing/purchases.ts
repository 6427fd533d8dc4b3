import { randomUUID } from 'node:crypto';
import { CALLS, type CallInput, type CatalogueDocument } from '@fovea/contract';
import {
  EXAMPLE_CATALOGUE,
  type FakeStripe,
  type FakeToss,
  startFakeStripe,
  startFakeToss,
} from '@fovea/testkit';
import { afterAll } from 'vitest';
import { publishCatalogue } from '#modules/payments/catalogue.service.ts';
import { createOrder, markPaid } from '#modules/payments/orders.repo.ts';
import type { Person } from './journey.ts';
import { openServer } from './open-server.ts';
import type { TestServer } from './test-server.ts';

export const CATALOGUE = EXAMPLE_CATALOGUE;
const HIDDEN: CatalogueDocument = { ...CATALOGUE, version: 1, visible: false };

export interface Shop {
  readonly server: TestServer;
  readonly stripe: FakeStripe;
  readonly toss: FakeToss;
}

/** An open server with a catalogue, and the providers' fakes on the same clock. */
export async function openShop(options: { instances?: number } = {}): Promise<Shop> {
  let now = () => Date.now();
  const stripe = await startFakeStripe({
    secretKey: 'sk_test_of_the_fake',
    webhookSecret: 'whsec_of_the_fake',
    products: ['prod_plan1', 'prod_plan2'],
    now: () => now(),
  });
  const toss = await startFakeToss({
    secretKey: 'test_sk_of_the_fake',
    clientKey: 'test_ck_of_the_fake',
    now: () => now(),
  });
  afterAll(() => Promise.all([stripe.stop(), toss.stop()]));
  const environment = { STRIPE_URL: stripe.url, TOSS_URL: toss.url };
  const { server } = await openServer({ ...options, environment });
  now = () => server.clock.now().getTime();
  await publishCatalogue(server.deps, CATALOGUE);
  return { server, stripe, toss };
}

type OrderBody = CallInput<typeof CALLS.createPurchase>['body'];

export function toOrderBody(changes: Partial<OrderBody> = {}): OrderBody {
  return {
    orderKey: randomUUID(),
    plan: 'plan1',
    sessions: 30,
    provider: 'global',
    currency: 'USD',
    amount: 9_900,
    agreedToTerms: true,
    ...changes,
  };
}

/** Orders 30 sessions; the id of the checkout is the end of its page's address. */
export async function order({ client }: Person, body = toOrderBody()) {
  const { id, payUrl } = await client.call(CALLS.createPurchase, { body });
  return { id, checkoutId: payUrl?.split('/').at(-1) ?? '' };
}

/** As if it had been paid long ago, without its sessions. */
export async function createPaidOrder({ deps }: TestServer, userId: string): Promise<string> {
  // Hidden prices: nothing else can be ordered.
  await publishCatalogue(deps, HIDDEN);
  const id = deps.ids.next();
  const createdAt = deps.clock.now();
  await createOrder(deps.db, {
    id,
    userId,
    orderKey: randomUUID(),
    catalogueVersion: HIDDEN.version,
    createdAt,
    plan: 'plan1',
    kind: 'one_time',
    sessions: 10,
    currency: 'USD',
    amount: 3_900,
    provider: 'global',
    returnTo: null,
  });
  const paid = { checkoutRef: `cs_${id}`, paymentRef: `pi_${id}`, receiptUrl: null };
  await deps.db
    .transaction()
    .execute((tx) => markPaid(tx, id, { ...paid, paidAt: createdAt, balanceBefore: 0 }));
  return id;
}
