import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureArea, measureMeanArea } from './area.ts';
import { detectHits, isHit } from './hit-test.ts';
import type { AoiShape, Keyframe } from './keyframe.ts';
import { prepareAoi } from './prepared-aoi.ts';
import { findShapeAt } from './shape-at.ts';
import { listVisibleSpans } from './visible-spans.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const rectangles = fc.record({
  type: fc.constant('rectangle' as const),
  x: unit,
  y: unit,
  width: unit,
  height: unit,
});
const ellipses = fc.record({
  type: fc.constant('ellipse' as const),
  cx: unit,
  cy: unit,
  rx: unit,
  ry: unit,
});
const polygons = fc
  .array(fc.tuple(unit, unit), { minLength: 5, maxLength: 5 })
  .map((points) => ({ type: 'polygon' as const, points }));

function keyframesOf(shapes: fc.Arbitrary<AoiShape>): fc.Arbitrary<Keyframe[]> {
  return fc.uniqueArray(
    fc.record({
      timestamp: fc.integer({ min: 0, max: 10_000 }),
      shape: shapes,
      easing: fc.constantFrom('linear' as const, 'hold' as const),
      visible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6, selector: ({ timestamp }) => timestamp },
  );
}
const keyframes = fc.oneof(keyframesOf(rectangles), keyframesOf(ellipses), keyframesOf(polygons));

function rectangle(x: number, y: number, width: number, height: number): AoiShape {
  return { type: 'rectangle', x, y, width, height };
}

function keyframe(timestamp: number, shape: AoiShape, more: Partial<Keyframe> = {}): Keyframe {
  return { timestamp, shape, easing: 'linear', visible: true, ...more };
}

it('[AOI1] refuses what is no shape and keyframes that do not fit together', () => {
  const polygon = (n: number): AoiShape => ({
    type: 'polygon',
    points: Array.from({ length: n }, (_, i) => [i / n, (i * i) / n] as const),
  });
  expect(() => prepareAoi([keyframe(0, polygon(2))])).toThrow(RangeError);
  expect(() => prepareAoi([keyframe(0, polygon(3)), keyframe(1, polygon(4))])).toThrow(RangeError);
  expect(() => prepareAoi([keyframe(0, rectangle(0, 0, -0.1, 1))])).toThrow(RangeError);
  expect(() => prepareAoi([keyframe(0, rectangle(0, Number.NaN, 1, 1))])).toThrow(RangeError);
  expect(() => prepareAoi([keyframe(Number.NaN, rectangle(0, 0, 1, 1))])).toThrow(RangeError);
  expect(() => prepareAoi([keyframe(0, { type: 'ellipse', cx: 0, cy: 0, rx: -1, ry: 1 })])).toThrow(
    RangeError,
  );
  expect(() => prepareAoi([keyframe(0, polygon(3)), keyframe(1, rectangle(0, 0, 1, 1))])).toThrow(
    RangeError,
  );
});

it('[AOI2] has no shape before the first keyframe and holds after the last', () => {
  fc.assert(
    fc.property(keyframes, fc.integer({ min: 1, max: 1e6 }), (list, laterMs) => {
      const aoi = prepareAoi(list);
      const times = list.map(({ timestamp }) => timestamp);
      const last = list.find(({ timestamp }) => timestamp === Math.max(...times));
      expect(findShapeAt(aoi, Math.min(...times) - 0.001)).toBeUndefined();
      const shape = findShapeAt(aoi, Math.max(...times) + laterMs);
      expect(shape).toEqual(last?.visible ? last.shape : undefined);
    }),
  );
  expect(findShapeAt(prepareAoi([]), 5)).toBeUndefined();
});

it('[AOI3] is exactly the shape of a keyframe at its time, whatever the shape', () => {
  fc.assert(
    fc.property(keyframes, (list) => {
      const aoi = prepareAoi(list);
      for (const { timestamp, shape, visible } of list) {
        expect(findShapeAt(aoi, timestamp)).toEqual(visible ? shape : undefined);
      }
    }),
  );
});

it('[AOI4] moves every number straight to the next keyframe', () => {
  const aoi = prepareAoi([
    keyframe(0, rectangle(0, 0, 0.5, 0.25)),
    keyframe(4, rectangle(0.5, 0.25, 0.25, 0.75)),
  ]);
  expect(findShapeAt(aoi, 1)).toEqual(rectangle(0.125, 0.0625, 0.4375, 0.375));
  fc.assert(
    fc.property(polygons, polygons, unit, (from, to, share) => {
      const shape = findShapeAt(prepareAoi([keyframe(0, from), keyframe(1000, to)]), share * 1000);
      if (shape?.type !== 'polygon') throw new Error('no polygon');
      shape.points.forEach(([x, y], i) => {
        const [x0, y0] = from.points[i] as [number, number];
        const [x1, y1] = to.points[i] as [number, number];
        expect(x).toBeCloseTo(x0 + (x1 - x0) * share, 9);
        expect(y).toBeCloseTo(y0 + (y1 - y0) * share, 9);
      });
    }),
  );
});

it('[AOI5] rests with easing hold until the next keyframe', () => {
  const aoi = prepareAoi([
    keyframe(0, rectangle(0, 0, 0.5, 0.5), { easing: 'hold' }),
    keyframe(100, rectangle(0.5, 0.5, 0.5, 0.5)),
  ]);
  expect(findShapeAt(aoi, 99.9)).toEqual(rectangle(0, 0, 0.5, 0.5));
  expect(findShapeAt(aoi, 100)).toEqual(rectangle(0.5, 0.5, 0.5, 0.5));
});

it('[AOI6] is gone from a keyframe that is not visible to the next one that is', () => {
  const aoi = prepareAoi([
    keyframe(0, rectangle(0, 0, 0.5, 0.5)),
    keyframe(100, rectangle(0.2, 0, 0.5, 0.5), { visible: false }),
    keyframe(200, rectangle(0.4, 0, 0.5, 0.5)),
  ]);
  expect(findShapeAt(aoi, 50)).toEqual(rectangle(0.1, 0, 0.5, 0.5));
  expect([100, 150, 199.9].map((tMs) => findShapeAt(aoi, tMs))).toEqual(
    new Array(3).fill(undefined),
  );
  expect(findShapeAt(aoi, 200)).toEqual(rectangle(0.4, 0, 0.5, 0.5));
  fc.assert(
    fc.property(keyframes, fc.double({ min: 0, max: 12_000, noNaN: true }), (list, tMs) => {
      const before = list.filter(({ timestamp }) => timestamp <= tMs);
      const ruling = before.toSorted((a, b) => b.timestamp - a.timestamp)[0];
      expect(findShapeAt(prepareAoi(list), tMs) !== undefined).toBe(ruling?.visible ?? false);
    }),
  );
});

it('[AOI7] looks as if a deleted keyframe had never been, in whatever order they came', () => {
  const times = fc.double({ min: 0, max: 12_000, noNaN: true });
  fc.assert(
    fc.property(keyframes, fc.nat(5), times, (list, at, tMs) => {
      const without = list.filter((_, i) => i !== at);
      const history = [...list].reverse().filter((each) => each !== list[at]);
      expect(findShapeAt(prepareAoi(history), tMs)).toEqual(findShapeAt(prepareAoi(without), tMs));
    }),
  );
  const moved = [0, 50, 100].map((t) =>
    keyframe(t, rectangle(t === 50 ? 0.9 : t / 200, 0, 0.1, 1)),
  );
  const kept = prepareAoi(moved.filter(({ timestamp }) => timestamp !== 50));
  expect(findShapeAt(kept, 50)).toEqual(rectangle(0.25, 0, 0.1, 1));
});

it('[AOI8] takes the later in the list of two keyframes with the same time', () => {
  const aoi = prepareAoi([
    keyframe(10, rectangle(0, 0, 1, 1)),
    keyframe(10, rectangle(0, 0, 0.5, 0.5)),
  ]);
  expect(findShapeAt(aoi, 10)).toEqual(rectangle(0, 0, 0.5, 0.5));
});

it('[AOI9] counts left and top sides as inside, right and bottom ones as outside', () => {
  const halves = [rectangle(0, 0, 0.5, 1), rectangle(0.5, 0, 0.5, 1)];
  const asPolygons = [0, 0.5].map((x): AoiShape => {
    const right = x + 0.5;
    return {
      type: 'polygon',
      points: [
        [x, 0],
        [right, 0],
        [right, 1],
        [x, 1],
      ],
    };
  });
  for (const shapes of [halves, asPolygons]) {
    const hits = shapes.map((shape) => isHit(prepareAoi([keyframe(0, shape)]), 0, 0.5, 0));
    expect(hits).toEqual([false, true]);
  }
  const disc = prepareAoi([keyframe(0, { type: 'ellipse', cx: 0.5, cy: 0.5, rx: 0.25, ry: 0.5 })]);
  expect([0.25, 0.2499, 0.75, 0.7501].map((x) => isHit(disc, 0, x, 0.5))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isHit(disc, 0, 0.7, 0.9)).toBe(false);
});

it('[AOI10] fills a polygon by the even-odd rule', () => {
  const star: AoiShape = {
    type: 'polygon',
    points: [0, 2, 4, 1, 3].map((i) => {
      const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
      return [0.5 + 0.4 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)] as const;
    }),
  };
  const aoi = prepareAoi([keyframe(0, star)]);
  expect(isHit(aoi, 0, 0.5, 0.2)).toBe(true);
  expect(isHit(aoi, 0, 0.5, 0.5)).toBe(false);
});

it('[AOI11] gives many points the same verdicts as one point and its shape', () => {
  const points = fc.array(fc.tuple(fc.double({ min: 0, max: 12_000, noNaN: true }), unit, unit), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(keyframes, points, (list, gaze) => {
      const aoi = prepareAoi(list);
      const column = (i: 0 | 1 | 2) => Float64Array.from(gaze, (point) => point[i]);
      const hits = detectHits(aoi, column(0), column(1), column(2));
      const each = gaze.map(([tMs, x, y]) => {
        const shape = findShapeAt(aoi, tMs);
        return shape !== undefined && isHit(prepareAoi([keyframe(0, shape)]), 0, x, y) ? 1 : 0;
      });
      expect([...hits]).toEqual(each);
    }),
  );
});

it('[AOI12] hits the mirror image of a shape at the mirror image of a point', () => {
  fc.assert(
    fc.property(
      polygons,
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
      (shape, x, y) => {
        const mirrored: AoiShape = {
          type: 'polygon',
          points: shape.points.map(([px, py]) => [1 - px, py] as const),
        };
        // Points off the thousandth grid lie on no side of a random polygon.
        const at = [(x + 0.12345) / 1001, (y + 0.54321) / 1001] as const;
        const hit = isHit(prepareAoi([keyframe(0, shape)]), 0, at[0], at[1]);
        expect(isHit(prepareAoi([keyframe(0, mirrored)]), 0, 1 - at[0], at[1])).toBe(hit);
      },
    ),
  );
});

it('[AOI13] measures area as share of the picture, also of a part between two heights', () => {
  expect(measureArea(rectangle(0.1, 0.2, 0.5, 0.5))).toBeCloseTo(0.25, 12);
  expect(measureArea(rectangle(0.1, 0.2, 0.5, 0.5), 0, 0.3)).toBeCloseTo(0.05, 12);
  const disc: AoiShape = { type: 'ellipse', cx: 0.5, cy: 0.5, rx: 0.25, ry: 0.5 };
  expect(measureArea(disc)).toBeCloseTo(Math.PI / 8, 12);
  expect(measureArea(disc, 0.5, 2)).toBeCloseTo(Math.PI / 16, 12);
  const bow: AoiShape = {
    type: 'polygon',
    points: [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ],
  };
  expect(measureArea(bow)).toBeCloseTo(0.5, 12);
  expect(measureArea(bow, 0, 0.25)).toBeCloseTo(1 / 16, 12);
});

it('[AOI14] agrees in area with the share of random points that hit', () => {
  fc.assert(
    fc.property(polygons, (shape) => {
      const aoi = prepareAoi([keyframe(0, shape)]);
      const side = 120;
      let hits = 0;
      for (let i = 0; i < side * side; i++) {
        const x = ((i % side) + 0.5) / side;
        if (isHit(aoi, 0, x, (Math.floor(i / side) + 0.5) / side)) hits++;
      }
      expect(Math.abs(measureArea(shape) - hits / side ** 2)).toBeLessThan(0.05);
    }),
    { numRuns: 20 },
  );
});

it('[AOI15] means the area of a moving AOI over the time it is shown', () => {
  const aoi = prepareAoi([
    keyframe(0, rectangle(0, 0, 0, 0)),
    keyframe(3000, rectangle(0, 0, 1, 1), { visible: false }),
  ]);
  expect(measureMeanArea(aoi, 0, 9000)).toBeCloseTo(1 / 3, 12);
  expect(measureMeanArea(aoi, 0, 1500)).toBeCloseTo(1 / 12, 12);
  expect(measureMeanArea(aoi, 4000, 9000)).toBeNull();
  expect(listVisibleSpans(aoi, 1000, 9000)).toEqual([{ keyframe: 0, fromMs: 1000, toMs: 3000 }]);
});
