import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The tables were made by other files than these, so no step leads from them to ours. */
export class ForeignDatabase extends Error {
  constructor(migration: string) {
    super(
      `This database was made by other migrations than this release has (${migration} is missing or` +
        ' was another one) and is left as it is: take a new empty database, or run' +
        ' `npm run stack -- --reset` where it belongs to the stack of this checkout.',
    );
  }
}

/** Runs what is missing, each file in its own transaction, under an advisory lock. */
export async function migrateDatabase(
  url: string,
  log: Log,
  dir = MIGRATIONS_DIR,
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'fovea-migrate' });
  await client.connect();
  try {
    await client.query("SET lock_timeout = '1s'");
    const known = readMigrations(dir);
    await assertOwn(client, known);
    const done = await runner({
      dbClient: client,
      dir: `${dir}/[0-9]*_*.sql`,
      useGlob: true,
      direction: 'up',
      migrationsTable: 'migrations',
      singleTransaction: false,
      log: (message) => log.debug(message),
    });
    await recordChecksums(client, known);
    return done.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The newest migration this code knows; a database behind it must not be served from. */
export function getNewestMigration(): string {
  const newest = [...readMigrations(MIGRATIONS_DIR).keys()].at(-1);
  if (newest === undefined) throw new Error(`${MIGRATIONS_DIR} has no migration`);
  return newest;
}

/** Names in their order, with the checksum of each file. */
function readMigrations(dir: string): ReadonlyMap<string, string> {
  const files = readdirSync(dir).filter((name) => /^\d{17}_.*[.]sql$/.test(name));
  return new Map(
    files.toSorted().map((file) => {
      const text = readFileSync(join(dir, file));
      return [file.replace(/[.]sql$/, ''), createHash('sha256').update(text).digest('hex')];
    }),
  );
}

/** Migrations of a later release may be there too: its images are taken back without its tables. */
async function assertOwn(client: pg.Client, known: ReadonlyMap<string, string>): Promise<void> {
  const { rows: tables } = await client.query("SELECT to_regclass('migrations') AS oid");
  if (tables[0]?.oid === null) return;
  // A table that was made without this column can be read too.
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    "SELECT name, to_jsonb(migrations) ->> 'checksum' AS checksum FROM migrations ORDER BY name",
  );
  const newest = [...known.keys()].at(-1) ?? '';
  const foreign = rows
    .filter(({ name }) => name <= newest)
    .find(
      ({ name, checksum }) => !known.has(name) || (checksum ?? known.get(name)) !== known.get(name),
    );
  if (foreign !== undefined) throw new ForeignDatabase(foreign.name);
}

/** Records the file of what ran just now, or before the process died in between. */
async function recordChecksums(
  client: pg.Client,
  known: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query('ALTER TABLE migrations ADD COLUMN IF NOT EXISTS checksum text');
  await client.query(
    `UPDATE migrations SET checksum = made.checksum
     FROM unnest($1::text[], $2::text[]) AS made (name, checksum)
     WHERE migrations.name = made.name AND migrations.checksum IS NULL`,
    [[...known.keys()], [...known.values()]],
  );
}
