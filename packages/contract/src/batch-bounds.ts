// Bounds of a phone's recording. A batch beyond these bounds is kept apart: acknowledged and
// counted, so that the phone can complete, but never packed.

import { LIMITS } from './limits.ts';
import { HOUR_MS } from './times.ts';

export const BATCH_BOUNDS = {
  /** How far the times of a recording lie from that of its first batch: as long as its token lives. */
  recordingMs: LIMITS.recordingTokenHours * HOUR_MS,
  /** The same for the times of one page. */
  pageMs: 4 * HOUR_MS,
  scrollPx: 1_000_000,
  /** How far a number may be ahead of what has come without a gap. */
  numbersAhead: 1_000,
  recordingBytes: 16 * 1024 * 1024,
  /** Dead letters of one recording. One more ends it. */
  deadLetters: 8,
} as const;

/** Why a batch is kept apart. */
export const BATCH_LIES = [
  'page_beyond',
  'scroll_beyond',
  'time_back',
  'time_beyond',
  'page_time_beyond',
  'number_ahead',
  'recording_too_large',
] as const;
export type BatchLie = (typeof BATCH_LIES)[number];

/** The fields of a batch that its bounds depend on. */
export interface BatchFacts {
  readonly page: number;
  /** Device clock in ms. */
  readonly t0: number;
  /** CSS px. */
  readonly scrollY: number;
}

/** Judges the batches of one recording, one after the other, by plain comparisons. */
export class RecordingBounds {
  #firstMs: number | undefined;
  readonly #pagesFirstMs = new Map<number, number>();

  constructor(firstMs?: number) {
    this.#firstMs = firstMs;
  }

  /** Why a batch is kept apart. The first time of a good one counts for those that follow. */
  judge({ page, t0, scrollY }: BatchFacts): BatchLie | undefined {
    if (page >= LIMITS.pagesMax) return 'page_beyond';
    if (Math.abs(scrollY) > BATCH_BOUNDS.scrollPx) return 'scroll_beyond';
    const firstMs = this.#firstMs ?? t0;
    // Written so that what is no number fails too.
    if (!(Math.abs(t0 - firstMs) <= BATCH_BOUNDS.recordingMs)) return 'time_beyond';
    const pageFirstMs = this.#pagesFirstMs.get(page);
    if (pageFirstMs === undefined) this.#pagesFirstMs.set(page, t0);
    else if (Math.abs(t0 - pageFirstMs) > BATCH_BOUNDS.pageMs) return 'page_time_beyond';
    this.#firstMs = firstMs;
    return undefined;
  }
}
