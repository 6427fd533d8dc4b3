import { useEffect, useRef } from 'react';

/** The heading of a screen takes the focus, so that it is read when the screen appears. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
