import type { Page, UnreadReason } from '@fovea/contract';

/** Fewer would be read as a whole recording, and are too few to tell a person from a script. */
const LEAST = { samples: 60, hz: 15 };

interface ReadData {
  readonly pages: readonly Pick<Page, 'id' | 'kind' | 'question'>[];
  /** Of all pages, as long as they show by themselves. */
  readonly leastMs: number;
  /** Validity of the whole recording; null without samples. */
  readonly validity: number | null;
  readonly samples: number;
  /** Questions with an answer. */
  readonly answered: ReadonlySet<string>;
}

/**
 * Why nothing can be done with what a participant left; null if something can. Where there is
 * something to look at that is gaze, else every answer that had to be given, and one at least.
 */
export function findUnreadReason(data: ReadData): UnreadReason | null {
  const { pages, validity, answered } = data;
  if (pages.some(({ kind }) => kind !== 'survey')) {
    if (validity === null || data.samples < toLeastSamples(data)) return 'nothing_readable';
    return validity > 0 ? null : 'gaze_lost';
  }
  const isWhole = pages.every(({ id, question }) => !question?.required || answered.has(id));
  return isWhole && answered.size > 0 ? null : 'answers_missing';
}

const toLeastSamples = ({ leastMs }: ReadData) =>
  Math.min(LEAST.samples, Math.floor((LEAST.hz * leastMs) / 1_000));
