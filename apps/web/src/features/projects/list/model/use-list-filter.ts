import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListFilter, parseFilter, toParams } from './list-filter.ts';

export type ChangeFilter = (change: (filter: ListFilter) => ListFilter) => void;

/** The filter in the address, and how to change it. */
export function useListFilter(): readonly [ListFilter, ChangeFilter] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => parseFilter(params), [params]);
  const change = useCallback<ChangeFilter>(
    (toNext) => {
      // The address is ahead of the screen while that is drawn; two quick presses both count.
      const now = parseFilter(new URLSearchParams(location.search));
      void navigate({ search: toParams(toNext(now)).toString() }, { replace: true });
    },
    [navigate],
  );
  return [filter, change];
}
