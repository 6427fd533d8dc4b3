import type { AoiShape } from './keyframe.ts';

/**
 * The numbers of a shape in one row, so that all shapes are interpolated and stored alike.
 * A polygon has all its x first, then all its y.
 */
export function toCoordinates(shape: AoiShape): number[] {
  const row = listCoordinates(shape);
  if (!row.every(Number.isFinite)) throw new RangeError('a shape has a number that is not finite');
  return row;
}

export function toShape(type: AoiShape['type'], row: ArrayLike<number>): AoiShape {
  const get = (i: number) => row[i] as number;
  switch (type) {
    case 'rectangle':
      return { type, x: get(0), y: get(1), width: get(2), height: get(3) };
    case 'ellipse':
      return { type, cx: get(0), cy: get(1), rx: get(2), ry: get(3) };
    case 'polygon': {
      const n = row.length / 2;
      return { type, points: Array.from({ length: n }, (_, i) => [get(i), get(n + i)] as const) };
    }
  }
}

function listCoordinates(shape: AoiShape): number[] {
  switch (shape.type) {
    case 'rectangle':
      if (shape.width < 0 || shape.height < 0)
        throw new RangeError('a rectangle has a negative side');
      return [shape.x, shape.y, shape.width, shape.height];
    case 'ellipse':
      if (shape.rx < 0 || shape.ry < 0) throw new RangeError('an ellipse has a negative radius');
      return [shape.cx, shape.cy, shape.rx, shape.ry];
    case 'polygon':
      if (shape.points.length < 3) throw new RangeError('a polygon has fewer than 3 points');
      return [...shape.points.map(([x]) => x), ...shape.points.map(([, y]) => y)];
  }
}
