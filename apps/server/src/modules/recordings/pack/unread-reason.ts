import type { Page, UnreadReason } from '@fovea/contract';

interface ReadData {
  readonly pages: readonly Pick<Page, 'id' | 'kind' | 'question'>[];
  /** Validity of the whole recording; null without samples. */
  readonly validity: number | null;
  /** Questions with an answer. */
  readonly answered: ReadonlySet<string>;
}

/**
 * Why nothing can be done with what a participant left; null if something can. Where there is
 * something to look at that is gaze, else every answer that had to be given, and one at least.
 */
export function findUnreadReason({ pages, validity, answered }: ReadData): UnreadReason | null {
  if (pages.some(({ kind }) => kind !== 'survey')) {
    if (validity === null) return 'nothing_readable';
    return validity > 0 ? null : 'gaze_lost';
  }
  const isWhole = pages.every(({ id, question }) => !question?.required || answered.has(id));
  return isWhole && answered.size > 0 ? null : 'answers_missing';
}
