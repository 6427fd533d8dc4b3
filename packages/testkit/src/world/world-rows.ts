import pg from 'pg';
import { runCommand } from '#engines/processes.ts';

/** Sessions, codes and counters are of a day; gaze is packed; partitions come and go. */
const WITHOUT_ROWS = [
  'auth_sessions',
  'dead_letters',
  'email_codes',
  'gaze_batches*',
  'known_devices',
  'password_resets',
  'rate_counters',
];
const DAY_PARTITIONS = 'gaze_batches_2*';
/** Each event is hashed with its instant. They are of the past and stay there. */
const UNMOVED = ['audit_events'];
/** Lines that another release of PostgreSQL or a client that is no psql would not read. */
const UNREAD = /^(--|\\|SET \w*timeout|CREATE SCHEMA|COMMENT ON SCHEMA)/;

/** Tables and rows as statements that any client can send. */
export async function dumpRows(databaseUrl: string): Promise<string> {
  const text = await runCommand('pg_dump', [
    ...['--no-owner', '--no-privileges', '--schema=public', '--rows-per-insert=100'],
    `--exclude-table=${DAY_PARTITIONS}`,
    ...WITHOUT_ROWS.map((name) => `--exclude-table-data=${name}`),
    databaseUrl,
  ]);
  const kept = text.split('\n').filter((line) => !UNREAD.test(line));
  return `${kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Fills an empty database and moves every instant forward, so that the world is as young as it was. */
export async function restoreRows(databaseUrl: string, sql: string, ageMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    // The ledger refuses changes; here its rows are not changed but come later.
    await client.query("SET LOCAL session_replication_role = replica; SET search_path = 'public'");
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
