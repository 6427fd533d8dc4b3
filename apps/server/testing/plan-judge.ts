// What must be true of an account's monthly plans whatever happened: here and at the providers.
import { getSubscription } from '#modules/payments/subscriptions.service.ts';
import type { Buyer } from './plan-races.ts';
import type { Shop } from './purchases.ts';

interface OrderRow {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'ended';
  readonly isFirst: boolean;
  readonly paymentRef: string | null;
  readonly lot: number | null;
}

interface PlanRow {
  readonly id: string;
  readonly orderId: string;
  readonly providerRef: string | null;
}

interface Charge {
  readonly orderId: string;
  readonly paymentRef: string;
  readonly amount: number;
  readonly returned: number;
}

/** Faults in words; nothing when all is well. */
export async function judgePlans(shop: Shop, buyer: Buyer): Promise<string[]> {
  const orders = await listOrders(shop, buyer);
  const plans = await shop.server.database.query<PlanRow>(
    `SELECT id, order_id AS "orderId", provider_ref AS "providerRef"
     FROM subscriptions WHERE user_id = $1 AND state <> 'ended'`,
    [buyer.userId],
  );
  const charges = listCharges(shop, new Set(orders.map(({ id }) => id)));
  return [
    ...(plans.length > 1 ? [`${plans.length} live plans`] : []),
    ...charges.flatMap((charge) => judgeCharge(charge, orders)),
    ...judgeProviders(shop, buyer, orders, plans),
    ...(await judgeAnswer(shop, buyer, plans)),
    ...(await judgeMails(shop, buyer, charges, orders)),
  ];
}

function listOrders({ server }: Shop, { userId }: Buyer): Promise<OrderRow[]> {
  return server.database.query<OrderRow>(
    `SELECT orders.id, orders.state, orders.payment_ref AS "paymentRef", lot.amount AS lot,
            orders.order_key <> orders.id AS "isFirst"
     FROM orders LEFT JOIN credit_lots AS lot
       ON lot.source = 'subscription' AND lot.source_ref = orders.id::text
     WHERE orders.user_id = $1`,
    [userId],
  );
}

const listSessions = ({ stripe }: Shop, orders: ReadonlySet<string>) =>
  [...stripe.sessions.values()].filter(({ orderId }) => orders.has(orderId));

/** Everything that was charged for these orders, whatever became of it. */
function listCharges(shop: Shop, orders: ReadonlySet<string>): Charge[] {
  const months = listSessions(shop, orders).flatMap(({ orderId, subscription }) =>
    (subscription?.invoices ?? [])
      .filter(({ paidAtS }) => paidAtS !== undefined)
      .map(({ intentId, amount, refunded }) => {
        return { orderId, paymentRef: intentId, amount, returned: refunded };
      }),
  );
  const payments = [...shop.toss.payments.values()]
    .filter(({ orderId, approvedMs }) => orders.has(orderId) && approvedMs !== undefined)
    .map(({ orderId, paymentKey, amount, canceled }) => {
      return { orderId, paymentRef: paymentKey, amount, returned: canceled };
    });
  return [...months, ...payments];
}

/** Sessions or the money: one of them, and whole. */
function judgeCharge(charge: Charge, orders: readonly OrderRow[]): string[] {
  const { paymentRef, amount, returned } = charge;
  const order = orders.find((one) => one.paymentRef === paymentRef);
  const hasSessions = order !== undefined && order.lot !== null;
  const isWell = hasSessions ? returned === 0 : returned === amount;
  return isWell ? [] : [`${paymentRef}: sessions ${hasSessions}, ${returned} of ${amount} is back`];
}

function judgeProviders(
  shop: Shop,
  { lostCards }: Buyer,
  orders: readonly OrderRow[],
  [plan]: readonly PlanRow[],
): string[] {
  const ids = new Set(orders.map(({ id }) => id));
  const open = orders.filter(({ state, isFirst }) => state === 'open' && isFirst);
  const sessions = listSessions(shop, ids);
  const live = sessions.flatMap(({ subscription }) =>
    subscription !== undefined && subscription.status !== 'canceled' ? [subscription.id] : [],
  );
  const cards = [...shop.toss.cards.values()].filter(({ customerKey }) => ids.has(customerKey));
  const waits = (id: string) => plan === undefined && open.some((order) => order.id === id);
  return [
    ...live.filter((id) => id !== plan?.providerRef).map((id) => `${id} lives on at Stripe`),
    ...cards
      .filter(({ customerKey: id }) => id !== plan?.orderId && !waits(id) && !lostCards.has(id))
      .map(({ customerKey }) => `the card of ${customerKey} is kept`),
    ...(plan === undefined
      ? []
      : [
          ...open.map(({ id }) => `${id} is open beside a plan`),
          ...sessions
            .filter(({ status }) => status === 'open')
            .map(({ id }) => `${id} can still be paid`),
        ]),
  ];
}

/** What the account page shows. */
async function judgeAnswer(
  { server, stripe }: Shop,
  buyer: Buyer,
  [plan]: readonly PlanRow[],
): Promise<string[]> {
  const shown = await getSubscription(server.deps, buyer);
  if ((shown === null) !== (plan === undefined)) return ['a plan is shown that is not there'];
  if (shown === null || plan === undefined) return [];
  const there = stripe.subscriptions.get(plan.providerRef ?? '');
  const isCancelled = shown.nextPaymentAt === null;
  return [
    ...(there !== undefined && there.cancelsAtEnd !== isCancelled
      ? ['Stripe has it otherwise']
      : []),
    ...(buyer.cancelled.has(plan.id) && !isCancelled ? ['a cancelled plan goes on'] : []),
  ];
}

/** One for each payment that went back, and none twice. */
async function judgeMails(
  { server }: Shop,
  { userId }: Buyer,
  charges: readonly Charge[],
  orders: readonly OrderRow[],
): Promise<string[]> {
  await server.runJobs('send-payment-mail.v1');
  const ids = server.mailer.mails
    .filter(({ to }) => to === `${userId}@example.com`)
    .map(({ messageId }) => messageId);
  const wanted = orders.filter(({ id, isFirst }) => {
    return isFirst && charges.some(({ orderId, returned }) => orderId === id && returned > 0);
  });
  return [
    ...wanted
      .filter(({ id }) => !ids.includes(`payment-second-${id}`))
      .map(({ id }) => `nothing was told of ${id}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} was sent twice`),
  ];
}
