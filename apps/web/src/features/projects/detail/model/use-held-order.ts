import { useRef, useState } from 'react';

/** Rows never change places under the pointer; new ones come last until it is gone. */
export function useHeldOrder<Row>(rows: readonly Row[], toKey: (row: Row) => string) {
  const [isHeld, setIsHeld] = useState(false);
  const order = useRef<readonly string[]>([]);
  const shown = isHeld
    ? rows.toSorted((a, b) => toPlace(order.current, toKey(a)) - toPlace(order.current, toKey(b)))
    : rows;
  order.current = shown.map(toKey);
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
  };
  return { rows: shown, hold };
}

function toPlace(order: readonly string[], key: string): number {
  const at = order.indexOf(key);
  return at < 0 ? order.length : at;
}
