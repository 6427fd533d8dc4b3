import type { PageSamples } from '#samples/page-samples.ts';
import { type ComponentCounts, measureComponents, type ValidityComponents } from './components.ts';
import { measureDataLoss } from './data-loss.ts';
import { measureEffectiveRateHz } from './effective-rate.ts';
import { MINIMUM_RATE_HZ, measureExpectedSamples, toExpectedRateHz } from './expected-samples.ts';
import { type Gaps, listGapsMs, measureGaps } from './gaps.ts';
import { detectValidSamples, SCREEN_MARGIN } from './valid-samples.ts';

export const VALIDITY_ALGORITHM = { algorithm: 'validity', version: 1 } as const;

export interface ValidityOptions {
  readonly expectedRateHz: number;
  readonly minimumRateHz: number;
  readonly screenMargin: number;
}

export interface PageValidityInput {
  readonly calibrationRateHz: number;
  /** How long the page was shown; without it, from its first sample to its last. */
  readonly durationMs?: number | undefined;
}

export interface PageValidity {
  readonly algorithm: 'validity';
  readonly version: 1;
  readonly options: ValidityOptions;
  readonly page: number;
  readonly durationMs: number;
  readonly counts: ComponentCounts;
  readonly dataLoss: number;
  /** 0 to 100. Accuracy never enters it. */
  readonly validity: number;
  readonly components: ValidityComponents;
  readonly effectiveRateHz: number | null;
  readonly gaps: Gaps | null;
}

export function measurePageValidity(samples: PageSamples, input: PageValidityInput): PageValidity {
  const options = toValidityOptions(input.calibrationRateHz);
  const spanMs = measureSpanMs(samples);
  const durationMs = input.durationMs ?? spanMs;
  const { trackedCount, validCount } = detectValidSamples(samples);
  const counts = {
    expected: measureExpectedSamples(durationMs, options.expectedRateHz),
    received: samples.n,
    tracked: trackedCount,
    valid: validCount,
  };
  const dataLoss = measureDataLoss({ ...counts, invalid: counts.received - counts.valid });
  return {
    ...VALIDITY_ALGORITHM,
    options,
    page: samples.page,
    durationMs,
    counts,
    dataLoss,
    validity: 100 * (1 - dataLoss),
    components: measureComponents(counts),
    effectiveRateHz: measureEffectiveRateHz(samples.n - 1, spanMs),
    gaps: measureGaps(listGapsMs(samples.tMs)),
  };
}

export function toValidityOptions(calibrationRateHz: number): ValidityOptions {
  return {
    expectedRateHz: toExpectedRateHz(calibrationRateHz),
    minimumRateHz: MINIMUM_RATE_HZ,
    screenMargin: SCREEN_MARGIN,
  };
}

export function measureSpanMs({ tMs }: PageSamples): number {
  return (tMs.at(-1) ?? 0) - (tMs.at(0) ?? 0);
}
