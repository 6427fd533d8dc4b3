import { useRef, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** Parts of a store: the same object until one of them changes. */
export function usePicked<State, Name extends keyof State>(
  store: StoreApi<State>,
  names: readonly Name[],
): Pick<State, Name> {
  const last = useRef<Pick<State, Name>>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const state = store.getState();
    const before = last.current;
    if (before && names.every((name) => Object.is(before[name], state[name]))) return before;
    const picked: Partial<Pick<State, Name>> = {};
    for (const name of names) picked[name] = state[name];
    last.current = picked as Pick<State, Name>;
    return last.current;
  });
}
