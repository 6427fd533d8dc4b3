// A person who completes while every place is taken waits: kept and packed, not read or charged. A place
// that is free goes to them in the order in which they completed. Recordings are locked before their
// project, so those that wait are locked before it is known how many places there are.
import { createConsumptions } from '#modules/credits/public.ts';
import {
  givePlacesBack,
  markDoneIfFull,
  takePlaces,
  type WaitingPeople,
} from '#modules/projects/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { endWaiting, lockWaiting, tryLockWaiting, type WaitingRow } from './waiting.repo.ts';

export const waitingPeople: WaitingPeople<WaitingRow> = { lock: lockWaiting, admit };

/** They want a session like everybody who completed with a place. Answers how many there were places for. */
export async function admit(
  tx: Tx,
  projectId: string,
  waiting: readonly WaitingRow[],
  now: Date,
): Promise<number> {
  if (waiting.length === 0) return 0;
  const taken = waiting.slice(0, await takePlaces(tx, projectId, waiting.length));
  if (taken.length === 0) return 0;
  await endWaiting(
    tx,
    taken.map(({ id }) => id),
  );
  const wanted = taken.map(({ id, packed_at }) => ({ id, isPacked: packed_at !== null }));
  await createConsumptions(tx, projectId, wanted, now);
  await markDoneIfFull(tx, projectId);
  return taken.length;
}

/** Places come back, and people who wait have them at once. */
export async function passPlacesOn(
  tx: Tx,
  projectId: string,
  places: number,
  now: Date,
  giveBack: typeof givePlacesBack = givePlacesBack,
): Promise<void> {
  const waiting = await tryLockWaiting(tx, projectId, places);
  await giveBack(tx, projectId, places);
  await admit(tx, projectId, waiting, now);
}

/** All that there is room for, should a place have come back while another transaction held them. */
export function admitWaiting(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  projectId: string,
  limit: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const waiting = await lockWaiting(tx, projectId, limit);
    return admit(tx, projectId, waiting, clock.now());
  });
}
