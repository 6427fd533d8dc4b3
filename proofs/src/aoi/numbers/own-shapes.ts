// A second reading of areas, on purpose without `@fovea/gaze/aoi`.
import type { AoiShape, Keyframe } from '@fovea/gaze/aoi';

export type Point = readonly [x: number, y: number];

/** When one keyframe rules, within a page. */
export interface OwnSpan {
  readonly from: number;
  readonly to: number;
  readonly moves: boolean;
  readonly at: (ms: number) => AoiShape;
}

export function listSpans(keyframes: readonly Keyframe[], from: number, to: number): OwnSpan[] {
  return keyframes.flatMap((frame, i) => {
    const next = keyframes[i + 1];
    const start = Math.max(frame.timestamp, from);
    const end = Math.min(next?.timestamp ?? Number.POSITIVE_INFINITY, to);
    if (!frame.visible || end <= start) return [];
    const moves =
      frame.easing === 'linear' &&
      next !== undefined &&
      JSON.stringify(next.shape) !== JSON.stringify(frame.shape);
    const at = (ms: number) =>
      next === undefined || !moves
        ? frame.shape
        : blend(
            frame.shape,
            next.shape,
            (ms - frame.timestamp) / (next.timestamp - frame.timestamp),
          );
    return [{ from: start, to: end, moves, at }];
  });
}

export function contains(shape: AoiShape, [x, y]: Point): boolean {
  switch (shape.type) {
    case 'rectangle':
      return (
        x >= shape.x && y >= shape.y && x < shape.x + shape.width && y < shape.y + shape.height
      );
    case 'ellipse':
      return ((x - shape.cx) / shape.rx) ** 2 + ((y - shape.cy) / shape.ry) ** 2 <= 1;
    case 'polygon': {
      // How often a ray to the right leaves the shape.
      let crossings = 0;
      shape.points.forEach(([ax, ay], i) => {
        const [bx, by] = shape.points[(i + 1) % shape.points.length] as Point;
        const isBetween = ay <= y ? by > y : by <= y;
        if (isBetween && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) crossings++;
      });
      return crossings % 2 === 1;
    }
  }
}

function blend(a: AoiShape, b: AoiShape, share: number): AoiShape {
  const mix = (from: number, to: number) => from + (to - from) * share;
  if (a.type === 'rectangle' && b.type === 'rectangle') {
    return {
      type: 'rectangle',
      x: mix(a.x, b.x),
      y: mix(a.y, b.y),
      width: mix(a.width, b.width),
      height: mix(a.height, b.height),
    };
  }
  if (a.type === 'ellipse' && b.type === 'ellipse') {
    return {
      type: 'ellipse',
      cx: mix(a.cx, b.cx),
      cy: mix(a.cy, b.cy),
      rx: mix(a.rx, b.rx),
      ry: mix(a.ry, b.ry),
    };
  }
  if (a.type === 'polygon' && b.type === 'polygon') {
    return {
      type: 'polygon',
      points: a.points.map(([x, y], i) => {
        const [toX, toY] = b.points[i] as Point;
        return [mix(x, toX), mix(y, toY)] as const;
      }),
    };
  }
  throw new Error('an area changes its kind');
}
