import {
  type FixationColumns,
  RECORD_SCALE,
  type RecordingFindings,
  type RecordingPack,
} from '@fovea/contract';
import { detectValidSamples, type ValidityComponents } from '@fovea/gaze/quality';
import {
  fromDeltas,
  INTEGER_RANGES,
  type PageSamples,
  type RecordingColumns,
  toBatches,
} from '@fovea/gaze/samples';
import type { FixationIntegers, Part, SampleColumns } from '@fovea/records';
import { measureRecording, toCountedPages, toCounting } from '#modules/recordings/public.ts';

const { t: T_PER_MS, xy: XY_PER_PX } = RECORD_SCALE;

/** A recording as an aggregate takes it. */
export interface MergedRecording {
  readonly findings: RecordingFindings;
  readonly expectedHz: number;
  readonly components: ValidityComponents;
  /** By page. */
  readonly parts: ReadonlyMap<number, Part>;
}

/** With `isRaw` corrections of drift are undone: the samples are those that the phone sent. */
export function toMergedRecording(pack: RecordingPack, isRaw = false): MergedRecording {
  const batches = toBatches(pack.columns as unknown as RecordingColumns);
  const counting = toCounting(pack);
  const isCorrected = counting.drift.length > 0;
  const pages = toCountedPages(batches, isRaw ? { ...counting, drift: [] } : counting);
  const { findings, quality } =
    isRaw && isCorrected
      ? measureRecording(pages, { ...pack, distanceMm: pack.calibration?.distanceMm })
      : pack;
  const parts = new Map<number, Part>();
  for (const samples of pages) {
    const found = findings.pages.find(({ page }) => page === samples.page);
    if (found === undefined) continue;
    parts.set(samples.page, {
      columns: toSampleColumns(samples),
      fixations: decodeFixations(found.fixations),
      figures: found.figures,
      immersion: found.immersion.levels,
    });
  }
  const { components, options } = quality;
  return { findings, components, expectedHz: options.expectedRateHz, parts };
}

function decodeFixations(deltas: FixationColumns): FixationIntegers {
  const decode = (column: readonly number[]) => fromDeltas(column, INTEGER_RANGES.i32);
  return {
    onset: decode(deltas.onset),
    offset: decode(deltas.offset),
    x: decode(deltas.x),
    y: decode(deltas.y),
  };
}

function toSampleColumns(samples: PageSamples): SampleColumns {
  const start = samples.tMs[0] ?? 0;
  return {
    t: Array.from(samples.tMs, (tMs) => Math.round((tMs - start) * T_PER_MS)),
    x: Array.from(samples.x, (px) => Math.round(px * XY_PER_PX)),
    y: Array.from(samples.y, (px) => Math.round(px * XY_PER_PX)),
    scroll: Array.from(samples.scrollY, (px) => Math.round(px)),
    valid: Array.from(detectValidSamples(samples).valid),
  };
}
