import type { Subscription } from '@fovea/contract';
import { subscriptionCalls } from '@fovea/contract/subscription';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';

interface Own {
  readonly subscription: Subscription | null;
}

export const subscriptionQuery = queryOptions({
  queryKey: KEYS.subscription,
  queryFn: () => api.call(subscriptionCalls.getSubscription),
});

/** Shows the subscription as the server has it. */
function show(own: Own): Subscription | null {
  queryClient.setQueryData(subscriptionQuery.queryKey, own);
  return own.subscription;
}

export const cancelSubscription = async () =>
  show(await api.call(subscriptionCalls.cancelSubscription));

export const keepSubscription = async () =>
  show(await api.call(subscriptionCalls.keepSubscription));

export const changeSubscription = async (body: { sessions: number; amount: number }) =>
  show(await api.call(subscriptionCalls.changeSubscription, { body }));
