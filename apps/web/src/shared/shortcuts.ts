import { useSyncExternalStore } from 'react';
import { createShortcutsStore } from './shortcuts-store.ts';

/** Every handler of a key without a modifier asks this one, unless the key is of a focused widget. */
export const shortcuts = createShortcutsStore(localStorage);

export const useShortcuts = () =>
  useSyncExternalStore(shortcuts.subscribe, shortcuts.areOn, shortcuts.areOn);
