import { startYardstick } from '@fovea/tools/harness/yardstick';
import type { Figure } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { benchFilter } from './bench/bench-filter.ts';
import { benchLoad } from './bench/bench-load.ts';
import { benchNumbers } from './bench/bench-numbers.ts';
import { benchPage } from './bench/bench-page.ts';

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
