/** Area of the convex hull of points, by Andrew's monotone chain; 0 for fewer than three. */
export function measureHullArea(x: Float64Array, y: Float64Array): number {
  const n = x.length;
  if (n < 3) return 0;
  const order = Uint32Array.from(x.keys()).sort(
    (a, b) => (x[a] as number) - (x[b] as number) || (y[a] as number) - (y[b] as number),
  );
  const hull = new Uint32Array(2 * n);
  let size = 0;
  for (const direction of [1, -1] as const) {
    const base = size;
    for (let k = 0; k < n; k++) {
      const i = order[direction === 1 ? k : n - 1 - k] as number;
      while (
        size >= base + 2 &&
        cross(x, y, hull[size - 2] as number, hull[size - 1] as number, i) <= 0
      ) {
        size--;
      }
      hull[size++] = i;
    }
    // The last point of one half is the first of the other.
    size--;
  }
  let doubled = 0;
  for (let k = 0; k < size; k++) {
    const a = hull[k] as number;
    const b = hull[(k + 1) % size] as number;
    doubled += (x[a] as number) * (y[b] as number) - (x[b] as number) * (y[a] as number);
  }
  return Math.abs(doubled) / 2;
}

function cross(x: Float64Array, y: Float64Array, a: number, b: number, c: number): number {
  const ax = x[a] as number;
  const ay = y[a] as number;
  return (
    ((x[b] as number) - ax) * ((y[c] as number) - ay) -
    ((y[b] as number) - ay) * ((x[c] as number) - ax)
  );
}
