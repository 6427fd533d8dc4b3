import { useSyncExternalStore } from 'react';

const SCROLLED_PX = 8;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const isScrolled = () => scrollY > SCROLLED_PX;

/** Whether the page has left its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, isScrolled);
}
