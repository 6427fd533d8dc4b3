/** Keeps logarithms finite, as in pysaliency [pysaliency]. */
const EPSILON = 2.2204e-16;

/** Normalised scanpath saliency: the mean z-score of the map at cells. Null for a flat map. */
export function measureNss(values: Float64Array, cells: Int32Array): number | null {
  const { mean, deviation } = measureMoments(values);
  if (!(deviation > 0) || cells.length === 0) return null;
  let total = 0;
  for (let i = 0; i < cells.length; i++) {
    const value = values[cells[i] as number];
    if (value === undefined) throw new RangeError('cell is not on the map');
    total += (value - mean) / deviation;
  }
  return total / cells.length;
}

/** Pearson's correlation of two maps. Null when one is flat. */
export function measureCc(a: Float64Array, b: Float64Array): number | null {
  checkLengths(a, b);
  const ofA = measureMoments(a);
  const ofB = measureMoments(b);
  if (!(ofA.deviation > 0 && ofB.deviation > 0)) return null;
  let total = 0;
  for (let i = 0; i < a.length; i++) {
    total +=
      (((a[i] as number) - ofA.mean) / ofA.deviation) *
      (((b[i] as number) - ofB.mean) / ofB.deviation);
  }
  return total / a.length;
}

/** Overlap of two maps, 0..1, each as shares of its sum. Null for an empty one. */
export function measureSim(a: Float64Array, b: Float64Array): number | null {
  checkLengths(a, b);
  const sumA = sum(a);
  const sumB = sum(b);
  if (!(sumA > 0 && sumB > 0)) return null;
  let total = 0;
  for (let i = 0; i < a.length; i++)
    total += Math.min((a[i] as number) / sumA, (b[i] as number) / sumB);
  return total;
}

/** Kullback–Leibler divergence in nats of a measured map from a predicted one. */
export function measureKl(predicted: Float64Array, measured: Float64Array): number | null {
  checkLengths(predicted, measured);
  const sumP = sum(predicted);
  const sumM = sum(measured);
  if (!(sumP > 0 && sumM > 0)) return null;
  let total = 0;
  for (let i = 0; i < predicted.length; i++) {
    const m = (measured[i] as number) / sumM;
    total += m * Math.log(EPSILON + m / ((predicted[i] as number) / sumP + EPSILON));
  }
  return total;
}

function measureMoments(values: Float64Array): { mean: number; deviation: number } {
  const mean = sum(values) / values.length;
  let squares = 0;
  for (let i = 0; i < values.length; i++) squares += ((values[i] as number) - mean) ** 2;
  return { mean, deviation: Math.sqrt(squares / values.length) };
}

function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] as number;
  return total;
}

function checkLengths(a: Float64Array, b: Float64Array): void {
  if (a.length !== b.length) throw new RangeError('maps differ in size');
}
