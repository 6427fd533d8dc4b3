import type { AoiShape } from '@fovea/gaze/aoi';

/** Shares of a page or picture. */
export interface ShareBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [number, number];

/** The part of a shape that lies in a box; undefined when they do not meet. Ellipses stay whole. */
export function clipShape(shape: AoiShape, box: ShareBox): AoiShape | undefined {
  if (shape.type === 'rectangle') {
    const x = Math.max(shape.x, box.left);
    const y = Math.max(shape.y, box.top);
    const width = Math.min(shape.x + shape.width, box.right) - x;
    const height = Math.min(shape.y + shape.height, box.bottom) - y;
    return width > 0 && height > 0 ? { type: 'rectangle', x, y, width, height } : undefined;
  }
  if (shape.type === 'ellipse') return shape;
  const points = [
    { axis: 0, sign: 1, limit: box.left },
    { axis: 0, sign: -1, limit: box.right },
    { axis: 1, sign: 1, limit: box.top },
    { axis: 1, sign: -1, limit: box.bottom },
  ].reduce<readonly Point[]>(cutHalf, shape.points);
  return points.length >= 3 ? { type: 'polygon', points } : undefined;
}

/** One side of the box after Sutherland and Hodgman (1974). */
function cutHalf(
  points: readonly Point[],
  { axis, sign, limit }: { axis: number; sign: number; limit: number },
): Point[] {
  const measure = (point: Point) => sign * ((point[axis] as number) - limit);
  return points.flatMap((point, i) => {
    const before = points.at(i - 1) as Point;
    const [from, to] = [measure(before), measure(point)];
    const kept: Point[] = to >= 0 ? [point] : [];
    if (from >= 0 === to >= 0) return kept;
    const share = from / (from - to);
    const cut: Point = [
      before[0] + share * (point[0] - before[0]),
      before[1] + share * (point[1] - before[1]),
    ];
    return [cut, ...kept];
  });
}
