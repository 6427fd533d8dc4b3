import {
  createGaussKernel,
  createHeatGrid,
  HeatMap,
  listFixationCells,
  measureTop,
  type Painting,
  paintHeat,
} from '@fovea/gaze/maps';
import { CROWD_HEIGHT_PX, CROWD_SIGMA_PX, CROWD_WIDTH_PX, type Crowd } from './crowd.ts';

/** A whole heat map from fixations to a picture of it. Runs in browsers as in Node. */
export function paintCrowd(crowd: Crowd, pxPerCell: number): Painting {
  const grid = createHeatGrid(CROWD_WIDTH_PX, CROWD_HEIGHT_PX);
  const map = new HeatMap(grid, createGaussKernel(CROWD_SIGMA_PX));
  for (const each of crowd) map.add(listFixationCells(each, grid, 'absolute'));
  const field = { grid, values: map.values, weight: 'absolute', people: crowd.length } as const;
  return paintHeat(field, { top: measureTop(field, { method: 'LocalMax' }), pxPerCell });
}
