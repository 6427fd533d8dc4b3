import { createStagePoint, type StagePoint } from '@fovea/gaze/geometry';
import type { StageView } from '@fovea/stage';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

const CLICK_PX = 4;
/** How much one px of a wheel changes the scale. */
const WHEEL_ZOOM = 0.0025;

/** Ctrl+wheel zooms to where the pointer is. */
export function useWheelZoom(box: RefObject<Element | null>, view: StageView | undefined): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || view === undefined) return;
    // Not React's listener: a passive one could not keep the page from zooming.
    const handleWheel = (event: Event) => {
      if (!(event instanceof WheelEvent)) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      view.zoomBy(
        Math.exp(-event.deltaY * WHEEL_ZOOM * (event.deltaMode === 1 ? 16 : 1)),
        toPoint(element, event),
      );
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [box, view]);
}

export interface StagePointer {
  /** The participant under the pointer, -1 for nobody. */
  onHover: (index: number) => void;
  onPick: (index: number, isAdding: boolean) => void;
  /** Where the pointer is while it drags nothing; null when it has left. */
  onPoint?: ((point: StagePoint | null) => void) | undefined;
}

/** Hover and click on dots, drag to pan while zoomed in, pinch and Ctrl+wheel to zoom. */
export function useStagePointer(
  box: RefObject<HTMLDivElement | null>,
  view: StageView | undefined,
  { onHover, onPick, onPoint }: StagePointer,
) {
  const held = useRef(new Map<number, { x: number; y: number }>());
  const draggedPx = useRef(0);

  useWheelZoom(box, view);

  const handleDown = (event: PointerEvent) => {
    if (event.button > 1) return;
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    draggedPx.current = 0;
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (view === undefined) return;
    const before = held.current.get(event.pointerId);
    if (before === undefined) {
      const point = toPoint(event.currentTarget, event);
      onHover(view.findParticipant(point));
      onPoint?.(event.pointerType === 'touch' ? null : point);
      return;
    }
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    draggedPx.current += Math.hypot(dx, dy);
    if (held.current.size === 2) pinch(event, view);
    else view.panBy(dx, dy);
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const pinch = (event: PointerEvent<HTMLElement>, zoomed: StageView) => {
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
    const before = held.current.get(event.pointerId);
    if (other === undefined || before === undefined) return;
    const oldPx = Math.hypot(before.x - other.x, before.y - other.y);
    const newPx = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const middle = {
      clientX: (event.clientX + other.x) / 2,
      clientY: (event.clientY + other.y) / 2,
    };
    if (oldPx > 0) zoomed.zoomBy(newPx / oldPx, toPoint(event.currentTarget, middle));
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    const wasHeld = held.current.delete(event.pointerId);
    if (!wasHeld || view === undefined || draggedPx.current > CLICK_PX) return;
    const index = view.findParticipant(toPoint(event.currentTarget, event));
    if (index >= 0) onPick(index, event.shiftKey);
  };
  const handleLeave = (event: PointerEvent) => {
    held.current.delete(event.pointerId);
    onHover(-1);
    onPoint?.(null);
  };
  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleUp,
    onPointerLeave: handleLeave,
    onPointerCancel: handleLeave,
  };
}

function toPoint(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): StagePoint {
  const { left, top } = element.getBoundingClientRect();
  return createStagePoint(clientX - left, clientY - top);
}
