import { useSyncExternalStore } from 'react';

const WIDE = matchMedia('(min-width: 75rem)');

function subscribe(listener: () => void): () => void {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

/** There is room for a table beside the menu of the account. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => WIDE.matches);
}
