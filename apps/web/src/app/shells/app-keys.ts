import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { modals, useModals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import { openCommandMenu } from './open-command-menu.ts';

/** How long G waits for its second key. */
const SECOND_KEY_MS = 1_200;
const PLACES: Readonly<Record<string, string>> = { KeyP: PATHS.projects, KeyA: PATHS.account };
const FIELDS =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Keys of every signed-in screen. Letters by their place, so that a Korean keyboard has them too. */
export function AppKeys(): null {
  const navigate = useNavigate();
  useEffect(() => {
    let startedAtMs = Number.NEGATIVE_INFINITY;
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      if (isCommandKey(event)) {
        event.preventDefault();
        toggleCommandMenu();
        return;
      }
      if (!isSingleKey(event)) return;
      const isSecond = event.timeStamp - startedAtMs < SECOND_KEY_MS;
      startedAtMs = event.code === 'KeyG' && !event.shiftKey ? event.timeStamp : -SECOND_KEY_MS;
      const place = isSecond ? PLACES[event.code] : undefined;
      if (place !== undefined) {
        // The screen has a key of the same letter.
        event.stopImmediatePropagation();
        event.preventDefault();
        void navigate(place);
      } else if (event.key === '?') {
        event.preventDefault();
        modals.open('shortcutList', {});
      }
    };
    // Before the keys of the screen.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [navigate]);
  return null;
}

function isCommandKey(event: KeyboardEvent): boolean {
  const hasOne = event.metaKey !== event.ctrlKey;
  return event.code === 'KeyK' && hasOne && !event.altKey && !event.shiftKey;
}

/** Without a modifier, and for nobody who types or looks at a dialog. */
function isSingleKey(event: KeyboardEvent): boolean {
  if (!shortcuts.areOn() || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(FIELDS));
}

/** Another dialog may hold what somebody has typed: it stays. */
function toggleCommandMenu(): void {
  const open = useModals.getState().current?.key;
  if (open === 'commandMenu') modals.close();
  else if (document.querySelector('[role=dialog], [role=alertdialog]') === null) openCommandMenu();
}
