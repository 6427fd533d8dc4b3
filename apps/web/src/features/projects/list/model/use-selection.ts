import { useCallback, useMemo, useState } from 'react';
import { extend, keepListed, NOTHING, selectAll, toggle } from './selection.ts';

export type Select = (id: string, isRange: boolean) => void;

/** Which projects of the list are selected. */
export function useSelection(order: readonly string[]) {
  const [chosen, setChosen] = useState(NOTHING);
  const selection = useMemo(() => keepListed(chosen, order), [chosen, order]);
  const select = useCallback<Select>(
    (id, isRange) =>
      setChosen((before) => {
        const listed = keepListed(before, order);
        return isRange ? extend(listed, order, id) : toggle(listed, id);
      }),
    [order],
  );
  const clear = useCallback(() => setChosen(NOTHING), []);
  const switchAll = useCallback(
    () =>
      setChosen((before) =>
        keepListed(before, order).ids.size === order.length ? NOTHING : selectAll(order),
      ),
    [order],
  );
  return { ids: selection.ids, select, clear, switchAll };
}
