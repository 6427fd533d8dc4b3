import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { APP_ACTIONS } from '#shared/actions/app-actions.ts';
import { findAction, isTyping } from '#shared/actions/keyed-actions.ts';
import { modals, useModals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import { useDropGuard } from './drop-guard.ts';
import { openCommandMenu } from './open-command-menu.ts';

/** How long a key waits for the one after it. */
const SECOND_KEY_MS = 1_200;

/** Keys of every signed-in screen, and files that miss their place. Letters by their place, so that a Korean keyboard has them too. */
export function AppKeys(): null {
  const navigate = useNavigate();
  useDropGuard();
  useEffect(() => {
    const runs: Partial<Record<keyof typeof APP_ACTIONS, () => void>> = {
      menu: toggleCommandMenu,
      list: () => modals.open('shortcutList', {}),
      projects: () => void navigate(PATHS.projects),
      account: () => void navigate(PATHS.account),
    };
    let first: KeyboardEvent | undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const isSecond = first !== undefined && event.timeStamp - first.timeStamp < SECOND_KEY_MS;
      const action = findAction(APP_ACTIONS, event, isSecond ? first?.code : undefined);
      first = isSingleKey(event) && !event.shiftKey ? event : undefined;
      const run = action === undefined ? undefined : runs[action];
      if (run === undefined || !(action === 'menu' || isSingleKey(event))) return;
      // The screen may have a key of the same letter.
      event.stopImmediatePropagation();
      event.preventDefault();
      run();
    };
    // Before the keys of the screen.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [navigate]);
  return null;
}

/** Without a modifier, and for nobody who types or looks at a dialog. */
function isSingleKey(event: KeyboardEvent): boolean {
  if (!shortcuts.areOn() || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event.target);
}

/** Another dialog may hold what somebody has typed: it stays. */
function toggleCommandMenu(): void {
  const open = useModals.getState().current?.key;
  if (open === 'commandMenu') modals.close();
  else if (document.querySelector('[role=dialog], [role=alertdialog]') === null) openCommandMenu();
}
