import { useRef } from 'react';

/**
 * Radix returns the focus to its own trigger only, and layers that a store opens have none. This
 * remembers what had the focus. An entry of a menu is gone by then, so its button stands in.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement>(null);
  return {
    remember() {
      const active = document.activeElement;
      const menu = active?.closest('[role="menu"]');
      const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
      opener.current = button ?? (active instanceof HTMLElement ? active : null);
    },
    giveBack(event: Event) {
      event.preventDefault();
      // Whoever closed the layer may have put the focus somewhere already.
      if (document.activeElement === document.body) opener.current?.focus();
    },
  };
}
