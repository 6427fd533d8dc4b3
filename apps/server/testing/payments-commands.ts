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
};
