import { useEffect, useEffectEvent } from 'react';
import { findAction, isTyping } from '#shared/actions/keyed-actions.ts';
import { STUDIO_ACTIONS } from '#shared/actions/studio-actions.ts';
import { shortcuts } from '#shared/shortcuts.ts';

export type StudioAction = keyof typeof STUDIO_ACTIONS;

/** Arrows and the keys of both ends. */
const BY_ARROWS: readonly StudioAction[] = ['frame', 'second', 'ends'];
/** Elements that move by arrows themselves; all other keys are as everywhere. */
const MOVES_ITSELF = '[role="radiogroup"], input[type=radio]';
/** Elements that are pressed by Space. */
const PRESSABLE = 'button, a, [role="checkbox"], input[type=checkbox]';

/** Hands on what a key asks for, and by which of its keys. */
export function useStudioKeys(handle: (action: StudioAction, code: string) => void): void {
  const handleAction = useEffectEvent(handle);
  useEffect(() => {
    // A clicked control keeps the focus, yet people do not mean it by Space afterwards: then Space
    // plays.
    let clicked: Element | null = null;
    const handleDown = (event: Event) => {
      clicked = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    };
    const isSpaceOn = (target: Element | null, event: KeyboardEvent) =>
      event.code === 'Space' && target !== null && target !== clicked && target.matches(PRESSABLE);
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || isTyping(target) || isSpaceOn(target, event)) return;
      const action = findAction(STUDIO_ACTIONS, event);
      if (action === undefined) return;
      if (BY_ARROWS.includes(action) && target?.closest(MOVES_ITSELF)) return;
      if (!shortcuts.areOn() && !isOfSlider(target, action)) return;
      event.preventDefault();
      handleAction(action, event.code);
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
function isOfSlider(target: Element | null, action: StudioAction): boolean {
  return (target?.closest('[role="slider"]') ?? null) !== null && BY_ARROWS.includes(action);
}
