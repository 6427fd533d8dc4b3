import type { Sheet } from '#model/sheet.ts';
import type { Placement } from '#scene/placement.ts';
import type { Samples } from './samples.ts';

/** Nearer than this is behind the lens, in mm. */
const NEAREST_MM = 40;
let scratch = new Float32Array(0);

/** Draws the triangles of a sheet that face the camera, nearest first by depth. */
export function rasterSheet(
  samples: Samples,
  sheet: Sheet,
  number: number,
  { turn, origin }: Placement,
  focalPx: number,
): void {
  const { columns, rows, stride, positions } = sheet;
  const wide = (columns - 1) / stride + 1;
  const high = (rows - 1) / stride + 1;
  if (scratch.length < 3 * wide * high) scratch = new Float32Array(3 * wide * high);
  const points = scratch;
  const [ox, oy, oz] = origin;
  const [t0, t1, t2, t3, t4, t5, t6, t7, t8] = turn as unknown as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const midX = samples.widthPx / 2;
  const midY = samples.heightPx / 2;
  let k = 0;
  for (let row = 0; row < rows; row += stride) {
    for (let column = 0; column < columns; column += stride) {
      const i = 3 * (row * columns + column);
      const x = positions[i] as number;
      const y = positions[i + 1] as number;
      const z = positions[i + 2] as number;
      const depth = t6 * x + t7 * y + t8 * z + oz;
      points[k] = midX + (focalPx * (t0 * x + t1 * y + t2 * z + ox)) / depth;
      points[k + 1] = midY + (focalPx * (t3 * x + t4 * y + t5 * z + oy)) / depth;
      points[k + 2] = depth;
      k += 3;
    }
  }
  for (let row = 0; row + 1 < high; row++) {
    for (let column = 0; column + 1 < wide; column++) {
      const a = 3 * (row * wide + column);
      const c = a + 3 * wide;
      const u = column * stride;
      const v = row * stride;
      drawTriangle(samples, points, a, c, a + 3, u, v, 0, stride, stride, 0, number);
      drawTriangle(
        samples,
        points,
        a + 3,
        c,
        c + 3,
        u + stride,
        v,
        -stride,
        stride,
        0,
        stride,
        number,
      );
    }
  }
}

/** Offsets lead from the grid place of the first corner to those of the second and third. */
function drawTriangle(
  samples: Samples,
  points: Float32Array,
  a: number,
  b: number,
  c: number,
  u: number,
  v: number,
  bu: number,
  bv: number,
  cu: number,
  cv: number,
  number: number,
): void {
  const az = points[a + 2] as number;
  if (az < NEAREST_MM) return;
  const ax = points[a] as number;
  const ay = points[a + 1] as number;
  const bx = (points[b] as number) - ax;
  const by = (points[b + 1] as number) - ay;
  const cx = (points[c] as number) - ax;
  const cy = (points[c + 1] as number) - ay;
  const area = cx * by - cy * bx;
  if (area <= 0) return;
  const { widthPx, heightPx, depths, columns, rows, sheets } = samples;
  const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5));
  const right = Math.min(widthPx - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5));
  const bottom = Math.min(heightPx - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5));
  const bz = (points[b + 2] as number) - az;
  const cz = (points[c + 2] as number) - az;
  for (let y = top; y <= bottom; y++) {
    const dy = y + 0.5 - ay;
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - ax;
      const q = (cx * dy - cy * dx) / area;
      const r = (dx * by - dy * bx) / area;
      if (q < 0 || r < 0 || q + r > 1) continue;
      const depth = az + q * bz + r * cz;
      const i = y * widthPx + x;
      if (depth >= (depths[i] as number)) continue;
      depths[i] = depth;
      columns[i] = u + q * bu + r * cu;
      rows[i] = v + q * bv + r * cv;
      sheets[i] = number;
    }
  }
}
