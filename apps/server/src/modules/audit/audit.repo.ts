import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export async function insertAuditEvent(
  tx: Db | Tx,
  event: {
    action: string;
    actorId: string | null;
    subjectId: string | null;
    details: object;
    now: Date;
  },
): Promise<void> {
  // A trigger sets number and hash.
  await sql`
    INSERT INTO audit_events (at, actor_id, action, subject_id, details)
    VALUES (${event.now}, ${event.actorId}, ${event.action}, ${event.subjectId},
            ${JSON.stringify(event.details)})`.execute(tx);
}

export async function countBrokenEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ broken: number }>`
    WITH chained AS (
      SELECT event, event.hash AS stated, event.seq AS seq,
             lag(event.hash, 1, ''::bytea) OVER (ORDER BY event.seq) AS previous,
             row_number() OVER (ORDER BY event.seq) AS place
      FROM audit_events AS event
    ), last AS (
      SELECT seq, hash FROM audit_events ORDER BY seq DESC LIMIT 1
    )
    SELECT (
      (SELECT count(*) FROM chained
       WHERE stated <> hash_audit_event(previous, event) OR seq <> place)
      + (SELECT count(*) FROM audit_head
         WHERE seq <> coalesce((SELECT seq FROM last), 0)
            OR hash <> coalesce((SELECT hash FROM last), ''::bytea))
    )::int AS broken`.execute(db);
  return rows[0]?.broken ?? 0;
}
