import { useSyncExternalStore } from 'react';

/** True while a phone or tablet is held the other way. A computer cannot be turned. */
export function useWrongOrientation(wanted: 'portrait' | 'landscape'): boolean {
  const query = `(pointer: coarse) and (orientation: ${wanted === 'portrait' ? 'landscape' : 'portrait'})`;
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
