/** Two values for a row of numbers. */
export type RowMap = (row: Float64Array) => readonly [number, number];

/**
 * Ridge regression by inner products of rows, about the mean of what is taught: K + λI over n rows.
 * Rows that are scaled to length 1 make λ comparable.
 */
export function fitKernelRidge(
  rows: readonly Float64Array[],
  taught: readonly (readonly [number, number])[],
  lambda: number,
): RowMap {
  const n = rows.length;
  if (n === 0 || taught.length !== n) throw new RangeError(`${n} rows, ${taught.length} values`);
  const means = [0, 1].map((k) => taught.reduce((sum, each) => sum + (each[k] as number), 0) / n);
  const [meanX = 0, meanY = 0] = means;
  const system = rows.map((row, i) => {
    const line = new Float64Array(n + 2);
    rows.forEach((other, j) => {
      line[j] = innerProduct(row, other) + (i === j ? lambda : 0);
    });
    line[n] = (taught[i]?.[0] ?? 0) - meanX;
    line[n + 1] = (taught[i]?.[1] ?? 0) - meanY;
    return line;
  });
  eliminate(system, n);
  return (row) => {
    let x = meanX;
    let y = meanY;
    rows.forEach((other, i) => {
      const near = innerProduct(other, row);
      x += near * (system[i]?.[n] ?? 0);
      y += near * (system[i]?.[n + 1] ?? 0);
    });
    return [x, y];
  };
}

function innerProduct(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Gauss and Jordan. K + λI is positive definite, so no rows are swapped. */
function eliminate(system: readonly Float64Array[], n: number): void {
  for (let i = 0; i < n; i++) {
    const pivot = system[i] as Float64Array;
    const head = pivot[i] as number;
    for (let j = i; j < n + 2; j++) pivot[j] = (pivot[j] as number) / head;
    system.forEach((line, k) => {
      const share = line[i] as number;
      if (k === i || share === 0) return;
      for (let j = i; j < n + 2; j++) line[j] = (line[j] as number) - share * (pivot[j] as number);
    });
  }
}
