import { type CallInput, type CallReply, isOwnPath } from '@fovea/contract';
import { purchaseCalls } from '@fovea/contract/purchases';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { refreshCredits } from '#shared/api/credits.queries.ts';
import { fetchCatalogue } from '#shared/api/fetch-catalogue.ts';
import { KEYS } from '#shared/api/query-keys.ts';

const POLL_MS = 2_000;

export type PurchaseInput = CallInput<typeof purchaseCalls.createPurchase>['body'];
export type Purchase = CallReply<typeof purchaseCalls.getPurchase>;

export const catalogueQuery = queryOptions({ queryKey: KEYS.catalogue, queryFn: fetchCatalogue });

export const placeOrder = (body: PurchaseInput) => api.call(purchaseCalls.createPurchase, { body });

/** Asks again until the provider has said what became of it. A reload pays nothing. */
export const toPurchaseQuery = (id: string) =>
  queryOptions({
    queryKey: KEYS.purchase(id),
    queryFn: async () => {
      const purchase = await api.call(purchaseCalls.getPurchase, { params: { id } });
      if (purchase.state === 'paid') void refreshCredits();
      return purchase;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? POLL_MS : false),
  });

/** The way back that a link names, if it stays on this site. */
export function parseBack(params: URLSearchParams): string | undefined {
  const back = params.get('back') ?? '';
  return isOwnPath(back) ? back : undefined;
}

/** Of a way back that leads to a project. */
export function findProjectId(path: string | null | undefined): string | undefined {
  return /^\/project\/(?:edit\/)?([0-9a-f-]{36})$/.exec(path ?? '')?.[1];
}
