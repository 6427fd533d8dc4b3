import type { ProviderKey } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';

export type PaymentDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'jobs' | 'log' | 'metrics' | 'providers'
>;

/** Throws where it is no longer configured: its orders wait until it is. */
export function getProvider(
  { providers }: Pick<ServerDeps, 'providers'>,
  wanted: ProviderKey,
): PaymentProvider {
  const found = providers.find(({ key }) => key === wanted);
  if (found === undefined) throw new Error(`the provider of ${wanted} cards is not configured`);
  return found;
}
