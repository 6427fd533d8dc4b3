import type { Aoi } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import type { StageView } from '@fovea/stage';
import type { AoiLayer } from './aoi-layer.ts';
import {
  beginDrawing,
  closeDrawing,
  type Drawing,
  type DrawMode,
  type Drawn,
  putPoint,
  takePointBack,
  toDrawnShape,
} from './drawing.ts';
import type { EditorActions } from './editor-actions.ts';
import { type EditorStore, select } from './editor-state.ts';
import { findEditedShape, findShownShape } from './keyframe-edits.ts';
import {
  findEdgeShare,
  fitShape,
  type Handle,
  movePoint,
  moveShape,
  type Point,
  resizeBox,
  toBox,
} from './shapes.ts';
import { type Guide, listSnapLines, type SnapLines, snap } from './snapping.ts';
import { findAssetAt, type StageFrame, toPicturePoint } from './stage-frame.ts';

const SNAP_PX = 6;
const CLICK_PX = 4;
/** How near a click must come to the first point of a polygon to close it. */
const CLOSE_PX = 10;

export interface GestureDeps {
  readonly store: EditorStore;
  readonly actions: EditorActions;
  readonly layer: AoiLayer;
  readonly getFrame: () => StageFrame | undefined;
  readonly getView: () => StageView | undefined;
  readonly isEditable: () => boolean;
  readonly onDrawn: () => void;
}

/** A place on the stage in CSS px, and what is held down with it. */
export interface Pressed {
  readonly xPx: number;
  readonly yPx: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl or the command key: no snapping. */
  readonly isFree: boolean;
}

interface Taken {
  readonly aoi: Aoi;
  readonly from: AoiShape;
  readonly rect: Rect;
  readonly at: Point;
  readonly lines: SnapLines;
  readonly part: 'whole' | { readonly handle: Handle } | { readonly point: number };
}

type Gesture =
  | { readonly kind: 'edit'; readonly taken: Taken; shape: AoiShape; isMoved: boolean }
  | { readonly kind: 'pan'; last: Pressed }
  | { readonly kind: 'draw'; readonly down: Pressed };

interface Sketch {
  readonly mode: Exclude<DrawMode, 'none'>;
  readonly assetId: string;
  readonly rect: Rect;
  drawing: Drawing;
}

/** Gestures of the pointer on the stage, and keys that stand in for it while drawing. */
export function createGestures({
  store,
  actions,
  layer,
  getFrame,
  getView,
  isEditable,
  onDrawn,
}: GestureDeps) {
  let gesture: Gesture | undefined;
  let sketch: Sketch | undefined;

  const listLines = (aoi: Aoi | undefined, assetId: string): SnapLines => {
    const timeMs = actions.getTimeMs();
    const others = actions.listPageAois().flatMap((each) => {
      if (each.aoiId === aoi?.aoiId || each.assetId !== assetId) return [];
      const shape = findShownShape(each, timeMs);
      return shape ? [toBox(shape)] : [];
    });
    return listSnapLines(others);
  };
  const trySnap = (places: SnapLines, lines: SnapLines, rect: Rect, { isFree }: Pressed) => {
    if (isFree || !store.getState().isSnapping) return { dx: 0, dy: 0, guides: [] };
    return snap(places, lines, { x: SNAP_PX / rect.widthPx, y: SNAP_PX / rect.heightPx });
  };

  const take = (aoi: Aoi, part: Taken['part'], at: Pressed): void => {
    const rect = getFrame()?.rects.get(aoi.assetId);
    const from = findEditedShape(aoi, actions.getTimeMs());
    if (!rect || !from || actions.isLocked(aoi)) return;
    const taken = {
      aoi,
      from,
      rect,
      part,
      at: toPoint(rect, at),
      lines: listLines(aoi, aoi.assetId),
    };
    gesture = { kind: 'edit', taken, shape: from, isMoved: false };
  };
  const edit = ({ taken }: Extract<Gesture, { kind: 'edit' }>, now: Pressed) => {
    const { part, from, rect, lines } = taken;
    const at = toPoint(rect, now);
    const [dx, dy] = [at[0] - taken.at[0], at[1] - taken.at[1]];
    if (part === 'whole') {
      const moved = moveShape(from, dx, dy);
      const snapped = trySnap(toPlaces(toBox(moved)), lines, rect, now);
      return { shape: moveShape(moved, snapped.dx, snapped.dy), guides: snapped.guides };
    }
    if ('point' in part) {
      const snapped = trySnap({ x: [at[0]], y: [at[1]] }, lines, rect, now);
      const to: Point = [at[0] + snapped.dx, at[1] + snapped.dy];
      return { shape: movePoint(from, part.point, to), guides: snapped.guides };
    }
    const { handle } = part;
    const box = resizeBox(toBox(from), handle, dx, dy);
    const places = {
      x: handle.includes('w') ? [box.left] : handle.includes('e') ? [box.right] : [],
      y: handle.includes('n') ? [box.top] : handle.includes('s') ? [box.bottom] : [],
    };
    const snapped = trySnap(places, lines, rect, now);
    const fitted = resizeBox(box, handle, snapped.dx, snapped.dy);
    return { shape: fitShape(from, fitted), guides: snapped.guides };
  };

  const showSketch = (guides: readonly Guide[] = []) => {
    const shape = sketch && toDrawnShape(sketch.mode, sketch.drawing, toAspect(sketch.rect));
    layer.drawDraft(
      shape && sketch ? { assetId: sketch.assetId, aoiId: null, shape, guides } : undefined,
    );
  };
  const moveSketch = (now: Pressed) => {
    if (!sketch) return;
    const { rect, assetId } = sketch;
    const at = toPicturePoint(rect, now.xPx, now.yPx);
    const { dx, dy, guides } = trySnap(
      { x: [at[0]], y: [at[1]] },
      listLines(undefined, assetId),
      rect,
      now,
    );
    const next: Point = [at[0] + dx, at[1] + dy];
    sketch.drawing = { ...sketch.drawing, next, isSquare: now.shift, isFromCentre: now.alt };
    showSketch(guides);
  };
  const proceed = (drawn: Drawn) => {
    if (!sketch) return;
    if (drawn.kind === 'going') {
      sketch.drawing = drawn.drawing;
      showSketch();
      return;
    }
    const { assetId } = sketch;
    cancel();
    if (isTiny(drawn.shape)) return;
    actions.addShape(assetId, drawn.shape);
    onDrawn();
  };
  const put = (now: Pressed) => {
    const { drawMode } = store.getState();
    const frame = getFrame();
    if (drawMode === 'none' || frame === undefined) return;
    if (sketch === undefined) {
      const assetId = findAssetAt(frame, now.xPx, now.yPx);
      const rect = assetId === undefined ? undefined : frame.rects.get(assetId);
      if (assetId === undefined || rect === undefined) return;
      sketch = { mode: drawMode, assetId, rect, drawing: beginDrawing(toPoint(rect, now)) };
    }
    moveSketch(now);
    proceed(
      putPoint(sketch.mode, sketch.drawing, {
        isOnFirst: isOnFirst(sketch, now),
        aspect: toAspect(sketch.rect),
      }),
    );
  };
  const cancel = () => {
    sketch = undefined;
    gesture = undefined;
    layer.drawDraft(undefined);
  };

  return {
    isDrawing: () => sketch !== undefined,
    cancel,
    put,
    hover: moveSketch,
    close: () =>
      sketch && proceed(closeDrawing(sketch.mode, sketch.drawing, toAspect(sketch.rect))),
    takeBack() {
      if (!sketch) return;
      sketch.drawing = takePointBack(sketch.drawing);
      if (sketch.drawing.points.length === 0) cancel();
      else showSketch();
    },
    /** True if the pointer is held until it is let go. */
    down(target: Element, now: Pressed, isMiddle: boolean): boolean {
      const { isPanning, drawMode } = store.getState();
      if (isPanning || isMiddle) gesture = { kind: 'pan', last: now };
      else if (!isEditable()) return false;
      else if (drawMode !== 'none') {
        put(now);
        gesture = { kind: 'draw', down: now };
      } else pick(target, now);
      return gesture !== undefined;
    },
    move(now: Pressed): void {
      if (gesture?.kind === 'pan') {
        getView()?.panBy(now.xPx - gesture.last.xPx, now.yPx - gesture.last.yPx);
        gesture.last = now;
      } else if (gesture?.kind === 'edit') {
        const { shape, guides } = edit(gesture, now);
        gesture.shape = shape;
        gesture.isMoved = true;
        const { assetId, aoiId } = gesture.taken.aoi;
        const { from, part } = gesture.taken;
        const by = part === 'whole' ? toWay(from, shape) : undefined;
        layer.drawDraft({ assetId, aoiId, shape, guides, by });
      } else moveSketch(now);
    },
    up(now: Pressed): void {
      const ended = gesture;
      gesture = undefined;
      if (ended?.kind === 'draw' && sketch && sketch.mode !== 'polygon') {
        const { xPx, yPx } = ended.down;
        const isDragged = Math.hypot(now.xPx - xPx, now.yPx - yPx) > CLICK_PX;
        if (isDragged) put(now);
      }
      if (ended?.kind !== 'edit') return;
      layer.drawDraft(undefined);
      if (ended.isMoved && ended.shape !== ended.taken.from) {
        actions.changeShape(ended.taken.aoi, ended.shape);
      }
    },
  };

  function pick(target: Element, now: Pressed): void {
    const read = (name: string) => target.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
    const selected = actions.findSelected();
    const point = read('data-point');
    const edge = read('data-edge');
    const handle = read('data-handle');
    if (selected && point !== undefined) {
      if (now.alt) actions.changePoints(selected, { remove: Number(point) });
      else take(selected, { point: Number(point) }, now);
    } else if (selected && edge !== undefined) addOnEdge(selected, Number(edge), now);
    else if (selected && handle !== undefined) take(selected, { handle: handle as Handle }, now);
    else {
      const id = read('data-aoi');
      const aoi = actions.listPageAois().find(({ aoiId }) => aoiId === id);
      select(store, aoi?.aoiId ?? null);
      if (aoi) take(aoi, 'whole', now);
      else gesture = { kind: 'pan', last: now };
    }
  }

  function addOnEdge(aoi: Aoi, edge: number, now: Pressed): void {
    const shape = findEditedShape(aoi, actions.getTimeMs());
    const rect = getFrame()?.rects.get(aoi.assetId);
    if (shape?.type !== 'polygon' || !rect || actions.isLocked(aoi)) return;
    const [from, to] = [shape.points[edge], shape.points[(edge + 1) % shape.points.length]];
    if (!from || !to) return;
    actions.changePoints(aoi, {
      add: { edge, share: findEdgeShare(from, to, toPoint(rect, now)) },
    });
  }
}

/** From one place of a shape to another. */
function toWay(from: AoiShape, to: AoiShape): Point {
  const [before, after] = [toBox(from), toBox(to)];
  return [after.left - before.left, after.top - before.top];
}

function isOnFirst({ drawing, rect }: Sketch, { xPx, yPx }: Pressed): boolean {
  const [first] = drawing.points;
  if (first === undefined) return false;
  const [dx, dy] = [
    rect.xPx + first[0] * rect.widthPx - xPx,
    rect.yPx + first[1] * rect.heightPx - yPx,
  ];
  return Math.hypot(dx, dy) <= CLOSE_PX;
}

function toPoint(rect: Rect, { xPx, yPx }: Pressed): Point {
  return [(xPx - rect.xPx) / rect.widthPx, (yPx - rect.yPx) / rect.heightPx];
}

const toAspect = ({ widthPx, heightPx }: Rect) => widthPx / heightPx;

function toPlaces({ left, top, right, bottom }: ReturnType<typeof toBox>): SnapLines {
  return { x: [left, (left + right) / 2, right], y: [top, (top + bottom) / 2, bottom] };
}

/** A slip of the hand, and nothing that could be seen or taken hold of. */
function isTiny(shape: AoiShape): boolean {
  const { left, top, right, bottom } = toBox(shape);
  return right - left < 0.002 || bottom - top < 0.002;
}
