import { MODIFIER } from '#shared/modifier-key.ts';
import type { KeyedAction } from './keyed-actions.ts';

/** Keys of the editor of areas, before those of other analysis screens. */
export const AOI_ACTIONS = {
  selectTool: { codes: ['KeyV'], shown: ['V'] },
  panTool: { codes: ['KeyH'], shown: ['H'] },
  rectangleTool: { codes: ['KeyR'], shown: ['R'] },
  ellipseTool: { codes: ['KeyE'], shown: ['E'] },
  polygonTool: { codes: ['KeyP'], shown: ['P'] },
  keyframe: { codes: ['KeyK'], shown: ['K'] },
  previousKeyframe: { codes: ['Comma'], shown: [','] },
  nextKeyframe: { codes: ['Period'], shown: ['.'] },
  nearOnly: { codes: ['KeyU'], shown: ['U'] },
  snapping: { codes: ['KeyS'], shown: ['S'] },
  nudge: { codes: [], shown: ['↑', '↓', '←', '→'] },
  resize: { codes: [], shown: ['Alt', '↑', '↓', '←', '→'] },
  putPoint: { codes: [], shown: ['Space'] },
  closeShape: { codes: [], shown: ['↵'] },
  nextAoi: { codes: [], shown: ['Tab'] },
  removeAoi: { codes: ['Delete', 'Backspace'], shown: ['Del'] },
  undo: { codes: ['KeyZ'], modifier: true, shown: [MODIFIER, 'Z'] },
  redo: { codes: ['KeyZ'], modifier: true, shift: true, shown: [MODIFIER, 'Shift', 'Z'] },
  copy: { codes: ['KeyC'], modifier: true, shown: [MODIFIER, 'C'] },
  paste: { codes: ['KeyV'], modifier: true, shown: [MODIFIER, 'V'] },
  duplicate: { codes: ['KeyD'], modifier: true, shown: [MODIFIER, 'D'] },
} as const satisfies Record<string, KeyedAction>;
