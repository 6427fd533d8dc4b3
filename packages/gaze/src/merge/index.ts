export { type GroupMetrics, toGroupMetrics } from './group-metrics.ts';
export {
  addMapParts,
  createMapPart,
  type MapPart,
  type MapPartOptions,
  subtractMapParts,
} from './map-part.ts';
export {
  type AoiPart,
  type AoiSums,
  addMetricsParts,
  createMetricsPart,
  type MetricsPart,
  RATIO_ONE,
  subtractMetricsParts,
} from './metrics-part.ts';
