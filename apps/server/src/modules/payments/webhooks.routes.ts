import { CALLS, type ProviderKey } from '@fovea/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import type { ProviderEvent } from '#platform/payments/payment-provider.ts';
import { takeHint } from './hints.service.ts';
import type { PaymentDeps } from './providers.ts';
import { takeEvent } from './settle.service.ts';

const EVENT_MAX_BYTES = 512 * 1024;

/** Signatures are of bytes: here alone, nobody parses them before they are checked. */
export async function webhooksRoutes(app: App, deps: PaymentDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: EVENT_MAX_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    bindCall(
      scope as App,
      CALLS.receiveStripeEvent,
      createGuard(deps, 'global'),
      async (_input, event) => {
        await takeEvent(deps, 'global', event);
        return { received: true as const };
      },
    );
    bindCall(
      scope as App,
      CALLS.receiveTossEvent,
      createGuard(deps, 'regional'),
      async (_input, event) => {
        await takeHint(deps, 'regional', event);
        return { received: true as const };
      },
    );
  });
}

/** Whoever signs is the provider; what nobody signs is a hint, if it can be read at all. */
function createGuard({ providers, clock }: PaymentDeps, wanted: ProviderKey): Guard<ProviderEvent> {
  return async ({ body, headers }) => {
    const provider = providers.find(({ key }) => key === wanted);
    if (provider === undefined) throw new AppError('not_found');
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const event = await provider.readEvent(bytes, headers, clock.now());
    if (event === undefined) throw new AppError('signature_invalid');
    return event;
  };
}
