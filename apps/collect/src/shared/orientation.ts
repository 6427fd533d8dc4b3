import { useSyncExternalStore } from 'react';

export type Orientation = 'portrait' | 'landscape';

const watchWrong = (wanted: Orientation) =>
  matchMedia(`(orientation: ${wanted === 'portrait' ? 'landscape' : 'portrait'})`);

/** True while the device is held the other way. */
export function useWrongOrientation(wanted: Orientation): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = watchWrong(wanted);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => watchWrong(wanted).matches,
  );
}

/** Answers false at once, or true as soon as the device has been turned. */
export async function waitUntilTurned(wanted: Orientation): Promise<boolean> {
  const media = watchWrong(wanted);
  if (!media.matches) return false;
  const { promise, resolve } = Promise.withResolvers<void>();
  media.addEventListener('change', () => resolve(), { once: true });
  await promise;
  return true;
}
