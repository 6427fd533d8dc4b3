import { useAddress } from '#studio/view/use-address.ts';

export const SCOPES = ['one', 'all'] as const;
export type Scope = (typeof SCOPES)[number];
export const ORDERS = ['entered', 'count'] as const;
export type Order = (typeof ORDERS)[number];

/** Which questions are shown and how their choices are sorted: the address keeps it. */
export function useSurveyView() {
  const { address, keep } = useAddress();
  const scope: Scope = address.get('questions') === 'all' ? 'all' : 'one';
  const order: Order = address.get('order') === 'count' ? 'count' : 'entered';
  return {
    scope,
    order,
    setScope: (next: Scope) => keep({ questions: next === 'all' ? next : undefined }),
    setOrder: (next: Order) => keep({ order: next === 'count' ? next : undefined }),
  };
}
