import { useSyncExternalStore } from 'react';

/** The widths at which screens change their layout, as the styles have them, and what people prefer. */
const MEDIA = {
  medium: matchMedia('(min-width: 48rem)'),
  wide: matchMedia('(min-width: 75rem)'),
  dark: matchMedia('(prefers-color-scheme: dark)'),
  calm: matchMedia('(prefers-reduced-motion: reduce)'),
};
export type Media = keyof typeof MEDIA;

export function isMedia(name: Media): boolean {
  return MEDIA[name].matches;
}

export function useMedia(name: Media): boolean {
  return useSyncExternalStore(
    (listener) => {
      MEDIA[name].addEventListener('change', listener);
      return () => MEDIA[name].removeEventListener('change', listener);
    },
    () => isMedia(name),
  );
}

/** Phones, and windows as small: rows instead of tables. */
export function useNarrow(): boolean {
  return !useMedia('medium');
}
