import { toCoordinates } from './coordinates.ts';
import type { AoiShape, Keyframe } from './keyframe.ts';

/** An AOI as flat columns, one row per keyframe in time order. */
export interface PreparedAoi {
  readonly n: number;
  readonly type: AoiShape['type'];
  /** Numbers per shape. */
  readonly stride: number;
  readonly tMs: Float64Array;
  /** 1 or 0. */
  readonly visible: Uint8Array;
  /** 1 where the shape changes on the way to the next keyframe. */
  readonly moving: Uint8Array;
  /** `stride` numbers per keyframe, in the order of `toCoordinates`. */
  readonly coordinates: Float64Array;
  /** Left, top, right and bottom per keyframe. */
  readonly boxes: Float64Array;
  /** Amounts added to the two above on the way to the next keyframe; 0 where the AOI rests. */
  readonly steps: Float64Array;
  readonly boxSteps: Float64Array;
}

/**
 * Keyframes may come in any order; of two with the same time the later one in the list counts. All
 * have the same type of shape, and polygons the same number of points: else a RangeError.
 */
export function prepareAoi(keyframes: readonly Keyframe[]): PreparedAoi {
  const sorted = keyframes.toSorted((a, b) => a.timestamp - b.timestamp);
  const rows = sorted.map(({ shape }) => toCoordinates(shape));
  const type = sorted[0]?.shape.type ?? 'rectangle';
  const stride = rows[0]?.length ?? 4;
  const n = sorted.length;
  const aoi: PreparedAoi = {
    n,
    type,
    stride,
    tMs: new Float64Array(n),
    visible: new Uint8Array(n),
    moving: new Uint8Array(n),
    coordinates: new Float64Array(n * stride),
    boxes: new Float64Array(n * 4),
    steps: new Float64Array(n * stride),
    boxSteps: new Float64Array(n * 4),
  };
  sorted.forEach(({ timestamp, shape, easing, visible }, k) => {
    const row = rows[k] as number[];
    if (!Number.isFinite(timestamp)) throw new RangeError('a keyframe has no time');
    if (shape.type !== type) throw new RangeError('keyframes have different types of shape');
    if (row.length !== stride) throw new RangeError('polygons have different numbers of points');
    const next = rows[k + 1];
    aoi.tMs[k] = timestamp;
    aoi.visible[k] = visible ? 1 : 0;
    aoi.moving[k] =
      easing === 'linear' && next && row.some((value, i) => value !== next[i]) ? 1 : 0;
    aoi.coordinates.set(row, k * stride);
    aoi.boxes.set(toBox(type, row), k * 4);
  });
  setSteps(aoi.moving, aoi.coordinates, aoi.steps);
  setSteps(aoi.moving, aoi.boxes, aoi.boxSteps);
  return aoi;
}

function setSteps(moving: Uint8Array, values: Float64Array, steps: Float64Array): void {
  const stride = values.length / moving.length;
  for (let i = 0; i + stride < values.length; i++) {
    const isMoving = moving[Math.floor(i / stride)] === 1;
    steps[i] = isMoving ? (values[i + stride] as number) - (values[i] as number) : 0;
  }
}

function toBox(type: AoiShape['type'], row: readonly number[]): number[] {
  const [a, b, c, d] = row as [number, number, number, number];
  switch (type) {
    case 'rectangle':
      return [a, b, a + c, b + d];
    case 'ellipse':
      return [a - c, b - d, a + c, b + d];
    case 'polygon': {
      const x = row.slice(0, row.length / 2);
      const y = row.slice(row.length / 2);
      return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
    }
  }
}
