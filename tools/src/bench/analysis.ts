import type { Figure } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { startYardstick } from '#harness/yardstick.ts';
import { benchFilter } from './analysis/bench-filter.ts';
import { benchLoad } from './analysis/bench-load.ts';
import { benchNumbers } from './analysis/bench-numbers.ts';
import { benchPage } from './analysis/bench-page.ts';

/** The stage of the analysis screen by CPU time; limits are those of a quiet machine. */
export async function benchAnalysis(options: readonly string[]): Promise<readonly Figure[]> {
  const measureSlowness = () => toMedian([1, 2, 3].map(() => startYardstick().stop()));
  return [
    ...(await benchLoad(options, measureSlowness)),
    ...(await benchPage(options, measureSlowness)),
    ...benchFilter(options, measureSlowness),
    ...benchNumbers(options, measureSlowness),
  ];
}
