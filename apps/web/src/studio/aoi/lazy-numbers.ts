import { lazyPart } from '#shared/lazy-part.ts';

const load = () => import('./numbers/parts.ts');

/** Loads the code with the first page that has areas. */
export const AoiDescription = lazyPart(load, 'AoiDescription');
export const AoiLaneHeads = lazyPart(load, 'AoiLaneHeads');
export const AoiLanes = lazyPart(load, 'AoiLanes');
export const CallOuts = lazyPart(load, 'CallOuts');
export const GrowthChart = lazyPart(load, 'GrowthChart');
export const MetricsTable = lazyPart(load, 'MetricsTable');
export const Scarf = lazyPart(load, 'Scarf');
export const ScarfHead = lazyPart(load, 'ScarfHead');
export const SizeNote = lazyPart(load, 'SizeNote');
