import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to what just appeared: the element inside the box with `data-arrival`. */
export function useArrivalFocus<Box extends HTMLElement>(isWanted = true): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival counts.
  useEffect(() => {
    if (isWanted) box.current?.querySelector<HTMLElement>('[data-arrival]')?.focus();
  }, []);
  return box;
}
