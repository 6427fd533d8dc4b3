/** Lloyd's steps end long before; a bound keeps a tie of rounding from going round. */
const MAX_ITERATIONS = 100;

/**
 * Splits `count` points, every `stride`-th from `first` on, into two clusters by Lloyd's algorithm
 * and writes 0 or 1 into `labels`. It starts at the two points that are farthest apart (the first
 * such pair), where the original draws lots: results repeat. Points at equal distance go to
 * cluster 0. Neither cluster can become empty. Points that are all one leave one cluster.
 */
export function clusterInTwo(
  x: Float64Array,
  y: Float64Array,
  first: number,
  stride: number,
  count: number,
  labels: Uint8Array,
): void {
  labels.fill(0, 0, count);
  let widest = 0;
  let atA = first;
  let atB = first;
  const end = first + count * stride;
  for (let i = first; i < end; i += stride) {
    for (let j = i + stride; j < end; j += stride) {
      const dx = (x[j] as number) - (x[i] as number);
      const dy = (y[j] as number) - (y[i] as number);
      const squared = dx * dx + dy * dy;
      if (squared > widest) {
        widest = squared;
        atA = i;
        atB = j;
      }
    }
  }
  if (widest === 0) return;
  let ax = x[atA] as number;
  let ay = y[atA] as number;
  let bx = x[atB] as number;
  let by = y[atB] as number;
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    let hasMoved = false;
    let sumAx = 0;
    let sumAy = 0;
    let sumBx = 0;
    let sumBy = 0;
    let countB = 0;
    for (let k = 0; k < count; k++) {
      const px = x[first + k * stride] as number;
      const py = y[first + k * stride] as number;
      const toA = (px - ax) * (px - ax) + (py - ay) * (py - ay);
      const toB = (px - bx) * (px - bx) + (py - by) * (py - by);
      const label = toA <= toB ? 0 : 1;
      if (label !== labels[k]) {
        labels[k] = label;
        hasMoved = true;
      }
      if (label === 1) {
        sumBx += px;
        sumBy += py;
        countB++;
      } else {
        sumAx += px;
        sumAy += py;
      }
    }
    if (!hasMoved) return;
    ax = sumAx / (count - countB);
    ay = sumAy / (count - countB);
    bx = sumBx / countB;
    by = sumBy / countB;
  }
}
