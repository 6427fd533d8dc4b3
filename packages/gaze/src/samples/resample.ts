import { checkPositive, checkSignal, TIME_SLACK_MS } from './check-signal.ts';
import type { Signal } from './signal.ts';

export interface ResampleOptions {
  readonly rateHz: number;
}

/** From here on the grid has 60 Hz, below it 30 Hz. Chosen: half-way between the two. */
const FAST_GRID_FROM_HZ = 45;

/** The grid of a recording: 30 or 60 Hz. */
export function toGridRateHz(rateHz: number): 30 | 60 {
  checkPositive('rateHz', rateHz);
  return rateHz >= FAST_GRID_FROM_HZ ? 60 : 30;
}

/**
 * A longer time without a sample, valid or not, is cut out of the grid, so that work grows with
 * samples and not with the clock. Chosen: nobody blinks or looks away for so long.
 */
export const LONG_GAP_MS = 10_000;
/** Lost grid points that stay at either end of a cut: what lies beside it sees the same as before. */
const STEPS_BESIDE_CUT = 2;

/**
 * The signal on an even grid that starts at its first sample. A grid point between two valid
 * samples at most two steps apart is linear between them. Beside a loss it takes the valid sample
 * within half a step, or is not valid. Points within long gaps are left out.
 */
export function resample(signal: Signal, { rateHz }: ResampleOptions): Signal {
  checkSignal(signal);
  checkPositive('rateHz', rateHz);
  const { tMs, x, y, valid } = signal;
  const stepMs = 1000 / rateHz;
  const firstMs = tMs[0] ?? 0;
  const stretches = listStretches(tMs, stepMs);
  const n = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  const grid = createSignal(n);
  let j = 0;
  let stretch = 0;
  for (let i = 0, place = 0; i < n; i++, place++) {
    if (place === stretches[stretch]?.to) place = stretches[++stretch]?.from ?? place;
    const nowMs = firstMs + (place * 1000) / rateHz;
    grid.tMs[i] = nowMs;
    while (j + 1 < tMs.length && (tMs[j + 1] as number) <= nowMs + TIME_SLACK_MS) j++;
    const sinceMs = Math.max(nowMs - (tMs[j] as number), 0);
    const nextMs = j + 1 < tMs.length ? (tMs[j + 1] as number) - nowMs : Number.POSITIVE_INFINITY;
    const isBetween = sinceMs > TIME_SLACK_MS;
    if (
      isBetween &&
      valid[j] === 1 &&
      valid[j + 1] === 1 &&
      sinceMs + nextMs <= 2 * stepMs + TIME_SLACK_MS
    ) {
      const share = sinceMs / (sinceMs + nextMs);
      grid.x[i] = (x[j] as number) + share * ((x[j + 1] as number) - (x[j] as number));
      grid.y[i] = (y[j] as number) + share * ((y[j + 1] as number) - (y[j] as number));
      grid.valid[i] = 1;
      continue;
    }
    const reachMs = isBetween ? stepMs / 2 + TIME_SLACK_MS : TIME_SLACK_MS;
    const hasBefore = valid[j] === 1 && sinceMs <= reachMs;
    const hasAfter = isBetween && nextMs <= reachMs && valid[j + 1] === 1;
    if (!hasBefore && !hasAfter) continue;
    const source = hasBefore && !(hasAfter && nextMs < sinceMs) ? j : j + 1;
    grid.x[i] = x[source] as number;
    grid.y[i] = y[source] as number;
    grid.valid[i] = 1;
  }
  return grid;
}

interface Stretch {
  /** Places on the grid, the last one not included. */
  readonly from: number;
  readonly to: number;
}

/** The grid without its long gaps. */
function listStretches(tMs: Float64Array, stepMs: number): Stretch[] {
  if (tMs.length === 0) return [];
  const firstMs = tMs[0] as number;
  const toPlace = (ms: number) => Math.floor((ms - firstMs + TIME_SLACK_MS) / stepMs);
  const stretches: Stretch[] = [];
  let from = 0;
  for (let i = 1; i < tMs.length; i++) {
    if ((tMs[i] as number) - (tMs[i - 1] as number) <= LONG_GAP_MS) continue;
    const to = toPlace(tMs[i - 1] as number) + 1 + STEPS_BESIDE_CUT;
    stretches.push({ from, to });
    from = Math.max(toPlace(tMs[i] as number) - STEPS_BESIDE_CUT, to);
  }
  stretches.push({ from, to: toPlace(tMs.at(-1) as number) + 1 });
  return stretches;
}

function createSignal(n: number): Signal {
  return {
    tMs: new Float64Array(n),
    x: new Float64Array(n),
    y: new Float64Array(n),
    valid: new Uint8Array(n),
  };
}
