import { AOI_LIMITS } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';

/** All numbers are shares of the picture. */
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sides that a handle moves. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

export function toBox(shape: AoiShape): Box {
  switch (shape.type) {
    case 'rectangle':
      return boxOf(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height);
    case 'ellipse':
      return boxOf(
        shape.cx - shape.rx,
        shape.cy - shape.ry,
        shape.cx + shape.rx,
        shape.cy + shape.ry,
      );
    case 'polygon': {
      const x = shape.points.map((point) => point[0]);
      const y = shape.points.map((point) => point[1]);
      return boxOf(Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y));
    }
  }
}

function boxOf(left: number, top: number, right: number, bottom: number): Box {
  return { left, top, right, bottom };
}

export function toCentre(shape: AoiShape): Point {
  const { left, top, right, bottom } = toBox(shape);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The same shape in another box. What has no width or height stays in the middle. */
export function fitShape(shape: AoiShape, to: Box): AoiShape {
  const width = to.right - to.left;
  const height = to.bottom - to.top;
  if (shape.type === 'rectangle') {
    return { type: 'rectangle', x: to.left, y: to.top, width, height };
  }
  if (shape.type === 'ellipse') {
    const [cx, cy] = [(to.left + to.right) / 2, (to.top + to.bottom) / 2];
    return { type: 'ellipse', cx, cy, rx: width / 2, ry: height / 2 };
  }
  const from = toBox(shape);
  const lead = (value: number, low: number, high: number, toLow: number, size: number) =>
    high === low ? toLow + size / 2 : toLow + ((value - low) / (high - low)) * size;
  return {
    type: 'polygon',
    points: shape.points.map(
      ([x, y]): Point => [
        toShare(lead(x, from.left, from.right, to.left, width)),
        toShare(lead(y, from.top, from.bottom, to.top, height)),
      ],
    ),
  };
}

/** Moved as far as the picture goes. */
export function moveShape(shape: AoiShape, dx: number, dy: number): AoiShape {
  const { left, top, right, bottom } = toBox(shape);
  const x = within(dx, -left, 1 - right);
  const y = within(dy, -top, 1 - bottom);
  return fitShape(shape, boxOf(left + x, top + y, right + x, bottom + y));
}

/** The box with some sides moved; a side that passes the other takes its place. */
export function resizeBox(box: Box, handle: Handle, dx: number, dy: number): Box {
  const left = toShare(box.left + (handle.includes('w') ? dx : 0));
  const right = toShare(box.right + (handle.includes('e') ? dx : 0));
  const top = toShare(box.top + (handle.includes('n') ? dy : 0));
  const bottom = toShare(box.bottom + (handle.includes('s') ? dy : 0));
  return boxOf(
    Math.min(left, right),
    Math.min(top, bottom),
    Math.max(left, right),
    Math.max(top, bottom),
  );
}

interface Drag {
  /** Width and height alike, in px: `aspect` is the picture's width by its height. */
  readonly isSquare: boolean;
  readonly aspect: number;
  /** The first point is the middle. */
  readonly isFromCentre: boolean;
}

export function toDraggedBox(
  from: Point,
  to: Point,
  { isSquare, aspect, isFromCentre }: Drag,
): Box {
  let dx = to[0] - from[0];
  let dy = to[1] - from[1];
  if (isSquare) {
    const side = Math.max(Math.abs(dx) * aspect, Math.abs(dy));
    dx = (Math.sign(dx) || 1) * (side / aspect);
    dy = (Math.sign(dy) || 1) * side;
  }
  const [x0, y0] = isFromCentre ? [from[0] - dx, from[1] - dy] : from;
  const [x1, y1] = [from[0] + dx, from[1] + dy];
  return boxOf(
    toShare(Math.min(x0, x1)),
    toShare(Math.min(y0, y1)),
    toShare(Math.max(x0, x1)),
    toShare(Math.max(y0, y1)),
  );
}

export function toShape(type: 'rectangle' | 'ellipse', box: Box): AoiShape {
  const empty: AoiShape =
    type === 'rectangle'
      ? { type, x: 0, y: 0, width: 0, height: 0 }
      : { type, cx: 0, cy: 0, rx: 0, ry: 0 };
  return fitShape(empty, box);
}

/** Where a new point lies: on the side after point `edge`, at a share of its way. */
export interface EdgePlace {
  readonly edge: number;
  readonly share: number;
}

/** The same place on the edge, whatever the shape: all keyframes of an area get their point so. */
export function addPoint(shape: AoiShape, { edge, share }: EdgePlace): AoiShape {
  if (shape.type !== 'polygon' || shape.points.length >= AOI_LIMITS.polygonPointsMax) return shape;
  const from = shape.points[edge];
  const to = shape.points[(edge + 1) % shape.points.length];
  if (from === undefined || to === undefined) return shape;
  const point: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  return { type: 'polygon', points: shape.points.toSpliced(edge + 1, 0, point) };
}

export function removePoint(shape: AoiShape, index: number): AoiShape {
  if (shape.type !== 'polygon' || shape.points.length <= AOI_LIMITS.polygonPointsMin) return shape;
  return { type: 'polygon', points: shape.points.toSpliced(index, 1) };
}

export function movePoint(shape: AoiShape, index: number, [x, y]: Point): AoiShape {
  if (shape.type !== 'polygon') return shape;
  return { type: 'polygon', points: shape.points.with(index, [toShare(x), toShare(y)]) };
}

/** Where a side comes nearest to a point. */
export function findEdgeShare(from: Point, to: Point, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return toShare(((x - from[0]) * dx + (y - from[1]) * dy) / length);
}

export function toShare(value: number): number {
  return within(value, 0, 1);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
