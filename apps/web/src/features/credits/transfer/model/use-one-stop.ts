import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

interface OneStopOptions {
  /** Entries of the list, each with one button that removes it. */
  count: number;
  /** Where the focus goes from behind the last entry, and when none is left. */
  findExit: () => HTMLElement | null | undefined;
}

/**
 * Up to 200 buttons are one tab stop: arrows, Home and End go from one to the next, Delete and
 * Backspace remove. Whoever removes an entry stands on the next one.
 */
export function useOneStop({ count, findExit }: OneStopOptions) {
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const removedAt = useRef<number>(undefined);

  const listButtons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const focusAt = (index: number) => (listButtons()[index] ?? findExit())?.focus();
  const findIndex = (target: EventTarget) =>
    listButtons().findIndex((button) => button === target || button.contains(target as Node));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the count moves it.
  useLayoutEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at !== undefined) focusAt(Math.min(at, count - 1));
  }, [count]);

  const handleKey = (event: KeyboardEvent) => {
    const at = findIndex(event.target);
    if (at < 0) return;
    const goals: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowUp: Math.max(0, at - 1),
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: count - 1,
    };
    const goal = goals[event.key];
    if (goal !== undefined) focusAt(goal);
    else if (event.key === 'Delete' || event.key === 'Backspace') listButtons()[at]?.click();
    else return;
    event.preventDefault();
  };
  return {
    focusLast: () => focusAt(count - 1),
    toTabIndex: (index: number) => (index === Math.min(stop, count - 1) ? 0 : -1),
    list: {
      ref: list,
      onKeyDown: handleKey,
      onFocus: (event: { target: EventTarget }) => setStop(Math.max(0, findIndex(event.target))),
      onClickCapture: (event: MouseEvent) => {
        const at = findIndex(event.target);
        if (at >= 0) removedAt.current = at;
      },
    },
  };
}
