// An order keeps what a person saw and agreed to. It is paid on the provider's page; nothing that
// comes back from there is believed before the provider was asked.
import type { CALLS, CallBody, CatalogueDocument } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Checkout } from '#platform/payments/payment-provider.ts';
import { findCatalogue } from './catalogue.repo.ts';
import { createOrder, findBuyer, findOrderByKey, keepCheckout, type Order } from './orders.repo.ts';
import { getProvider, type PaymentDeps } from './providers.ts';
import { findLive } from './subscriptions.repo.ts';

type OrderInput = CallBody<typeof CALLS.createPurchase>;
type OrderDeps = PaymentDeps & Pick<ServerDeps, 'config' | 'limits'>;

const ORDERS = { name: 'purchases', max: 60, windowMs: 3_600_000 };

export async function createPurchase(
  deps: OrderDeps,
  { userId }: Pick<UserActor, 'userId'>,
  input: OrderInput,
): Promise<{ id: string; payUrl: string | null }> {
  const order =
    (await findOrderByKey(deps.db, userId, input.orderKey)) ??
    (await placeOrder(deps, userId, input));
  if (!isSame(order, input)) throw new AppError('key_reused');
  if (order.state !== 'open') throw new AppError('purchase_ended');
  if (order.payUrl !== null) return { id: order.id, payUrl: order.payUrl };
  const checkout = await startCheckout(deps, order);
  if (!(await keepCheckout(deps.db, order.id, checkout))) {
    // A plan has begun by now, and ended what else could be paid.
    await getProvider(deps, order.provider).closeCheckout?.(checkout.checkoutRef);
    throw new AppError('subscription_exists');
  }
  return { id: order.id, payUrl: checkout.payUrl };
}

async function placeOrder(deps: OrderDeps, userId: string, input: OrderInput): Promise<Order> {
  await deps.limits.takeAll('purchases_limited', [[ORDERS, userId]]);
  const catalogue = await findCatalogue(deps.db);
  const kind = findOfferedKind(deps, catalogue, input);
  if (catalogue === undefined || kind === undefined) throw new AppError('offer_changed');
  if (kind === 'monthly' && (await findLive(deps.db, userId)) !== undefined) {
    throw new AppError('subscription_exists');
  }
  const { orderKey, plan, sessions, currency, amount, provider, returnTo = null } = input;
  await createOrder(deps.db, {
    id: deps.ids.next(),
    userId,
    orderKey,
    plan,
    kind,
    sessions,
    currency,
    amount,
    provider,
    returnTo,
    catalogueVersion: catalogue.version,
    createdAt: deps.clock.now(),
  });
  const placed = await findOrderByKey(deps.db, userId, orderKey);
  if (placed === undefined) throw new Error('an order is gone');
  return placed;
}

/** Exactly what the catalogue offers now, by somebody who can sell it. */
function findOfferedKind(
  { providers }: OrderDeps,
  catalogue: CatalogueDocument | undefined,
  { plan, sessions, currency, amount, provider }: OrderInput,
) {
  if (!catalogue?.visible) return undefined;
  const { kind, offers = [] } = catalogue.plans.find(({ key }) => key === plan) ?? {};
  const offer = offers.find((one) => one.sessions === sessions);
  const terms = catalogue.providers.find(({ key }) => key === provider);
  const isSold =
    kind !== undefined &&
    providers.some(({ key, kinds }) => key === provider && kinds.includes(kind));
  const isOffered = offer?.[currency] === amount && terms?.currencies.includes(currency) === true;
  return isSold && isOffered ? kind : undefined;
}

function isSame(order: Order, input: OrderInput): boolean {
  const names = ['plan', 'sessions', 'currency', 'amount', 'provider'] as const;
  return (
    names.every((name) => order[name] === input[name]) &&
    order.returnTo === (input.returnTo ?? null)
  );
}

async function startCheckout(deps: OrderDeps, order: Order): Promise<Checkout> {
  const buyer = await findBuyer(deps.db, order.userId);
  if (buyer === undefined) throw new AppError('not_found');
  const { email, language } = buyer;
  const page = `${deps.config.WEB_URL}/pricing/checkout`;
  const back = new URLSearchParams({ sessions: String(order.sessions) });
  if (order.kind === 'monthly') back.set('kind', order.kind);
  if (order.returnTo !== null) back.set('back', order.returnTo);
  const { id: orderId, plan, kind, sessions, currency, amount } = order;
  try {
    return await getProvider(deps, order.provider).startCheckout({
      orderId,
      plan,
      kind,
      sessions,
      currency,
      amount,
      email,
      language,
      paidUrl: `${page}?order=${orderId}`,
      backUrl: `${page}?${back}`,
    });
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'a checkout could not be started');
    throw new AppError('unavailable');
  }
}
