import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import { LIVE_CHANNEL, type LiveNotice, toNoticeText } from './notifier.ts';

/**
 * Told when the transaction commits, and not at all otherwise. For rare facts that must not be
 * late: the global lock of NOTIFY is no place for what happens often.
 */
export async function notifyAtCommit(tx: Tx, notices: readonly LiveNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const texts = notices.map(toNoticeText);
  await sql`SELECT pg_notify(${LIVE_CHANNEL}, told)
            FROM unnest(${texts}::text[]) AS told`.execute(tx);
}
