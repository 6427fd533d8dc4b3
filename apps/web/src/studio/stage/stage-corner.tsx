import type { LowerCorner, StageView } from '@fovea/stage';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/** From the edges of the stage to what lies in its corners. */
const INSET_PX = 14;

/** Keeps a fitted picture clear of an element in a lower corner of the stage. */
export function useStageCorner(
  element: RefObject<HTMLElement | null>,
  view: StageView | undefined,
  corner: LowerCorner,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    if (own === null || view === undefined) return;
    const measure = () =>
      view.setCorner(corner, {
        widthPx: own.offsetWidth + INSET_PX,
        heightPx: own.offsetHeight + INSET_PX,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    measure();
    return () => {
      observer.disconnect();
      view.setCorner(corner, undefined);
    };
  }, [element, view, corner]);
}

interface StageCornerProps {
  view: StageView | undefined;
  corner: LowerCorner;
  className?: string;
  children: ReactNode;
}

/** A legend in a corner: it covers nothing of a fitted picture. */
export function StageCorner({ view, corner, className, children }: StageCornerProps) {
  const box = useRef<HTMLDivElement>(null);
  useStageCorner(box, view, corner);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
