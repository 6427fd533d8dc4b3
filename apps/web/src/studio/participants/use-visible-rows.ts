import { type RefObject, useEffect, useState } from 'react';

/** Rows drawn above and below what is in view. */
const SPARE_ROWS = 6;

/** Which rows of a long list are in view; the others take only room. */
export function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): { first: number; end: number } {
  const [range, setRange] = useState({ first: 0, end: 24 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const top = Math.floor(element.scrollTop / rowPx);
      const first = Math.max(top - SPARE_ROWS, 0);
      const end = top + Math.ceil(element.clientHeight / rowPx) + SPARE_ROWS;
      setRange((old) => (old.first === first && old.end === end ? old : { first, end }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, rowPx]);
  return { first: Math.min(range.first, count), end: Math.min(range.end, count) };
}
