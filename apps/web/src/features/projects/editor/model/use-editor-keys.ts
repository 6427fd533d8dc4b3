import { useEffect } from 'react';
import { EDITOR_ACTIONS } from '#shared/actions/editor-actions.ts';
import { findAction, isTyping } from '#shared/actions/keyed-actions.ts';
import type { ProjectEdits } from './use-edits.ts';

/** Where somebody types, undo is the field's own; saving is the same everywhere. */
export function useEditorKeys(edits: Pick<ProjectEdits, 'save' | 'undo' | 'redo'>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const action = findAction(EDITOR_ACTIONS, event);
      if (!action || (action !== 'save' && isTyping(event.target))) return;
      event.preventDefault();
      edits[action]();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
}
