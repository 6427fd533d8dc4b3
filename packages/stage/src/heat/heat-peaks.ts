import {
  createGaussKernel,
  findPeaks,
  HeatMap,
  listFixationCells,
  PEAK_DEFAULTS,
} from '@fovea/gaze/maps';
import type { TimeRange } from '#view-options.ts';
import type { MapFixations, MapPage } from './heat-page.ts';

/** Px of the map. */
export interface PeakPlace {
  readonly x: number;
  readonly y: number;
}

/** Where people looked longest, the highest first. */
export function listHeatPeaks(
  { grid }: MapPage,
  people: readonly MapFixations[],
  sigmaPx: number,
  { fromMs, toMs }: TimeRange,
): PeakPlace[] {
  if (people.length === 0) return [];
  const heat = new HeatMap(grid, createGaussKernel(sigmaPx));
  for (const list of people) heat.add(listFixationCells(list, grid, 'absolute', fromMs, toMs));
  const { x, y } = findPeaks(grid, heat.values, { sigmaPx, ...PEAK_DEFAULTS });
  return Array.from(x, (px, i) => ({ x: px, y: y[i] as number }));
}
