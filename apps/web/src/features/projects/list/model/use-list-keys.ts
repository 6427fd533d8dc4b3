import { useEffect } from 'react';
import { findAction, isTyping } from '#shared/actions/keyed-actions.ts';
import { LIST_ACTIONS } from '#shared/actions/list-actions.ts';
import { shortcuts } from '#shared/shortcuts.ts';

interface ListKeys {
  create: () => void;
  search: () => void;
  switchView: () => void;
  /** Missing where nothing is selected. */
  clearSelection: (() => void) | undefined;
  /** Puts the focus on a project. */
  enter: () => void;
}

/** Elements that have keys of their own. */
const CONTROLS = 'a, button, input, [role=radio]';

/** The keys of the list, from anywhere on the screen, also with a Korean keyboard. */
export function useListKeys(keys: ListKeys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement)) return;
      if (isTyping(target)) return;
      const run = findRun(event, target, keys);
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}

function findRun(event: KeyboardEvent, target: HTMLElement, keys: ListKeys) {
  const action = findAction(LIST_ACTIONS, event);
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (event.key === 'Escape' && !hasModifier) return keys.clearSelection;
  if (action === undefined || !shortcuts.areOn()) return undefined;
  if (action === 'move') return target.closest(CONTROLS) ? undefined : keys.enter;
  if (action === 'search' || action === 'create' || action === 'switchView') return keys[action];
  return undefined;
}
