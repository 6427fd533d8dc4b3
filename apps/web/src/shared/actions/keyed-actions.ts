export interface KeyedAction {
  /**
   * Keys that do it, each alone, by their place on the keyboard: with a Korean input method a letter
   * key gives another letter. None where a widget has the key by itself.
   */
  readonly codes: readonly string[];
  /** Signs that do it wherever they are on the keyboard. */
  readonly signs?: readonly string[];
  readonly shift?: true;
  /** Ctrl, or the command key of a Mac, is held down. */
  readonly modifier?: true;
  /** The key that comes shortly before. */
  readonly after?: string;
  /** As the list of shortcuts shows them, with the letters of a US keyboard. */
  readonly shown: readonly string[];
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
>;

/** Action of a key in a place, by the place's table; `before` is the key pressed before it. */
export function findAction<Action extends string>(
  actions: Readonly<Record<Action, KeyedAction>>,
  key: Key,
  before?: string,
): Action | undefined {
  if (key.altKey || key.isComposing || (key.ctrlKey && key.metaKey)) return undefined;
  const hasModifier = key.ctrlKey || key.metaKey;
  const found = Object.entries<KeyedAction>(actions).find(
    ([, { codes, signs = [], shift = false, modifier = false, after }]) =>
      hasModifier === modifier &&
      (after === undefined || after === before) &&
      (signs.includes(key.key) || (codes.includes(key.code) && key.shiftKey === shift)),
  );
  return found?.[0] as Action | undefined;
}

const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Somebody types, or looks at something that lies over the screen: its keys are not for others. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}
