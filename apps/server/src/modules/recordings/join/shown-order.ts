import { createHash } from 'node:crypto';
import { toShownOrder as orderPages, toRankText } from '@fovea/records';

interface Placed {
  readonly id: string;
  readonly keep_in_place: boolean;
}

/**
 * The pages in an order of this recording alone: the same whenever it is asked for, and every order
 * as likely as another. Pages that keep their place keep it.
 */
export function toShownOrder<P extends Placed>(pages: readonly P[], recordingId: string): P[] {
  return orderPages(
    pages,
    ({ keep_in_place }) => keep_in_place,
    ({ id }) => createHash('sha256').update(toRankText(recordingId, id)).digest('hex'),
  );
}
