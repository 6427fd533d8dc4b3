import type { Signal } from '#samples/signal.ts';

export interface I2mcFillOptions {
  readonly maxSamples: number;
  /** Largest way across the gap, in px. */
  readonly maxDisplacementPx: number;
}

/** Valid samples that are needed on either side. */
const EDGE_SAMPLES = 2;

/**
 * Fills short gaps by Steffen's monotone cubic (Astron. Astrophys. 239, 443–450, 1990) through two
 * valid samples on either side. A gap with fewer at an edge stays; so does one across which the
 * mean of the edge samples moved too far.
 */
export function fillI2mcGaps(signal: Signal, options: I2mcFillOptions): Signal {
  const { tMs } = signal;
  const x = signal.x.slice();
  const y = signal.y.slice();
  const valid = signal.valid.slice();
  let i = 0;
  while (i < tMs.length) {
    if (signal.valid[i] === 1) {
      i++;
      continue;
    }
    const from = i;
    while (i < tMs.length && signal.valid[i] === 0) i++;
    if (i - from > options.maxSamples || !hasEdges(signal.valid, from, i)) continue;
    const dx = measureEdge(signal.x, i) - measureEdge(signal.x, from - EDGE_SAMPLES);
    const dy = measureEdge(signal.y, i) - measureEdge(signal.y, from - EDGE_SAMPLES);
    if (Math.sqrt(dx * dx + dy * dy) > options.maxDisplacementPx) continue;
    fillSteffen(tMs, x, from, i);
    fillSteffen(tMs, y, from, i);
    valid.fill(1, from, i);
  }
  return { tMs, x, y, valid };
}

function hasEdges(valid: Uint8Array, from: number, to: number): boolean {
  if (from < EDGE_SAMPLES || to + EDGE_SAMPLES > valid.length) return false;
  return valid[from - 1] === 1 && valid[from - 2] === 1 && valid[to] === 1 && valid[to + 1] === 1;
}

function measureEdge(values: Float64Array, first: number): number {
  return ((values[first] as number) + (values[first + 1] as number)) / 2;
}

function fillSteffen(tMs: Float64Array, values: Float64Array, from: number, to: number): void {
  const a = from - 1;
  const h = (tMs[to] as number) - (tMs[a] as number);
  const slope = ((values[to] as number) - (values[a] as number)) / h;
  const slopeA = limitSlope(measureSlope(tMs, values, a - 1), slope, stepOf(tMs, a - 1), h);
  const slopeB = limitSlope(slope, measureSlope(tMs, values, to), h, stepOf(tMs, to));
  const cubic = (slopeA + slopeB - 2 * slope) / (h * h);
  const square = (3 * slope - 2 * slopeA - slopeB) / h;
  for (let i = from; i < to; i++) {
    const t = (tMs[i] as number) - (tMs[a] as number);
    values[i] = (values[a] as number) + t * (slopeA + t * (square + t * cubic));
  }
}

function stepOf(tMs: Float64Array, i: number): number {
  return (tMs[i + 1] as number) - (tMs[i] as number);
}

function measureSlope(tMs: Float64Array, values: Float64Array, i: number): number {
  return ((values[i + 1] as number) - (values[i] as number)) / stepOf(tMs, i);
}

/** Steffen's slope at a point between two pieces: never so steep that the curve overshoots. */
function limitSlope(left: number, right: number, leftStep: number, rightStep: number): number {
  if (left * right <= 0) return 0;
  const parabola = (left * rightStep + right * leftStep) / (leftStep + rightStep);
  const steepest = 2 * Math.min(Math.abs(left), Math.abs(right));
  return Math.abs(parabola) > steepest ? Math.sign(left) * steepest : parabola;
}
