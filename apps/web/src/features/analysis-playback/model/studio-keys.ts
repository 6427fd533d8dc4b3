export type StudioCommand =
  | { readonly kind: 'seekBy'; readonly byMs: number }
  | { readonly kind: 'rate'; readonly step: 1 | -1 }
  | { readonly kind: 'page'; readonly step: 1 | -1 }
  | { readonly kind: 'participant'; readonly step: 1 | -1 }
  | { readonly kind: 'zoom'; readonly step: 1 | -1 }
  | { readonly kind: 'toggle' | 'start' | 'end' | 'fit' | 'panel' | 'strip' };

/** One frame of a picture: gaze comes at about this pace. */
const FRAME_MS = 1_000 / 30;
const SECOND_MS = 1_000;

type Key = Pick<
  KeyboardEvent,
  'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>;

const COMMANDS: Readonly<Record<string, StudioCommand>> = {
  Space: { kind: 'toggle' },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  KeyJ: { kind: 'rate', step: -1 },
  KeyL: { kind: 'rate', step: 1 },
  PageUp: { kind: 'page', step: -1 },
  PageDown: { kind: 'page', step: 1 },
  KeyN: { kind: 'participant', step: 1 },
  KeyP: { kind: 'participant', step: -1 },
  Equal: { kind: 'zoom', step: 1 },
  NumpadAdd: { kind: 'zoom', step: 1 },
  Minus: { kind: 'zoom', step: -1 },
  NumpadSubtract: { kind: 'zoom', step: -1 },
  Digit0: { kind: 'fit' },
  Numpad0: { kind: 'fit' },
  BracketLeft: { kind: 'strip' },
  BracketRight: { kind: 'panel' },
};

/**
 * What a key asks for. Keys are known by their place on the keyboard, because with a Korean input
 * method a letter key gives another letter.
 */
export function findCommand(key: Key): StudioCommand | undefined {
  if (key.ctrlKey || key.metaKey || key.altKey || key.isComposing) return undefined;
  if (key.code === 'ArrowLeft' || key.code === 'ArrowRight') {
    const byMs = key.shiftKey ? SECOND_MS : FRAME_MS;
    return { kind: 'seekBy', byMs: key.code === 'ArrowLeft' ? -byMs : byMs };
  }
  // Shift is needed to type a plus, and means nothing with the other keys.
  if (key.shiftKey && key.code !== 'Equal') return undefined;
  return COMMANDS[key.code];
}
