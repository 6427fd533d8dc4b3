import type { KeyedAction } from './keyed-actions.ts';

/** Keys of the list of projects. */
export const LIST_ACTIONS = {
  create: { codes: ['KeyC'], shown: ['C'] },
  search: { codes: ['Slash'], signs: ['/'], shown: ['/'] },
  move: {
    codes: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    shown: ['↑', '↓', '←', '→'],
  },
  open: { codes: [], shown: ['↵'] },
  select: { codes: ['KeyX'], shown: ['X'] },
  selectRange: { codes: ['KeyX'], shift: true, shown: ['Shift', 'X'] },
  switchView: { codes: ['KeyT'], shown: ['T'] },
} as const satisfies Record<string, KeyedAction>;
