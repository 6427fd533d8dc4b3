import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The size of an element in CSS px, kept up to date. */
export function useSize<E extends HTMLElement>(): [
  RefObject<E | null>,
  { widthPx: number; heightPx: number },
] {
  const element = useRef<E>(null);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ widthPx: Math.round(width), heightPx: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
