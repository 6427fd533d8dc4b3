import type { Figure } from '#harness/parts.ts';
import { benchBrowser } from './bench/bench-browser.ts';
import { benchEvents } from './bench/bench-events.ts';
import { benchHeat } from './bench/bench-heat.ts';

/** The gaze package against others on the same data, by CPU time, in turns, by medians. */
export async function benchGaze(options: readonly string[]): Promise<readonly Figure[]> {
  return [
    ...(await benchEvents(options)),
    ...(await benchBrowser(options)),
    ...(await benchHeat(options)),
  ];
}
