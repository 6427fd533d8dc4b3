import { createPageSamples, type PageSamples } from '#samples/page-samples.ts';
import { measureComponents, type ValidityComponents } from './components.ts';
import { measureEffectiveRateHz } from './effective-rate.ts';
import { type Gaps, listGapsMs, measureGaps } from './gaps.ts';
import {
  measurePageValidity,
  measureSpanMs,
  type PageValidity,
  toValidityOptions,
  VALIDITY_ALGORITHM,
  type ValidityOptions,
} from './page-validity.ts';

export interface RecordingValidityInput {
  readonly calibrationRateHz: number;
  /** Milliseconds each eye-tracked page was shown, by page number, where they are known. */
  readonly durationsMs?: ReadonlyMap<number, number> | undefined;
}

export interface RecordingValidity {
  readonly algorithm: 'validity';
  readonly version: 1;
  readonly options: ValidityOptions;
  readonly durationMs: number;
  /** 0 to 100; null for a recording without eye-tracked time. */
  readonly validity: number | null;
  readonly components: ValidityComponents;
  readonly effectiveRateHz: number | null;
  readonly gaps: Gaps | null;
  readonly pages: readonly PageValidity[];
}

/** Pages weigh by their time. A page that was shown and has no sample counts as lost. */
export function measureRecordingValidity(
  pageSamples: readonly PageSamples[],
  { calibrationRateHz, durationsMs = new Map() }: RecordingValidityInput,
): RecordingValidity {
  const all = [...pageSamples, ...listUnseenPages(pageSamples, durationsMs)];
  const pages = all.map((samples) =>
    measurePageValidity(samples, {
      calibrationRateHz,
      durationMs: durationsMs.get(samples.page),
    }),
  );
  const durationMs = sum(pages, (page) => page.durationMs);
  const validity =
    durationMs > 0
      ? Math.min(sum(pages, (page) => page.durationMs * page.validity) / durationMs, 100)
      : null;
  const counts = {
    expected: sum(pages, (page) => page.counts.expected),
    received: sum(pages, (page) => Math.min(page.counts.received, page.counts.expected)),
    tracked: sum(pages, (page) => page.counts.tracked),
    valid: sum(pages, (page) => page.counts.valid),
  };
  const receivedCount = sum(pages, (page) => page.counts.received);
  return {
    ...VALIDITY_ALGORITHM,
    options: toValidityOptions(calibrationRateHz),
    durationMs,
    validity,
    components: {
      ...measureComponents({ ...counts, received: receivedCount }),
      // A page with too many samples must not make up for one with too few.
      samplingRate: measureComponents(counts).samplingRate,
    },
    effectiveRateHz: measureEffectiveRateHz(
      sum(all, (samples) => Math.max(samples.n - 1, 0)),
      sum(all, measureSpanMs),
    ),
    gaps: measureGaps(Float64Array.from(all.flatMap(({ tMs }) => [...listGapsMs(tMs)]))),
    pages,
  };
}

function listUnseenPages(
  seen: readonly PageSamples[],
  durationsMs: ReadonlyMap<number, number>,
): PageSamples[] {
  const seenPages = new Set(seen.map(({ page }) => page));
  return [...durationsMs.keys()]
    .filter((page) => !seenPages.has(page))
    .map((page) => createPageSamples(page, 0));
}

function sum<T>(items: readonly T[], get: (item: T) => number): number {
  return items.reduce((total, item) => total + get(item), 0);
}
