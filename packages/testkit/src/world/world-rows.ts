import pg from 'pg';
import { runCommand } from '#engines/processes.ts';

/** Sessions, codes and counters are of a day; gaze is packed; migrations belong to the database. */
const LEFT_OUT = [
  'auth_sessions',
  'dead_letters',
  'email_codes',
  'gaze_batches*',
  'known_devices',
  'migrations*',
  'password_resets',
  'rate_counters',
];
/** Each event is hashed with its instant. They are of the past and stay there. */
const UNMOVED = ['audit_events'];
/** Comments, commands of psql and settings, which differ between releases of PostgreSQL. */
const UNREAD = /^(--|\\|SET |SELECT pg_catalog.set_config)/;

/** Rows without their tables, as statements that any client can send. */
export async function dumpRows(databaseUrl: string): Promise<string> {
  const text = await runCommand('pg_dump', [
    ...['--data-only', '--schema=public', '--column-inserts', '--rows-per-insert=100'],
    ...LEFT_OUT.map((name) => `--exclude-table-data=${name}`),
    databaseUrl,
  ]);
  const kept = text.split('\n').filter((line) => !UNREAD.test(line));
  return `${kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Fills migrated tables and moves every instant forward, so that the world is as young as it was. */
export async function restoreRows(databaseUrl: string, sql: string, ageMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    // Triggers and foreign keys rest: the ledger refuses changes, and here its rows only come later.
    await client.query('SET LOCAL session_replication_role = replica');
    // The head of an audit trail without events, which the migration made.
    await client.query('DELETE FROM audit_head');
    await client.query(sql);
    for (const { name, columns } of await listInstants(client)) {
      const moved = columns.map((column) => `"${column}" = "${column}" + interval '${ageMs} ms'`);
      await client.query(`UPDATE "${name}" SET ${moved.join(', ')}`);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function listInstants(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns
     FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
       AND a.atttypid = 'timestamptz'::regtype AND NOT a.attisdropped AND c.relname <> ALL ($1)
     GROUP BY c.relname`,
    [UNMOVED],
  );
  return rows;
}
