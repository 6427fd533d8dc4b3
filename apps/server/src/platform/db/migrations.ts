import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Runs what is missing, each file in its own transaction, under an advisory lock. */
export async function migrateDatabase(url: string, log: Log): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'fovea-migrate' });
  await client.connect();
  try {
    await client.query("SET lock_timeout = '1s'");
    const done = await runner({
      dbClient: client,
      dir: `${MIGRATIONS_DIR}/[0-9]*_*.sql`,
      useGlob: true,
      direction: 'up',
      migrationsTable: 'migrations',
      singleTransaction: false,
      log: (message) => log.debug(message),
    });
    return done.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The newest migration this code knows; a database behind it must not be served from. */
export function getNewestMigration(): string {
  const names = readdirSync(MIGRATIONS_DIR).filter((name) => /^\d{17}_.*[.]sql$/.test(name));
  const newest = names.toSorted().at(-1);
  if (newest === undefined) throw new Error(`${MIGRATIONS_DIR} has no migration`);
  return newest.replace(/[.]sql$/, '');
}
