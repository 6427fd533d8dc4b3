// Purchases of a user, and refunds of them.
import type { RefundState } from '@fovea/contract';
import { recordExport } from '#modules/audit/public.ts';
import type { UserActor } from '#modules/auth/public.ts';
import {
  CreditsRefused,
  confirmRefund,
  findRefundRefusal,
  refuseRefund,
  requestRefund,
} from '#modules/credits/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toCsv } from '#platform/http/csv.ts';
import { findOrder, listPaid, type Order, takeAsking, toLotSource } from './orders.repo.ts';
import { sendRefundedMail } from './payment-mails.service.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { listBought } from './purchases.repo.ts';
import { ASK_MS, settle } from './settle.service.ts';
import { endNewest } from './subscriptions.service.ts';

type Actor = Pick<UserActor, 'userId'>;

export interface OwnPurchase extends Order {
  readonly refund: RefundState | null;
}

const FILE_ROWS = 10_000;
const COLUMNS = ['paid_at', 'kind', 'sessions', 'currency', 'amount', 'refund', 'receipt'];

/**
 * The provider is asked about an open purchase: neither the way back nor an event need have come.
 */
export async function getPurchase(deps: PaymentDeps, actor: Actor, id: string) {
  const order = await getOwn(deps, actor, id);
  const { state, provider, checkoutRef } = order;
  if (state !== 'open' || checkoutRef === null) return present(deps, order);
  const now = deps.clock.now();
  if (await takeAsking(deps.db, id, new Date(now.getTime() - ASK_MS), now)) {
    await settle(deps, { provider, checkoutRef }).catch((error) =>
      deps.log.error({ err: error, orderId: id }, 'the provider could not be asked'),
    );
  }
  return present(deps, await getOwn(deps, actor, id));
}

export async function getOwn(deps: PaymentDeps, { userId }: Actor, id: string): Promise<Order> {
  const order = await findOrder(deps.db, id);
  if (order?.userId !== userId) throw new AppError('not_found');
  return order;
}

async function present(deps: PaymentDeps, order: Order): Promise<OwnPurchase> {
  const [own] = await withRefunds(deps, [order]);
  return own ?? { ...order, refund: null };
}

async function withRefunds(deps: PaymentDeps, orders: readonly Order[]): Promise<OwnPurchase[]> {
  const bought = await listBought(
    deps.db,
    orders.map(({ id }) => id),
  );
  const now = deps.clock.now();
  return orders.map((order) => {
    if (order.refundSince !== null) {
      return { ...order, refund: order.refundedAt === null ? 'requested' : 'refunded' };
    }
    const lot = bought.find(({ sourceRef }) => sourceRef === order.id);
    if (lot === undefined) return { ...order, refund: null };
    if (lot.refundState === 'confirmed') return { ...order, refund: 'refunded' };
    if (lot.refundState === 'requested') return { ...order, refund: 'requested' };
    if (lot.isReversed) return { ...order, refund: 'reversed' };
    return { ...order, refund: findRefundRefusal(lot, lot.held, now) ?? 'possible' };
  });
}

export async function listPurchases(
  deps: PaymentDeps,
  { userId }: Actor,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ purchases: OwnPurchase[]; next: string | null }> {
  const found = await listPaid(deps.db, userId, { before, limit: limit + 1 });
  const purchases = await withRefunds(deps, found.slice(0, limit));
  return { purchases, next: found.length > limit ? (purchases.at(-1)?.id ?? null) : null };
}

/** Oldest first, as books are kept. */
export async function buildPurchasesFile(deps: PaymentDeps, actor: Actor): Promise<string> {
  const { purchases } = await listPurchases(deps, actor, { limit: FILE_ROWS });
  const rows = purchases
    .reverse()
    .map(({ paidAt, kind, sessions, currency, amount, refund, receiptUrl }) => [
      ...[paidAt?.toISOString() ?? null, kind, sessions, currency, amount, refund, receiptUrl],
    ]);
  await recordExport(deps, actor.userId, { name: 'purchases', rows: rows.length });
  return toCsv(COLUMNS, rows);
}

export async function refundPurchase(deps: PaymentDeps, actor: Actor, id: string) {
  const order = await getOwn(deps, actor, id);
  const requestId = deps.ids.next();
  try {
    await requestRefund(deps, { requestId, source: toLotSource(order), sourceRef: order.id });
  } catch (error) {
    if (error instanceof CreditsRefused) throw new AppError('refund_refused');
    throw error;
  }
  // The sessions have left, so it goes on although this process may not.
  await endRefund(deps, requestId, order).catch((error) =>
    deps.log.error({ err: error, orderId: id }, 'a refund waits for the provider'),
  );
  return present(deps, await getOwn(deps, actor, id));
}

/** Asks the provider, under the request's key, and books what it answers. Safe to repeat. */
export async function endRefund(deps: PaymentDeps, requestId: string, order: Order): Promise<void> {
  const { id: about, userId, provider, paymentRef, sessions, currency, amount } = order;
  if (paymentRef === null) throw new Error('an order that nobody paid has nothing to give back');
  const outcome = await getProvider(deps, provider).refund({
    paymentRef,
    money: { currency, amount },
    key: requestId,
  });
  if (outcome === 'refused') return void (await refuseRefund(deps, requestId));
  // Before the request is closed: whoever finds it open does both again.
  await endNewest(deps, order);
  await confirmRefund(deps, requestId, (tx) =>
    sendRefundedMail(deps, tx, { userId, about, sessions, currency, amount }),
  );
}
