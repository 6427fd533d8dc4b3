import { useSyncExternalStore } from 'react';

/** wide: panel beside the stage; medium: panel in a drawer; narrow: panel under the stage. */
export type Layout = 'narrow' | 'medium' | 'wide';

const MEDIUM = matchMedia('(min-width: 48rem)');
const WIDE = matchMedia('(min-width: 75rem)');

function subscribe(listener: () => void): () => void {
  MEDIUM.addEventListener('change', listener);
  WIDE.addEventListener('change', listener);
  return () => {
    MEDIUM.removeEventListener('change', listener);
    WIDE.removeEventListener('change', listener);
  };
}

function getLayout(): Layout {
  if (WIDE.matches) return 'wide';
  return MEDIUM.matches ? 'medium' : 'narrow';
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, getLayout);
}
