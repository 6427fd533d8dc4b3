/** A bent grid of points in mm, with what is needed to light it. Rows follow one another. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
  /** Triangles span so many grid steps; between them the grid is a texture. */
  readonly stride: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Linear light that the surface gives back. */
  readonly colors: Float32Array;
  /** Strength and sharpness of the shine. */
  readonly gloss: number;
  readonly sharpness: number;
}

export type SheetPoint = readonly [xMm: number, yMm: number, zMm: number];

export interface SheetPlan {
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
  readonly gloss: number;
  readonly sharpness: number;
  /** Both shares run from 0 to 1. */
  readonly pointAt: (u: number, v: number) => SheetPoint;
  readonly colorAt: (point: SheetPoint, u: number, v: number) => SheetPoint;
}

export function createSheet(plan: SheetPlan): Sheet {
  const { columns, rows, stride, gloss, sharpness } = plan;
  if ((columns - 1) % stride !== 0 || (rows - 1) % stride !== 0) {
    throw new RangeError(`${columns} x ${rows} points do not divide by ${stride}`);
  }
  const positions = new Float32Array(3 * columns * rows);
  const colors = new Float32Array(3 * columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = column / (columns - 1);
      const v = row / (rows - 1);
      const point = plan.pointAt(u, v);
      positions.set(point, 3 * (row * columns + column));
      colors.set(plan.colorAt(point, u, v), 3 * (row * columns + column));
    }
  }
  const normals = toNormals(positions, columns, rows);
  return { columns, rows, stride, positions, normals, colors, gloss, sharpness };
}

/** Across the neighbours of each point; u runs right and v down when the sheet faces the viewer. */
function toNormals(positions: Float32Array, columns: number, rows: number): Float32Array {
  const normals = new Float32Array(positions.length);
  const at = (i: number) => positions[i] as number;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = 3 * (row * columns + Math.max(0, column - 1));
      const right = 3 * (row * columns + Math.min(columns - 1, column + 1));
      const up = 3 * (Math.max(0, row - 1) * columns + column);
      const down = 3 * (Math.min(rows - 1, row + 1) * columns + column);
      const ax = at(right) - at(left);
      const ay = at(right + 1) - at(left + 1);
      const az = at(right + 2) - at(left + 2);
      const bx = at(up) - at(down);
      const by = at(up + 1) - at(down + 1);
      const bz = at(up + 2) - at(down + 2);
      const x = ay * bz - az * by;
      const y = az * bx - ax * bz;
      const z = ax * by - ay * bx;
      const length = Math.hypot(x, y, z) || 1;
      normals.set([x / length, y / length, z / length], 3 * (row * columns + column));
    }
  }
  return normals;
}
