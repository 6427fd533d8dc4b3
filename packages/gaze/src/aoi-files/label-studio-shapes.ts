import type { AoiShape } from '#aoi/keyframe.ts';
import type { JsonRecord } from './json.ts';
import { toEllipse, toNumber, toPolygon, toRectangle } from './numbers.ts';

/** A shape in percent, by Label Studio's names. */
export function writePercentShape(shape: AoiShape) {
  switch (shape.type) {
    case 'rectangle': {
      const { type, x, y, width, height } = shape;
      return { type, x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
    }
    case 'ellipse': {
      const { type, cx, cy, rx, ry } = shape;
      return { type, x: cx * 100, y: cy * 100, radiusX: rx * 100, radiusY: ry * 100 };
    }
    case 'polygon':
      return {
        type: shape.type,
        points: shape.points.map(([x, y]) => [x * 100, y * 100]),
        closed: true,
      };
  }
}

export function readPercentShape(type: string, value: JsonRecord): AoiShape | 'kind' {
  const get = (name: string) => toNumber(value[name], name) / 100;
  switch (type) {
    case 'rectangle': {
      const [x, y] = [get('x'), get('y')];
      return toRectangle(x, y, x + get('width'), y + get('height'));
    }
    case 'ellipse':
      return toEllipse(get('x'), get('y'), get('radiusX'), get('radiusY'));
    case 'polygon':
      return toPolygon(
        (Array.isArray(value.points) ? value.points : []).map((point: unknown) => {
          const [x, y] = Array.isArray(point) ? point : [];
          return [toNumber(x, 'x') / 100, toNumber(y, 'y') / 100] as const;
        }),
      );
    default:
      return 'kind';
  }
}
