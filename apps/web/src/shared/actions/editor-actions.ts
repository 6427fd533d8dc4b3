import { MODIFIER } from '#shared/modifier-key.ts';
import type { KeyedAction } from './keyed-actions.ts';

/** Keys of the editor of a project. */
export const EDITOR_ACTIONS = {
  save: { codes: ['KeyS'], modifier: true, shown: [MODIFIER, 'S'] },
  undo: { codes: ['KeyZ'], modifier: true, shown: [MODIFIER, 'Z'] },
  redo: { codes: ['KeyZ'], modifier: true, shift: true, shown: [MODIFIER, 'Shift', 'Z'] },
} as const satisfies Record<string, KeyedAction>;
