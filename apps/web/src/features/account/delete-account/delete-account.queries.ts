import { type AccountCounts, CALLS, type CallInput } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';

export const COUNTS_QUERY = queryOptions({
  queryKey: KEYS.accountCounts,
  queryFn: async (): Promise<AccountCounts> => (await api.call(CALLS.countAccount)).data,
  staleTime: 0,
});

/** Answers when the account goes. */
export async function leaveAccount(
  body: CallInput<typeof CALLS.leaveAccount>['body'],
): Promise<string> {
  return (await api.call(CALLS.leaveAccount, { body })).data.leavesAt;
}
