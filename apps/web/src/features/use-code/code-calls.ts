import { CALLS, type CallReply } from '@fovea/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { toGroups } from './code-letters.ts';

const PAGE_ROWS = 25;

/** What a code brings. */
export type Offer = CallReply<typeof CALLS.checkTransferCode>;
export type RedeemedCode = CallReply<typeof CALLS.listRedeemedCodes>['codes'][number];

export const checkCode = (letters: string) =>
  api.call(CALLS.checkTransferCode, { body: { code: toGroups(letters) } });

export const redeemCode = (letters: string) =>
  api.call(CALLS.redeemTransferCode, { body: { code: toGroups(letters) } });

export const redeemedQuery = infiniteQueryOptions({
  queryKey: ['transfer-codes', 'redeemed'],
  queryFn: ({ pageParam }) =>
    api.call(CALLS.listRedeemedCodes, {
      query: { limit: PAGE_ROWS, ...(pageParam === null ? {} : { before: pageParam }) },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
