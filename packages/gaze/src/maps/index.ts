export { measureAgreement } from './agreement.ts';
export { measureCc, measureKl, measureNss, measureSim } from './compare-maps.ts';
export { type Contour, traceContour } from './contours.ts';
export {
  CROWD_PEAK_DEFAULTS,
  type CrowdPeakOptions,
  type CrowdPeaks,
  findCrowdPeaks,
} from './crowd-peaks.ts';
export { measureDifference, paintDifference } from './difference.ts';
export { CELL_PX, createHeatGrid, findCell, type HeatGrid } from './grid.ts';
export { type CellAmounts, HeatMap } from './heat-map.ts';
export { createHeatPoints, type HeatPoints, listFrame } from './heat-points.ts';
export {
  createGaussKernel,
  createPointKernel,
  KERNEL_ONE,
  type Kernel,
  TAP_ONE,
} from './kernel.ts';
export { FOG_ALPHA_PERCENT, paintFog } from './paint-fog.ts';
export { type PaintOptions, paintHeat } from './paint-heat.ts';
export type { Painting } from './painting.ts';
export { findPeaks, PEAK_DEFAULTS, type PeakOptions, type Peaks } from './peaks.ts';
export {
  listFixationCells,
  POINT_WEIGHTS,
  type PointWeight,
  RELATIVE_ONE,
} from './point-weight.ts';
export { type ColorRamp, HEAT_RAMPS, type HeatRamp } from './ramps.ts';
export {
  type HeatField,
  type HeatScale,
  type MapWeight,
  measureTop,
  toMapValue,
  toPersonValue,
} from './scale.ts';
export { measureSigmaPx } from './sigma.ts';
export { listSeenCells, ViewersMap } from './viewers.ts';
