import { createHash } from 'node:crypto';

interface Placed {
  readonly id: string;
  readonly keep_in_place: boolean;
}

/**
 * The pages in an order of this recording alone: the same whenever it is asked for, and every order
 * as likely as another. Pages that keep their place keep it.
 */
export function toShownOrder<P extends Placed>(pages: readonly P[], recordingId: string): P[] {
  const toRank = ({ id }: P) => createHash('sha256').update(`${recordingId}|${id}`).digest('hex');
  const moving = pages
    .filter(({ keep_in_place }) => !keep_in_place)
    .map((page) => ({ page, rank: toRank(page) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return pages.map((page) => (page.keep_in_place ? page : (moving.shift()?.page ?? page)));
}
