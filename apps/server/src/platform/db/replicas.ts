import { type RawBuilder, sql } from 'kysely';

/**
 * Writes a few bytes that change nothing, so that the commit waits for the synchronous standbys. One
 * that found everything done writes nothing, and would not wait: what it found may be on this machine
 * alone.
 */
export const WAIT_FOR_REPLICAS = "pg_logical_emit_message(true, 'fovea', '')";

export const waitForReplicas = (): RawBuilder<unknown> => sql`SELECT ${sql.raw(WAIT_FOR_REPLICAS)}`;

/** PostgreSQL's name of the wait, in every language. */
const WAIT = 'SyncRepWaitForLSN';

/**
 * Whether a wait for a standby ended before the standby had it: the statement is committed here and
 * perhaps nowhere else, and PostgreSQL reports it as done, with a warning.
 */
export function isUnreplicated({ routine }: { readonly routine?: string | undefined }): boolean {
  return routine === WAIT;
}
