import { MODIFIER } from '#shared/modifier-key.ts';
import type { KeyedAction } from './keyed-actions.ts';

/** Keys of the editor of a project. */
export const EDITOR_ACTIONS = {
  save: { codes: ['KeyS'], modifier: true, shown: [MODIFIER, 'S'] },
  undo: { codes: ['KeyZ'], modifier: true, shown: [MODIFIER, 'Z'] },
  redo: { codes: ['KeyZ'], modifier: true, shift: true, shown: [MODIFIER, 'Shift', 'Z'] },
} as const satisfies Record<string, KeyedAction>;

/** Keys on a row of its page list, which the row has by itself. */
export const PAGE_ACTIONS = {
  movePage: { codes: [], shown: ['Alt', '↑', '↓'] },
  selectPages: { codes: [], shown: ['Shift', '↑', '↓'] },
  duplicatePages: { codes: [], shown: [MODIFIER, 'D'] },
  removePages: { codes: [], shown: ['Del'] },
} as const satisfies Record<string, KeyedAction>;
