import type { PageKind } from './http/page-fields.ts';
import { LIMITS } from './limits.ts';

interface TimedPage {
  readonly kind: PageKind;
  /** Nothing means that the participant taps to go on: counted like a page with the usual timer. */
  readonly timerMs: number | null;
  /** Duration of a video that is ready. */
  readonly durationMs?: number | null;
}

/** Timers and videos, and what questions and the last review usually take. */
export function toLengthMs(
  pages: readonly TimedPage[],
  project: { readonly timerMs: number; readonly finalReview: boolean },
): number {
  const ofPage = ({ kind, timerMs, durationMs }: TimedPage) => {
    if (kind === 'survey') return LIMITS.questionLengthMs;
    if (kind === 'video') return durationMs ?? 0;
    return timerMs ?? project.timerMs;
  };
  const shown = pages.reduce((sum, page) => sum + ofPage(page), 0);
  return shown + (project.finalReview ? LIMITS.finalReviewLengthMs : 0);
}

/** Shortest possible time, from timers and videos. Taps and questions take as long as they take. */
export function toLeastMs(pages: readonly TimedPage[]): number {
  return pages.reduce((sum, { kind, timerMs, durationMs }) => {
    if (kind === 'survey') return sum;
    return sum + ((kind === 'video' ? durationMs : timerMs) ?? 0);
  }, 0);
}

/** Minutes to announce beforehand: with the way to the first page, never less than it takes. */
export function toVisitMinutes(lengthMs: number): number {
  return Math.ceil((LIMITS.setUpLengthMs + lengthMs) / 60_000);
}
