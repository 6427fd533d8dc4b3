// The ledger driver's commands for payments: each as its route does it.
import type { ProviderKey } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { publishCatalogue } from '#modules/payments/catalogue.service.ts';
import { confirmPurchase } from '#modules/payments/confirm.service.ts';
import { takeHint } from '#modules/payments/hints.service.ts';
import { createPurchase } from '#modules/payments/orders.service.ts';
import { settlePayments } from '#modules/payments/payments.schedule.ts';
import { getProvider } from '#modules/payments/providers.ts';
import { getPurchase, refundPurchase } from '#modules/payments/purchases.service.ts';
import { takeEvent } from '#modules/payments/settle.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { MonthsThere } from '#platform/payments/payment-provider.ts';

type ByUser = Pick<UserActor, 'userId'>;
interface OwnPurchase extends ByUser {
  readonly purchaseId: string;
}
interface Told {
  readonly provider?: ProviderKey;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Confirmed extends OwnPurchase {
  readonly paymentKey: string;
}

/** One call of the port, for the suite that all adapters pass, and for whoever looks at requests. */
interface AskedProvider {
  readonly provider: ProviderKey;
  readonly call:
    | 'startCheckout'
    | 'findPayment'
    | 'closeCheckout'
    | 'confirm'
    | 'refund'
    | 'findReturned'
    | 'listPayments'
    | 'storeCard'
    | 'chargeStored'
    | 'forgetStored'
    | 'readEvent';
  readonly input: Told & {
    checkoutRef: string;
    paymentRef: string;
    storedKey: string;
    from: string;
    to: string;
  };
}

interface AskedMonths {
  readonly provider: ProviderKey;
  readonly deed: keyof MonthsThere;
  readonly given: readonly unknown[];
}

export const PAYMENT_COMMANDS = {
  publish: (deps: ServerDeps, { document }: { document: unknown }) =>
    publishCatalogue(deps, document),
  order: (deps: ServerDeps, input: ByUser & Parameters<typeof createPurchase>[2]) =>
    createPurchase(deps, input, input),
  tell: async (deps: ServerDeps, { provider = 'global', body, headers }: Told) => {
    const bytes = Buffer.from(body);
    const event = await getProvider(deps, provider).readEvent(bytes, headers, deps.clock.now());
    if (event === undefined) throw new AppError('signature_invalid');
    const take = provider === 'global' ? takeEvent : takeHint;
    await take(deps, provider, event);
  },
  confirm: (deps: ServerDeps, { purchaseId, paymentKey, ...actor }: Confirmed) =>
    confirmPurchase(deps, actor, purchaseId, paymentKey),
  askProvider: async (deps: ServerDeps, { provider, call, input }: AskedProvider) => {
    const adapter = getProvider(deps, provider);
    if (call === 'findPayment') return adapter.findPayment(input.checkoutRef);
    if (call === 'closeCheckout') return adapter.closeCheckout?.(input.checkoutRef);
    if (call === 'findReturned') return adapter.findReturned?.(input.paymentRef);
    if (call === 'forgetStored') return adapter.forgetStored?.(input.storedKey);
    if (call === 'listPayments') {
      const range = { from: new Date(input.from), to: new Date(input.to) };
      const listed: unknown[] = [];
      for await (const payment of adapter.listPayments?.(range) ?? []) listed.push(payment);
      return listed;
    }
    if (call === 'readEvent') {
      return adapter.readEvent(Buffer.from(input.body), input.headers, deps.clock.now());
    }
    return adapter[call]?.(input as never);
  },
  askMonths: async (deps: ServerDeps, { provider, deed, given }: AskedMonths) => {
    const { months } = getProvider(deps, provider);
    return (months?.[deed] as ((...given: unknown[]) => unknown) | undefined)?.(...given);
  },
  readPurchase: (deps: ServerDeps, { purchaseId, ...actor }: OwnPurchase) =>
    getPurchase(deps, actor, purchaseId),
  refund: (deps: ServerDeps, { purchaseId, ...actor }: OwnPurchase) =>
    refundPurchase(deps, actor, purchaseId),
  settlePayments: (deps: ServerDeps) => settlePayments(deps),
};
