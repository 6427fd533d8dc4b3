import type { ProviderKey } from '@fovea/contract';
import type { Db, Tx } from '#platform/db/db.ts';

export interface TakenEvent {
  readonly provider: ProviderKey;
  readonly eventId: string;
  readonly type: string;
}

export async function isKnownEvent(db: Db, { provider, eventId }: TakenEvent): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Once: the second of two that came at the same time finds it there. */
export async function createEvent(
  db: Db | Tx,
  { provider, eventId, type }: TakenEvent,
  outcome: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ provider, event_id: eventId, type, outcome, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
