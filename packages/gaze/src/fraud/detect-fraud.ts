import { detectValidSamples } from '#quality/valid-samples.ts';
import type { PageSamples } from '#samples/page-samples.ts';
import { toSignal } from '#samples/to-signal.ts';
import { isImpossibleTime, TIME_LIMITS } from './impossible-time.ts';
import { TRACE_LIMITS, type Trace, toTrace } from './trace.ts';
import { FIXATION_LIMITS, isWithoutFixations, measureSteps } from './without-fixations.ts';

/** Flags that a recording raises by itself. */
const OWN_FLAGS = ['impossible_time', 'without_fixations'] as const;
type OwnFlag = (typeof OWN_FLAGS)[number];

/** The first is for whoever keeps traces to find: one that was there before. */
export const FRAUD_FLAGS = ['replayed_trace', ...OWN_FLAGS] as const;
export type FraudFlag = (typeof FRAUD_FLAGS)[number];

export const FRAUD_OPTIONS = { ...TRACE_LIMITS, ...TIME_LIMITS, ...FIXATION_LIMITS } as const;

export interface FraudFacts {
  /** How long the recording was open by a clock that is not the device's; null where nobody knows. */
  readonly openMs: number | null;
  readonly pxPerDegree: number;
}

export interface FraudResult {
  readonly algorithm: 'fraud';
  readonly version: 1;
  readonly options: typeof FRAUD_OPTIONS;
  /** Flags raised; no recording is left out because of them. */
  readonly flags: readonly OwnFlag[];
  readonly trace: Trace;
}

export function detectFraud(
  pages: readonly PageSamples[],
  { openMs, pxPerDegree }: FraudFacts,
): FraudResult {
  const seen = pages.filter(({ n }) => n > 0);
  const times = seen.map(({ n, tMs }) => ({
    firstMs: tMs[0] as number,
    lastMs: tMs.at(-1) as number,
    samples: n,
  }));
  const signals = seen.map((samples) =>
    toSignal(samples, detectValidSamples(samples).valid, samples.tMs[0] as number),
  );
  const found: Record<OwnFlag, boolean> = {
    impossible_time: isImpossibleTime(times, openMs),
    without_fixations: isWithoutFixations(measureSteps(signals, pxPerDegree)),
  };
  return {
    algorithm: 'fraud',
    version: 1,
    options: FRAUD_OPTIONS,
    flags: OWN_FLAGS.filter((name) => found[name]),
    trace: toTrace(seen),
  };
}
