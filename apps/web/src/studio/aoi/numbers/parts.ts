// One chunk: what shows numbers of areas beside a stage.
export { AoiDescription } from './aoi-description.tsx';
export { AoiLaneHeads, AoiLanes } from './aoi-lanes.tsx';
export { CallOuts } from './call-outs.tsx';
export { GrowthChart } from './growth-chart.tsx';
export { MetricsTable } from './metrics-table.tsx';
export { Scarf, ScarfHead } from './scarf.tsx';
export { SizeNote } from './size-note.tsx';
