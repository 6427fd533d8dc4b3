import { type CallInput, type CallReply, isOwnPath } from '@fovea/contract';
import type { PlanKind } from '@fovea/contract/catalogue';
import { purchaseCalls } from '@fovea/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { refreshCredits } from '#shared/api/credits.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';

const POLL_MS = 2_000;

export type PurchaseInput = CallInput<typeof purchaseCalls.createPurchase>['body'];
export type Purchase = CallReply<typeof purchaseCalls.getPurchase>;

export const placeOrder = (body: PurchaseInput) => api.call(purchaseCalls.createPurchase, { body });

/**
 * Asks again until the provider has said what became of it. Where its window waits for a word of
 * ours, asking is that word, and charges once. A reload pays nothing.
 */
export const toPurchaseQuery = (id: string, paymentKey?: string | null) =>
  queryOptions({
    queryKey: KEYS.purchase(id),
    queryFn: async () => {
      const params = { id };
      const purchase = paymentKey
        ? await api.call(purchaseCalls.confirmPurchase, { params, body: { paymentKey } })
        : await api.call(purchaseCalls.getPurchase, { params });
      // The present balance belongs to the words about it.
      if (purchase.state === 'paid') await refreshCredits();
      return purchase;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? POLL_MS : false),
  });

/** The way back that a link names, if it stays on this site. */
export function parseBack(params: URLSearchParams): string | undefined {
  const back = params.get('back') ?? '';
  return isOwnPath(back) ? back : undefined;
}

/** Query of a link to the checkout with this choice. */
export function toChoiceSearch(kind: PlanKind, sessions: number, back: string | undefined): string {
  const search = new URLSearchParams({ sessions: String(sessions) });
  if (kind === 'monthly') search.set('kind', kind);
  if (back !== undefined) search.set('back', back);
  return search.toString();
}

/** Project that a way back leads to. */
export function findProjectId(path: string | null | undefined): string | undefined {
  return /^\/project\/(?:edit\/)?([0-9a-f-]{36})$/.exec(path ?? '')?.[1];
}
