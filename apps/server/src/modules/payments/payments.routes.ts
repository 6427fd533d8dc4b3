import { CALLS, type Purchase } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { getCatalogue } from './catalogue.service.ts';
import { confirmPurchase } from './confirm.service.ts';
import { createPurchase } from './orders.service.ts';
import type { PaymentDeps } from './providers.ts';
import {
  buildPurchasesFile,
  getPurchase,
  listPurchases,
  type OwnPurchase,
  refundPurchase,
} from './purchases.service.ts';
import {
  cancelSubscription,
  changeSubscription,
  getSubscription,
  keepSubscription,
} from './subscriptions.service.ts';

export function paymentsRoutes(
  app: App,
  deps: PaymentDeps & Pick<ServerDeps, 'config' | 'limits'>,
  guards: { public: Guard<undefined>; user: Guard<UserActor> },
): void {
  bindCall(app, CALLS.getCatalogue, guards.public, () => getCatalogue(deps));

  bindCall(app, CALLS.createPurchase, guards.user, ({ body }, actor) =>
    createPurchase(deps, actor, body),
  );

  bindCall(app, CALLS.listPurchases, guards.user, async ({ query }, actor) => {
    const { purchases, next } = await listPurchases(deps, actor, query);
    return { purchases: purchases.map(toPurchase), next };
  });

  bindCall(app, CALLS.downloadPurchases, guards.user, (_input, actor) =>
    buildPurchasesFile(deps, actor),
  );

  bindCall(app, CALLS.getPurchase, guards.user, async ({ params }, actor) =>
    toPurchase(await getPurchase(deps, actor, params.id)),
  );

  bindCall(app, CALLS.confirmPurchase, guards.user, async ({ params, body }, actor) =>
    toPurchase(await confirmPurchase(deps, actor, params.id, body.paymentKey)),
  );

  bindCall(app, CALLS.refundPurchase, guards.user, async ({ params }, actor) =>
    toPurchase(await refundPurchase(deps, actor, params.id)),
  );

  bindCall(app, CALLS.getSubscription, guards.user, async (_input, actor) => ({
    subscription: await getSubscription(deps, actor),
  }));

  bindCall(app, CALLS.cancelSubscription, guards.user, async (_input, actor) => ({
    subscription: await cancelSubscription(deps, actor),
  }));

  bindCall(app, CALLS.keepSubscription, guards.user, async (_input, actor) => ({
    subscription: await keepSubscription(deps, actor),
  }));

  bindCall(app, CALLS.changeSubscription, guards.user, async ({ body }, actor) => ({
    subscription: await changeSubscription(deps, actor, body),
  }));
}

function toPurchase({ createdAt, paidAt, ...order }: OwnPurchase): Purchase {
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}
