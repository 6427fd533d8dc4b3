import type { AoiShape, Polygon } from './keyframe.ts';

/** Where a height enters and leaves a shape, from left to right; even-odd, so always pairs. */
export function listCrossings(shape: AoiShape, y: number): number[] {
  switch (shape.type) {
    case 'rectangle':
      return y >= shape.y && y < shape.y + shape.height ? [shape.x, shape.x + shape.width] : [];
    case 'ellipse': {
      const up = (y - shape.cy) / shape.ry;
      const half = Math.abs(up) < 1 ? shape.rx * Math.sqrt(1 - up * up) : 0;
      return half > 0 ? [shape.cx - half, shape.cx + half] : [];
    }
    case 'polygon':
      return listPolygonCrossings(shape.points, y);
  }
}

function listPolygonCrossings(points: Polygon['points'], y: number): number[] {
  const crossings: number[] = [];
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] as readonly [number, number];
    if (y1 > y !== y2 > y) crossings.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  });
  return crossings.sort((a, b) => a - b);
}
