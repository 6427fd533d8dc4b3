import { MODIFIER } from '#shared/modifier-key.ts';
import type { KeyedAction } from './keyed-actions.ts';

/** Keys of every signed-in screen. */
export const APP_ACTIONS = {
  menu: { codes: ['KeyK'], modifier: true, shown: [MODIFIER, 'K'] },
  list: { codes: [], signs: ['?'], shown: ['?'] },
  projects: { codes: ['KeyP'], after: 'KeyG', shown: ['G', 'P'] },
  account: { codes: ['KeyA'], after: 'KeyG', shown: ['G', 'A'] },
  toasts: { codes: [], shown: ['Alt', 'T'] },
  closes: { codes: [], shown: ['Esc'] },
} as const satisfies Record<string, KeyedAction>;
