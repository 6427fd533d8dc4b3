/** Weights of a linear map from a row to two values. */
export interface RidgeWeights {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Sums that least squares needs of its rows. Sums of parts are the sums of the whole, so that a
 * part can be left out without going through the rows again.
 */
export interface RidgeSums {
  /** Rows with values; rows that must give 0 do not count. */
  readonly count: number;
  /** RᵀR, the lower triangle, row by row. */
  readonly gram: Float64Array;
  readonly rowSum: Float64Array;
  readonly rowByX: Float64Array;
  readonly rowByY: Float64Array;
  readonly xSum: number;
  readonly ySum: number;
}

export interface RidgeRows {
  readonly rows: readonly Float64Array[];
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Rows that must give 0 beside the mean. */
  readonly stillRows: readonly Float64Array[];
}

/** Mean values and the weights that add to them. */
export interface RidgeFit {
  readonly xMean: number;
  readonly yMean: number;
  readonly weights: RidgeWeights;
}

export function sumRows({ rows, x, y, stillRows }: RidgeRows): RidgeSums {
  const n = (rows[0] ?? stillRows[0])?.length ?? 0;
  if (rows.length !== x.length || rows.length !== y.length) {
    throw new RangeError(`${rows.length} rows, ${x.length} and ${y.length} values`);
  }
  const gram = new Float64Array((n * (n + 1)) / 2);
  const rowSum = new Float64Array(n);
  const rowByX = new Float64Array(n);
  const rowByY = new Float64Array(n);
  for (const row of [...rows, ...stillRows]) addSquares(gram, row, n);
  rows.forEach((row, k) => {
    for (let i = 0; i < n; i++) {
      const value = row[i] as number;
      rowSum[i] = (rowSum[i] as number) + value;
      rowByX[i] = (rowByX[i] as number) + value * (x[k] as number);
      rowByY[i] = (rowByY[i] as number) + value * (y[k] as number);
    }
  });
  const total = (values: Float64Array) => values.reduce((sum, each) => sum + each, 0);
  return { count: rows.length, gram, rowSum, rowByX, rowByY, xSum: total(x), ySum: total(y) };
}

export function mergeSums(parts: readonly RidgeSums[]): RidgeSums {
  const [first, ...others] = parts.filter(({ gram }) => gram.length > 0);
  if (!first) throw new RangeError('no rows');
  const add = (pick: (sums: RidgeSums) => Float64Array) => {
    const out = pick(first).slice();
    for (const other of others) {
      const values = pick(other);
      for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) + (values[i] as number);
    }
    return out;
  };
  const count = (pick: (sums: RidgeSums) => number) =>
    others.reduce((sum, each) => sum + pick(each), pick(first));
  return {
    count: count((sums) => sums.count),
    gram: add((sums) => sums.gram),
    rowSum: add((sums) => sums.rowSum),
    rowByX: add((sums) => sums.rowByX),
    rowByY: add((sums) => sums.rowByY),
    xSum: count((sums) => sums.xSum),
    ySum: count((sums) => sums.ySum),
  };
}

/**
 * Least squares of values minus their means, with λ · |w|² added: (RᵀR + λI) w = Rᵀ(t − mean). It is
 * the kernel ridge with a linear kernel, written in the weights, so that no row has to be kept.
 */
export function solveRidge(sums: RidgeSums, lambda: number): RidgeFit {
  const { count, rowSum } = sums;
  const n = rowSum.length;
  if (count === 0 || !(lambda > 0)) throw new RangeError(`${count} rows, λ ${lambda}`);
  const xMean = sums.xSum / count;
  const yMean = sums.ySum / count;
  const lower = sums.gram.slice();
  for (let i = 0; i < n; i++) {
    const diagonal = (i * (i + 3)) / 2;
    lower[diagonal] = (lower[diagonal] as number) + lambda;
  }
  factorise(lower, n);
  const right = (byValue: Float64Array, mean: number) =>
    byValue.map((value, i) => value - mean * (rowSum[i] as number));
  const weights = {
    x: solve(lower, right(sums.rowByX, xMean)),
    y: solve(lower, right(sums.rowByY, yMean)),
  };
  return { xMean, yMean, weights };
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

function addSquares(gram: Float64Array, row: Float64Array, n: number): void {
  if (row.length !== n) throw new RangeError(`rows of ${n} and ${row.length}`);
  let at = 0;
  for (let i = 0; i < n; i++) {
    const value = row[i] as number;
    for (let j = 0; j <= i; j++, at++) {
      gram[at] = (gram[at] as number) + value * (row[j] as number);
    }
  }
}

/** Cholesky in place: the lower triangle L of a positive definite matrix, L · Lᵀ. */
function factorise(lower: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    const rowI = (i * (i + 1)) / 2;
    for (let j = 0; j <= i; j++) {
      const rowJ = (j * (j + 1)) / 2;
      let sum = lower[rowI + j] as number;
      for (let k = 0; k < j; k++) {
        sum -= (lower[rowI + k] as number) * (lower[rowJ + k] as number);
      }
      if (i === j && !(sum > 0)) throw new RangeError('rows that are not finite');
      lower[rowI + j] = i === j ? Math.sqrt(sum) : sum / (lower[rowJ + j] as number);
    }
  }
}

function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const at = (i: number, j: number) => lower[(i * (i + 1)) / 2 + j] as number;
  const out = right.slice();
  for (let i = 0; i < n; i++) {
    let sum = out[i] as number;
    for (let k = 0; k < i; k++) sum -= at(i, k) * (out[k] as number);
    out[i] = sum / at(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = out[i] as number;
    for (let k = i + 1; k < n; k++) sum -= at(k, i) * (out[k] as number);
    out[i] = sum / at(i, i);
  }
  return out;
}
