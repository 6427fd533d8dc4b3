import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '#shared/api/credits.queries.ts';

export interface Funds {
  readonly balance: number | undefined;
  readonly state: 'loading' | 'failed' | 'enough' | 'short';
  readonly retry: () => void;
}

/** Whether the balance covers a cost. The server has the last word when sessions move. */
export function useFunds(cost: number): Funds {
  const { data, isFetching, refetch } = useQuery(creditsQuery);
  const balance = data?.balance;
  return { balance, state: toState(cost, balance, isFetching), retry: () => void refetch() };
}

function toState(cost: number, balance: number | undefined, isFetching: boolean): Funds['state'] {
  if (balance !== undefined && balance >= cost) return 'enough';
  // Sessions may have come in since: only an answer of now turns a person away.
  if (isFetching) return 'loading';
  return balance === undefined ? 'failed' : 'short';
}
