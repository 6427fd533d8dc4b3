import { useSyncExternalStore } from 'react';

const WIDE = matchMedia('(min-width: 48rem)');

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** Phones, and windows as small: rows instead of tables. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => !WIDE.matches);
}
