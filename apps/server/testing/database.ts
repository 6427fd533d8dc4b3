import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const TEMPLATE_DATABASE = 'fovea_template_test';

export interface LeasedDatabase {
  readonly url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, for one test file. */
export async function leaseDatabase(adminUrl: string): Promise<LeasedDatabase> {
  const name = `fovea_${randomBytes(6).toString('hex')}_test`;
  const target = new URL(adminUrl);
  target.pathname = `/${name}`;
  const url = target.href;
  assertTestDatabase(url);
  // The template is small and nobody writes to it: copying its files takes half of the CPU.
  const how = `TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`;
  await administer(adminUrl, `CREATE DATABASE ${name} ${how}`);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async drop() {
      await pool.end();
      await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Tests write and delete at will, so they refuse any database that is not made for them. */
export function assertTestDatabase(url: string): void {
  const name = new URL(url).pathname.slice(1);
  if (!name.endsWith('_test')) throw new Error(`tests refuse the database "${name}"`);
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
