import type pg from 'pg';
import type { Pool } from './pool.ts';

/** Rows of these are only ever added. */
const KEPT = ['audit_events', 'credit_txs', 'credit_entries', 'credit_lots', 'catalogues', 'terms'];
/** Tables that only `migrate` and a trigger write. */
const READ_ONLY = ['migrations', 'audit_head'];

/**
 * Makes the role of an address that serves, and gives it what serving needs: every row, but no table,
 * and nothing to take back where rows are only added. All of it each time, since tables are new.
 */
export async function grantApplication(owner: Pool, applicationUrl: string): Promise<void> {
  const { username, password } = new URL(applicationUrl);
  const name = decodeURIComponent(username);
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    await makeRole(client, name, decodeURIComponent(password));
    const role = client.escapeIdentifier(name);
    await client.query(`
      GRANT USAGE ON SCHEMA public, pgboss TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${role};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, pgboss TO ${role};
      REVOKE UPDATE, DELETE ON ${KEPT.join()} FROM ${role};
      REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join()} FROM ${role};`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** A role that exists gets the password of its address, so that a new one needs no other step. */
async function makeRole(client: pg.PoolClient, name: string, password: string): Promise<void> {
  const { rows } = await client.query<{ isOwn: boolean; isSuper: boolean }>(
    'SELECT rolname = current_user AS "isOwn", rolsuper AS "isSuper" FROM pg_roles WHERE rolname = $1',
    [name],
  );
  const [found] = rows;
  if (found?.isOwn || found?.isSuper) {
    throw new Error(`DATABASE_URL must name a role that owns nothing, and "${name}" is another`);
  }
  const secret = password === '' ? '' : ` PASSWORD ${client.escapeLiteral(password)}`;
  const verb = found === undefined ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${client.escapeIdentifier(name)} LOGIN${secret}`);
}
