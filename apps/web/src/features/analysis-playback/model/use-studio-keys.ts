import { useEffect, useEffectEvent } from 'react';
import { shortcuts } from '#shared/shortcuts.ts';
import { findCommand, type StudioCommand } from './studio-keys.ts';

/** What types text or moves by arrows itself. */
const FIELDS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="radiogroup"], [role="listbox"]';
/** What Space presses. */
const PRESSABLE = 'button, a, [role="checkbox"]';

export function useStudioKeys(handle: (command: StudioCommand) => void): void {
  const handleCommand = useEffectEvent(handle);
  useEffect(() => {
    // What was clicked keeps the focus, yet nobody means it by Space afterwards: then Space plays.
    let clicked: Element | null = null;
    const handleDown = (event: Event) => {
      clicked = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    };
    const isSpaceOn = (target: Element | null, event: KeyboardEvent) =>
      event.code === 'Space' && target !== null && target !== clicked && target.matches(PRESSABLE);
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(FIELDS) || isSpaceOn(target, event)) return;
      const command = findCommand(event);
      if (command === undefined) return;
      if (!shortcuts.areOn() && !isOfSlider(target, command)) return;
      event.preventDefault();
      handleCommand(command);
    };
    // A button is pressed when Space is let go.
    const handleKeyUp = (event: KeyboardEvent) => {
      if (event.code === 'Space' && clicked !== null && event.target === clicked) {
        event.preventDefault();
      }
    };
    window.addEventListener('pointerdown', handleDown);
    window.addEventListener('keydown', handleKey);
    window.addEventListener('keyup', handleKeyUp);
    return () => {
      window.removeEventListener('pointerdown', handleDown);
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('keyup', handleKeyUp);
    };
  }, []);
}

/** The timeline moves by its own keys while it has the focus: no shortcut, but how a slider works. */
function isOfSlider(target: Element | null, { kind }: StudioCommand): boolean {
  return (
    (target?.closest('[role="slider"]') ?? null) !== null &&
    (kind === 'seekBy' || kind === 'start' || kind === 'end')
  );
}
