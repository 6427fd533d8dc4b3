import type { DriftCorrection, PageSpan, RecordingPack } from '@fovea/contract';
import {
  type Eg1Batch,
  keepSpans,
  type PageSamples,
  shiftGaze,
  toPageSamples,
} from '@fovea/gaze/samples';

/** The part of a recording's gaze that counts, and its corrections. */
export interface Counting {
  /** Nothing where every sample counts. */
  readonly spans: readonly PageSpan[] | null;
  readonly drift: readonly DriftCorrection[];
}

/** The pages that all figures and records are made of. The batches stay as they are. */
export function toCountedPages(
  batches: readonly Eg1Batch[],
  { spans, drift }: Counting,
): PageSamples[] {
  const pages = toPageSamples(batches);
  const counted = spans === null ? pages : keepSpans(pages, spans);
  return drift.length === 0 ? counted : shiftGaze(counted, drift);
}

export function toCounting({
  spans,
  calibration,
}: Pick<RecordingPack, 'spans' | 'calibration'>): Counting {
  return { spans, drift: calibration?.drift ?? [] };
}
