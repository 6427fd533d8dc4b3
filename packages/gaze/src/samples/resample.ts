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
 * The signal on an even grid that starts at its first sample. A grid point between two valid
 * samples at most two steps apart is linear between them. Beside a loss it takes the valid sample
 * within half a step, or is not valid.
 */
export function resample(signal: Signal, { rateHz }: ResampleOptions): Signal {
  checkSignal(signal);
  checkPositive('rateHz', rateHz);
  const { tMs, x, y, valid } = signal;
  const stepMs = 1000 / rateHz;
  const firstMs = tMs[0] ?? 0;
  const spanMs = (tMs.at(-1) ?? 0) - firstMs;
  const n = tMs.length === 0 ? 0 : Math.floor((spanMs + TIME_SLACK_MS) / stepMs) + 1;
  const grid = createSignal(n);
  let j = 0;
  for (let i = 0; i < n; i++) {
    const nowMs = firstMs + (i * 1000) / rateHz;
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

function createSignal(n: number): Signal {
  return {
    tMs: new Float64Array(n),
    x: new Float64Array(n),
    y: new Float64Array(n),
    valid: new Uint8Array(n),
  };
}
