import { useCallback, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * For a box that may scroll. While it does and nothing inside takes the focus, it takes it itself:
 * without a pointer there is no other way to scroll it.
 */
export function useScrollFocus() {
  const [isStop, setIsStop] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (box === null) return;
    const watch = new ResizeObserver(() => {
      const scrolls = box.scrollHeight > box.clientHeight + 1;
      setIsStop(scrolls && box.querySelector(FOCUSABLE) === null);
    });
    for (const each of [box, ...box.children]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined };
}
