import { CALLS, type CallReply } from '@fovea/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { refreshCredits } from '#shared/api/credits.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { toGroups } from './code-letters.ts';

const PAGE_ROWS = 25;

/** Sessions that a code brings. */
export type Offer = CallReply<typeof CALLS.checkTransferCode>;
export type RedeemedCode = CallReply<typeof CALLS.listRedeemedCodes>['codes'][number];

export const checkCode = (letters: string) =>
  api.call(CALLS.checkTransferCode, { body: { code: toGroups(letters) } });

export async function redeemCode(letters: string) {
  const redeemed = await api.call(CALLS.redeemTransferCode, { body: { code: toGroups(letters) } });
  void refreshCredits();
  return redeemed;
}

export const redeemedQuery = infiniteQueryOptions({
  queryKey: KEYS.redeemedCodes,
  queryFn: ({ pageParam }) =>
    api.call(CALLS.listRedeemedCodes, {
      query: { limit: PAGE_ROWS, ...(pageParam === null ? {} : { before: pageParam }) },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
