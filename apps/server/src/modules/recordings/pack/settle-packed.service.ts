import { toLeastMs, type UnreadReason } from '@fovea/contract';
import { decideConsumption } from '#modules/credits/public.ts';
import { markDoneIfFull } from '#modules/projects/public.ts';
import {
  listAnswered,
  listPageKinds,
  toTimedPage,
} from '#modules/recordings/complete/answers.repo.ts';
import { losePlace } from '#modules/recordings/complete/complete.repo.ts';
import { passPlacesOn } from '#modules/recordings/complete/waiting.service.ts';
import type { Tx } from '#platform/db/db.ts';
import { findUnreadReason } from './unread-reason.ts';

interface PackedRecording {
  readonly id: string;
  readonly projectId: string;
}

export async function readUnreadReason(
  tx: Tx,
  { id, projectId }: PackedRecording,
  gaze: { readonly validity: number | null; readonly samples: number },
): Promise<UnreadReason | null> {
  const pages = await listPageKinds(tx, projectId);
  const answered = new Set(await listAnswered(tx, id));
  const leastMs = toLeastMs(pages.map(toTimedPage));
  return findUnreadReason({ pages, leastMs, answered, ...gaze });
}

/**
 * From its completion to here a recording's place and session were wanted. With data that is read they
 * are used, else both come back. One that is never packed keeps them.
 */
export async function settlePacked(
  tx: Tx,
  { id, projectId }: PackedRecording,
  { isUsed, now }: { readonly isUsed: boolean; readonly now: Date },
): Promise<void> {
  const isReturned = await decideConsumption(tx, id, { isUsed, now });
  if (isReturned) {
    await losePlace(tx, id);
    await passPlacesOn(tx, projectId, 1, now);
  } else {
    await markDoneIfFull(tx, projectId);
  }
}
