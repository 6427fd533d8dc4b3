import type { CallReply } from '@fovea/contract';
import { purchaseCalls } from '@fovea/contract/purchases';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { refreshCredits } from '#shared/api/credits.queries.ts';
import { reread } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';

const PAGE_ROWS = 25;

export type Purchase = CallReply<typeof purchaseCalls.getPurchase>;

export const purchasesQuery = infiniteQueryOptions({
  queryKey: KEYS.purchases,
  queryFn: ({ pageParam }) =>
    api.call(purchaseCalls.listPurchases, {
      query: { limit: PAGE_ROWS, ...(pageParam === null ? {} : { before: pageParam }) },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export async function refundPurchase(id: string): Promise<Purchase> {
  const purchase = await api.call(purchaseCalls.refundPurchase, { params: { id } });
  void refreshCredits();
  void reread(KEYS.purchases);
  // The newest month takes its subscription along.
  void reread(KEYS.subscription);
  return purchase;
}

export const downloadPurchases = () => api.call(purchaseCalls.downloadPurchases);
