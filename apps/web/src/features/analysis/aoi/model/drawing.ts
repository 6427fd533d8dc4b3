import { AOI_LIMITS } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import { type Point, toDraggedBox, toShape } from './shapes.ts';

/** Effect of a click on the stage: select, or begin a shape. */
export const DRAW_MODES = ['none', 'rectangle', 'ellipse', 'polygon'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** A shape that is being drawn: its corners or points so far, and where the next one would be. */
export interface Drawing {
  readonly points: readonly Point[];
  readonly next: Point;
  readonly isSquare: boolean;
  readonly isFromCentre: boolean;
}

export type Drawn =
  | { readonly kind: 'going'; readonly drawing: Drawing }
  | { readonly kind: 'done'; readonly shape: AoiShape };

export function beginDrawing(at: Point): Drawing {
  return { points: [], next: at, isSquare: false, isFromCentre: false };
}

/**
 * mode × event → what comes of it
 *
 * | | first put | next put | put on the first point | close |
 * |---|---|---|---|---|
 * | rectangle, ellipse | a corner | done | done | done |
 * | polygon | a point | a point | done, from three points | done, from three points |
 */
export function putPoint(
  mode: Exclude<DrawMode, 'none'>,
  drawing: Drawing,
  { isOnFirst, aspect }: { readonly isOnFirst: boolean; readonly aspect: number },
): Drawn {
  const { points, next } = drawing;
  if (mode !== 'polygon') {
    return points.length === 0 ? goOn(drawing, [next]) : finish(mode, drawing, aspect);
  }
  if (isOnFirst && canClose(drawing)) return finish(mode, drawing, aspect);
  const last = points.at(-1);
  const isSame = last !== undefined && last[0] === next[0] && last[1] === next[1];
  if (isSame || points.length >= AOI_LIMITS.polygonPointsMax) return { kind: 'going', drawing };
  return goOn(drawing, [...points, next]);
}

export function closeDrawing(
  mode: Exclude<DrawMode, 'none'>,
  drawing: Drawing,
  aspect: number,
): Drawn {
  if (drawing.points.length === 0 || (mode === 'polygon' && !canClose(drawing))) {
    return { kind: 'going', drawing };
  }
  return finish(mode, drawing, aspect);
}

/** Without its last point. */
export function takePointBack(drawing: Drawing): Drawing {
  return { ...drawing, points: drawing.points.slice(0, -1) };
}

/** As it would be if it ended here; undefined before the first point. */
export function toDrawnShape(
  mode: Exclude<DrawMode, 'none'>,
  drawing: Drawing,
  aspect: number,
): AoiShape | undefined {
  const [first] = drawing.points;
  if (first === undefined) return undefined;
  if (mode === 'polygon') return { type: 'polygon', points: [...drawing.points, drawing.next] };
  return toShape(mode, toDraggedBox(first, drawing.next, { ...drawing, aspect }));
}

function canClose({ points }: Drawing): boolean {
  return points.length >= AOI_LIMITS.polygonPointsMin;
}

function goOn(drawing: Drawing, points: readonly Point[]): Drawn {
  return { kind: 'going', drawing: { ...drawing, points } };
}

function finish(mode: Exclude<DrawMode, 'none'>, drawing: Drawing, aspect: number): Drawn {
  const shape: AoiShape | undefined =
    mode === 'polygon'
      ? { type: 'polygon', points: drawing.points }
      : toDrawnShape(mode, drawing, aspect);
  return shape ? { kind: 'done', shape } : { kind: 'going', drawing };
}
