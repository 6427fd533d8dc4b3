// How packing ends for a recording: packed, or parked for a person to look at. Whatever follows from
// either belongs to the same transaction.
import { LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { markDoneIfFull } from '#modules/projects/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { Fraud } from './find-fraud.ts';
import {
  countPackFailure,
  isReplay,
  markPacked,
  markParked,
  type ParkedReason,
} from './pack.repo.ts';
import { readUnreadReason, settlePacked } from './settle-packed.service.ts';

const TRIES = 3;

type Ended = Pick<Parameters<typeof markPacked>[1], 'id' | 'state'> & {
  readonly projectId: string;
};
type Packed = Ended & { readonly isTest: boolean };

/** False when the phone completed the recording meanwhile: then this pack is not the whole of it. */
export async function recordPacked(
  tx: Tx,
  recording: Packed,
  {
    samples,
    ...pack
  }: Pick<
    Parameters<typeof markPacked>[1],
    'key' | 'validity' | 'effectiveHz' | 'fraud' | 'now'
  > & { readonly samples: number },
): Promise<boolean> {
  const { id, state, isTest } = recording;
  const isComplete = state === 'complete';
  const unreadReason = isComplete
    ? await readUnreadReason(tx, recording, { validity: pack.validity, samples })
    : null;
  const fraud = await addReplay(tx, recording, pack.fraud);
  const isRead = isComplete && unreadReason === null;
  const isFlagged = isRead && !isTest && fraud.flags.length > 0;
  const decideBy = isFlagged ? toDecideBy(pack.now) : null;
  if (!(await markPacked(tx, { ...pack, id, state, unreadReason, fraud, decideBy }))) return false;
  // A repeat finds the recording packed and stops there, so what follows belongs to the same step.
  if (isComplete)
    await settlePacked(tx, recording, { isUsed: isRead && !isFlagged, now: pack.now });
  return true;
}

/** A script must neither end a project nor use a session before the owner has looked. */
const toDecideBy = (now: Date) => new Date(now.getTime() + LIMITS.flagDays * DAY_MS);

/** Only here is known what was there before. */
async function addReplay(tx: Tx, recording: Ended, fraud: Fraud): Promise<Fraud> {
  if (!(await isReplay(tx, recording, fraud))) return fraud;
  return { ...fraud, flags: ['replayed_trace', ...fraud.flags] };
}

/** A parked recording keeps its place, and its project goes on to the end. */
export async function recordParked(
  tx: Tx,
  recording: Ended,
  reason: ParkedReason,
  now: Date,
): Promise<void> {
  const { id, state, projectId } = recording;
  if (!(await markParked(tx, { id, state, reason, now }))) return;
  if (state === 'complete') await markDoneIfFull(tx, projectId);
}

/**
 * Counts a failed try, so that a faulty recording is not tried for ever. True when that was the
 * last try.
 */
export async function recordFailedTry(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  recording: Ended,
  reason: ParkedReason,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if ((await countPackFailure(tx, recording.id)) < TRIES) return false;
    await recordParked(tx, recording, reason, clock.now());
    return true;
  });
}
