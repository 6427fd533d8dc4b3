import type { Figure } from '#harness/parts.ts';
import { agreeEvents } from './verify/agree-events.ts';
import { agreeHeat } from './verify/agree-heat.ts';
import { agreeMetrics } from './verify/agree-metrics.ts';
import { recoverTruth } from './verify/recover-truth.ts';

/** The gaze package against known truth, second implementations and another engine. */
export async function verifyGaze(options: readonly string[]): Promise<readonly Figure[]> {
  return [
    ...(await recoverTruth(options)),
    ...(await agreeEvents(options)),
    ...(await agreeMetrics(options)),
    ...(await agreeHeat(options)),
  ];
}
