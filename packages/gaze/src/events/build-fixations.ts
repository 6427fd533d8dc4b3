import { TIME_SLACK_MS } from '#samples/check-signal.ts';
import { getOffsetMs, getOnsetMs } from '#samples/event-times.ts';
import type { Signal } from '#samples/signal.ts';
import type { Fixations } from './fixations.ts';

/** Result of every detector: the fixations and the algorithm that made them. */
export interface FixationResult<Algorithm extends string, Options> {
  readonly algorithm: Algorithm;
  readonly version: 1;
  readonly options: Options;
  readonly fixations: Fixations;
}

export function createFixations(n: number): Fixations {
  return {
    onsetMs: new Float64Array(n),
    offsetMs: new Float64Array(n),
    x: new Float64Array(n),
    y: new Float64Array(n),
    from: new Uint32Array(n),
    to: new Uint32Array(n),
  };
}

/** Fixations of ranges of valid samples, which it keeps. The place is the mean of the samples. */
export function toFixations(
  { tMs, x, y }: Signal,
  from: Uint32Array,
  to: Uint32Array,
  intervalMs: number,
): Fixations {
  const n = from.length;
  const onsetMs = new Float64Array(n);
  const offsetMs = new Float64Array(n);
  const placeX = new Float64Array(n);
  const placeY = new Float64Array(n);
  for (let k = 0; k < n; k++) {
    const first = from[k] as number;
    const end = to[k] as number;
    let sumX = 0;
    let sumY = 0;
    for (let i = first; i < end; i++) {
      sumX += x[i] as number;
      sumY += y[i] as number;
    }
    onsetMs[k] = getOnsetMs(tMs, first, intervalMs);
    offsetMs[k] = getOffsetMs(tMs, end, intervalMs);
    placeX[k] = sumX / (end - first);
    placeY[k] = sumY / (end - first);
  }
  return { onsetMs, offsetMs, x: placeX, y: placeY, from, to };
}

/** The same events, told in samples of another signal with the same clock. */
export function toSamplesOf(fixations: Fixations, tMs: Float64Array): Fixations {
  const n = fixations.from.length;
  const from = new Uint32Array(n);
  const to = new Uint32Array(n);
  let i = 0;
  for (let k = 0; k < n; k++) {
    i = skipBefore(tMs, i, fixations.onsetMs[k] as number);
    from[k] = i;
    i = skipBefore(tMs, i, fixations.offsetMs[k] as number);
    to[k] = i;
  }
  return { ...fixations, from, to };
}

/** At the mean of the valid samples in them: smoothing drags places towards the neighbours. */
export function placeAtSeen(fixations: Fixations, { x, y, valid }: Signal): Fixations {
  const placeX = fixations.x.slice();
  const placeY = fixations.y.slice();
  for (let k = 0; k < placeX.length; k++) {
    let count = 0;
    let sumX = 0;
    let sumY = 0;
    for (let i = fixations.from[k] as number; i < (fixations.to[k] as number); i++) {
      if (valid[i] === 0) continue;
      sumX += x[i] as number;
      sumY += y[i] as number;
      count++;
    }
    if (count === 0) continue;
    placeX[k] = sumX / count;
    placeY[k] = sumY / count;
  }
  return { ...fixations, x: placeX, y: placeY };
}

/** A sample on the border belongs to what follows. */
function skipBefore(tMs: Float64Array, from: number, borderMs: number): number {
  let i = from;
  while (i < tMs.length && (tMs[i] as number) < borderMs - TIME_SLACK_MS) i++;
  return i;
}
