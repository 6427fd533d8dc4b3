import type { KeyedAction } from './keyed-actions.ts';

/** Keys of analysis screens. */
export const STUDIO_ACTIONS = {
  play: { codes: ['Space'], shown: ['Space'] },
  frame: { codes: ['ArrowLeft', 'ArrowRight'], shown: ['←', '→'] },
  second: { codes: ['ArrowLeft', 'ArrowRight'], shift: true, shown: ['Shift', '←', '→'] },
  ends: { codes: ['Home', 'End'], shown: ['Home', 'End'] },
  speed: { codes: ['KeyJ', 'KeyL'], shown: ['J', 'L'] },
  display: {
    codes: ['Digit1', 'Numpad1', 'Digit2', 'Numpad2', 'Digit3', 'Numpad3'],
    shown: ['1', '2', '3'],
  },
  rangeStart: { codes: ['KeyI'], shown: ['I'] },
  rangeEnd: { codes: ['KeyO'], shown: ['O'] },
  rangeClear: { codes: ['KeyX'], shown: ['X'] },
  page: { codes: ['PageUp', 'PageDown'], shown: ['PgUp', 'PgDn'] },
  participant: { codes: ['KeyP', 'KeyN'], shown: ['P', 'N'] },
  filter: { codes: ['KeyF'], shown: ['F'] },
  describe: { codes: ['KeyD'], shown: ['D'] },
  snapshot: { codes: ['KeyS'], shown: ['S'] },
  // Shift is needed to type a plus.
  zoom: {
    codes: ['Minus', 'NumpadSubtract', 'Equal', 'NumpadAdd'],
    signs: ['+'],
    shown: ['−', '+'],
  },
  fit: { codes: ['Digit0', 'Numpad0'], shown: ['0'] },
  strip: { codes: ['BracketLeft'], shown: ['['] },
  panel: { codes: ['BracketRight'], shown: [']'] },
} as const satisfies Record<string, KeyedAction>;
