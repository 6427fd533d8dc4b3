import type { Figure } from '#harness/parts.ts';
import { benchEvents } from './bench/bench-events.ts';
import { benchFrames } from './bench/bench-frames.ts';

/** Events against NumPy, a frame of many points against one of few: CPU time, in turns, by medians. */
export async function benchGaze(options: readonly string[]): Promise<readonly Figure[]> {
  return [...(await benchEvents(options)), await benchFrames(options)];
}
