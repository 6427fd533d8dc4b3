import { useEffect, useRef, useState } from 'react';

/** Rounding leaves fractions of a pixel at the ends. */
const SLACK_PX = 1;

/** At which side of an area there is more to scroll to. */
export function useScrollEdges() {
  const place = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ left: false, right: false });
  useEffect(() => {
    const area = place.current;
    if (!area) return;
    const measure = () => {
      const left = area.scrollLeft > SLACK_PX;
      const right = area.scrollLeft + area.clientWidth < area.scrollWidth - SLACK_PX;
      setEdges((before) =>
        before.left === left && before.right === right ? before : { left, right },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    area.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', measure);
    };
  }, []);
  return { place, edges };
}
