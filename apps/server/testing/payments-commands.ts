// What the ledger's driver does of payments: each as its route does it.
import type { UserActor } from '#modules/auth/public.ts';
import { publishCatalogue } from '#modules/payments/catalogue.service.ts';
import { createPurchase } from '#modules/payments/orders.service.ts';
import { settlePayments } from '#modules/payments/payments.schedule.ts';
import { getPurchase, refundPurchase } from '#modules/payments/purchases.service.ts';
import { takeEvent } from '#modules/payments/settle.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';

type ByUser = Pick<UserActor, 'userId'>;
interface OwnPurchase extends ByUser {
  readonly purchaseId: string;
}
interface Told {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One call of the port, for whoever looks at the requests that it makes. */
interface Asked {
  readonly method: 'startCheckout' | 'findPayment' | 'refund' | 'findReturned' | 'listPayments';
  readonly input: unknown;
}

export const PAYMENT_COMMANDS = {
  publish: (deps: ServerDeps, { document }: { document: unknown }) =>
    publishCatalogue(deps, document),
  order: (deps: ServerDeps, input: ByUser & Parameters<typeof createPurchase>[2]) =>
    createPurchase(deps, input, input),
  tell: async (deps: ServerDeps, { body, headers }: Told) => {
    const [provider] = deps.providers;
    const event = await provider?.readEvent(Buffer.from(body), headers, deps.clock.now());
    if (event === undefined) throw new AppError('signature_invalid');
    await takeEvent(deps, 'global', event);
  },
  readPurchase: (deps: ServerDeps, { purchaseId, ...actor }: OwnPurchase) =>
    getPurchase(deps, actor, purchaseId),
  refund: (deps: ServerDeps, { purchaseId, ...actor }: OwnPurchase) =>
    refundPurchase(deps, actor, purchaseId),
  settlePayments: (deps: ServerDeps) => settlePayments(deps),
  askProvider: async ({ providers: [provider] }: ServerDeps, { method, input }: Asked) => {
    if (provider === undefined) throw new Error('there is no provider');
    if (method !== 'listPayments') return provider[method]?.(input as never);
    const { from, to } = input as { from: string; to: string };
    const range = { from: new Date(from), to: new Date(to) };
    for await (const payment of provider.listPayments?.(range) ?? []) return payment;
    return undefined;
  },
};
