import { checkNotNegative } from '#samples/check-signal.ts';
import { findNearestValid } from '#samples/nearest-sample.ts';
import type { Signal } from '#samples/signal.ts';
import { findCell, type HeatGrid } from './grid.ts';
import { HeatMap } from './heat-map.ts';
import { createGaussKernel } from './kernel.ts';
import { findPeaks, PEAK_DEFAULTS, type PeakOptions, type Peaks } from './peaks.ts';

export interface CrowdPeakOptions extends PeakOptions {
  /** A person's gaze at a time is the nearest valid sample within this. */
  readonly reachMs: number;
}

export const CROWD_PEAK_DEFAULTS = { ...PEAK_DEFAULTS, reachMs: 50 } as const;

export interface CrowdPeaks extends Peaks<CrowdPeakOptions> {
  /** People with gaze on the picture at the time. */
  readonly people: number;
}

/**
 * Where a crowd looks at one time: the modes of Σ exp(−‖x − gaze‖² / 2σ²) over people, each with one
 * gaze point. Signals are in px of the map.
 */
export function findCrowdPeaks(
  people: readonly Signal[],
  nowMs: number,
  grid: HeatGrid,
  options: CrowdPeakOptions,
): CrowdPeaks {
  checkNotNegative('reachMs', options.reachMs);
  const cells = Int32Array.from(people, (signal) => {
    const at = findNearestValid(signal, nowMs, options.reachMs);
    return at < 0 ? -1 : findCell(grid, signal.x[at] as number, signal.y[at] as number);
  }).filter((cell) => cell >= 0);
  const map = new HeatMap(grid, createGaussKernel(options.sigmaPx));
  map.add({ n: cells.length, cells, amounts: new Float64Array(cells.length).fill(1) });
  return { ...findPeaks(grid, map.values, options), people: cells.length };
}
