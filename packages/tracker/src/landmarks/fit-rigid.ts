/** Pairs of points: `from` and `to` hold x, y, z of each, `weights` how much each counts. */
export interface PointPairs {
  readonly from: Float64Array;
  readonly to: Float64Array;
  readonly weights: Float64Array;
}

export interface RigidFit {
  readonly scale: number;
  /** Row-major 3 × 3. */
  readonly rotation: readonly number[];
  readonly shift: readonly [number, number, number];
}

const SWEEPS = 12;

/** Rotation, scale and shift with the least weighted squares: Horn 1987, by unit quaternions. */
export function fitRigid({ from, to, weights }: PointPairs): RigidFit {
  const a = measureMiddle(from, weights);
  const b = measureMiddle(to, weights);
  const moments = new Float64Array(9);
  let squares = 0;
  for (let k = 0; k < weights.length; k++) {
    const weight = weights[k] as number;
    for (let i = 0; i < 3; i++) {
      const source = (from[3 * k + i] as number) - (a[i] as number);
      squares += weight * source * source;
      for (let j = 0; j < 3; j++) {
        const target = (to[3 * k + j] as number) - (b[j] as number);
        moments[3 * i + j] = (moments[3 * i + j] as number) + weight * source * target;
      }
    }
  }
  if (!(squares > 0)) throw new RangeError('points without extent');
  const rotation = toRotation(findQuaternion(moments));
  let along = 0;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      along += (rotation[3 * j + i] as number) * (moments[3 * i + j] as number);
    }
  }
  const scale = along / squares;
  const shift = [0, 1, 2].map((row) => {
    let turned = 0;
    for (let i = 0; i < 3; i++) turned += (rotation[3 * row + i] as number) * (a[i] as number);
    return (b[row] as number) - scale * turned;
  });
  return { scale, rotation, shift: shift as [number, number, number] };
}

function measureMiddle(points: Float64Array, weights: Float64Array): Float64Array {
  const middle = new Float64Array(3);
  const total = weights.reduce((sum, each) => sum + each, 0);
  points.forEach((value, i) => {
    const axis = i % 3;
    const share = (weights[(i - axis) / 3] as number) / total;
    middle[axis] = (middle[axis] as number) + value * share;
  });
  return middle;
}

/** The eigenvector of Horn's 4 × 4 matrix with the largest eigenvalue, by Jacobi rotations. */
function findQuaternion(m: Float64Array): number[] {
  const at = (i: number) => m[i] as number;
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(at) as [
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
  const n = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ];
  const vectors = [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let p = 0; p < 3; p++) for (let q = p + 1; q < 4; q++) rotate(n, vectors, p, q);
  }
  const values = n.map((row, i) => row[i] as number);
  const best = values.indexOf(Math.max(...values));
  return vectors.map((row) => row[best] as number);
}

/** One Jacobi rotation, which makes n[p][q] zero. */
function rotate(n: number[][], vectors: number[][], p: number, q: number): void {
  const read = (matrix: number[][], i: number, j: number) => matrix[i]?.[j] as number;
  const off = read(n, p, q);
  if (off === 0) return;
  const theta = (read(n, q, q) - read(n, p, p)) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(t * t + 1);
  const sin = t * cos;
  const turnColumns = (matrix: number[][]) => {
    for (const row of matrix) {
      const [left, right] = [row[p] as number, row[q] as number];
      row[p] = cos * left - sin * right;
      row[q] = sin * left + cos * right;
    }
  };
  turnColumns(n);
  const [rowP, rowQ] = [n[p] as number[], n[q] as number[]];
  for (let i = 0; i < 4; i++) {
    const [upper, lower] = [rowP[i] as number, rowQ[i] as number];
    rowP[i] = cos * upper - sin * lower;
    rowQ[i] = sin * upper + cos * lower;
  }
  turnColumns(vectors);
}

function toRotation(quaternion: readonly number[]): number[] {
  const [w, x, y, z] = quaternion as [number, number, number, number];
  return [
    w * w + x * x - y * y - z * z,
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    w * w - x * x + y * y - z * z,
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    w * w - x * x - y * y + z * z,
  ];
}
