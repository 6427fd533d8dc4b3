import { useEffect } from 'react';
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

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** What has keys of its own. */
const CONTROLS = 'a, button, input, [role=radio]';
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The keys of the list, from anywhere on the screen, also with a Korean keyboard. */
export function useListKeys(keys: ListKeys): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(LAYERS)) return;
      if (target.closest(TYPING)) return;
      const action = findAction(event, target, keys);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
}

function findAction(event: KeyboardEvent, target: HTMLElement, keys: ListKeys) {
  if (event.key === 'Escape') return keys.clearSelection;
  if (!shortcuts.areOn()) return undefined;
  // Where it needs Shift, the sign itself tells; where another key is in its place, the place does.
  if (event.key === '/' || (event.code === 'Slash' && !event.shiftKey)) return keys.search;
  if (event.shiftKey) return undefined;
  if (event.code === 'KeyC') return keys.create;
  if (event.code === 'KeyT') return keys.switchView;
  if (ARROWS.includes(event.key) && !target.closest(CONTROLS)) return keys.enter;
  return undefined;
}
