import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { findAction } from '#shared/actions/keyed-actions.ts';
import { LIST_ACTIONS } from '#shared/actions/list-actions.ts';
import { findMove } from './grid-move.ts';
import type { Select } from './use-selection.ts';

/** On what stands for one project, a card or a row, with its id. */
const ITEM = 'data-project';
/** On the link of a project, which has its focus. */
const LINK = 'a[data-open]';

const listItems = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(`[${ITEM}]`)];

/**
 * One project at a time is in the tab order; arrows move through them, X selects, Enter is the
 * link's own.
 */
export function useRoving(order: readonly string[], select: Select) {
  const list = useRef<HTMLDivElement>(null);
  const [lastId, setLastId] = useState<string>();
  const currentId = lastId !== undefined && order.includes(lastId) ? lastId : order[0];

  const handleFocus = useCallback((event: FocusEvent) => {
    const id = event.target.closest(`[${ITEM}]`)?.getAttribute(ITEM);
    if (id) setLastId(id);
  }, []);

  const handleKey = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, nativeEvent } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (hasModifier || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
      const id = target.closest(`[${ITEM}]`)?.getAttribute(ITEM);
      if (!id || !target.matches(LINK)) return;
      const action = findAction(LIST_ACTIONS, nativeEvent);
      if (action === 'select' || action === 'selectRange') {
        event.preventDefault();
        select(id, action === 'selectRange');
        return;
      }
      const items = listItems(event.currentTarget);
      const top = items[0]?.offsetTop;
      const next = findMove(event.key, {
        at: items.findIndex((item) => item.getAttribute(ITEM) === id),
        count: items.length,
        columns: items.filter((item) => item.offsetTop === top).length,
      });
      if (next === undefined) return;
      event.preventDefault();
      items[next]?.querySelector<HTMLElement>(LINK)?.focus();
    },
    [select],
  );

  const enter = useCallback(() => {
    const item = listItems(list.current ?? document.body).find(
      (each) => each.getAttribute(ITEM) === currentId,
    );
    item?.querySelector<HTMLElement>(LINK)?.focus();
  }, [currentId]);

  // Cards and rows are other elements: what has the focus in one view has it in the other.
  const mustEnter = useRef(false);
  const keepFocus = useCallback(() => {
    mustEnter.current = list.current?.contains(document.activeElement) ?? false;
  }, []);
  /** A view calls it when it is there. */
  const restoreFocus = useCallback(() => {
    if (mustEnter.current) enter();
    mustEnter.current = false;
  }, [enter]);

  return useMemo(
    () => ({ list, currentId, handleFocus, handleKey, enter, keepFocus, restoreFocus }),
    [currentId, handleFocus, handleKey, enter, keepFocus, restoreFocus],
  );
}
