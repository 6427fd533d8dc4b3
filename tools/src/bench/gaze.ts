import type { Figure } from '#harness/parts.ts';
import { benchBrowser } from './gaze/bench-browser.ts';
import { benchEvents } from './gaze/bench-events.ts';
import { benchHeat } from './gaze/bench-heat.ts';

/** The gaze package against others on the same data, by CPU time, in turns, by medians. */
export async function benchGaze(options: readonly string[]): Promise<readonly Figure[]> {
  return [
    ...(await benchEvents(options)),
    ...(await benchBrowser(options)),
    ...(await benchHeat(options)),
  ];
}
