import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@fovea/testkit/engines';
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
  const url = await createDatabase(adminUrl, name, TEMPLATE_DATABASE);
  assertTestDatabase(url);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async drop() {
      await pool.end();
      await dropDatabase(adminUrl, name);
    },
  };
}

/** Tests write and delete at will, so they refuse any database that is not made for them. */
export function assertTestDatabase(url: string): void {
  const name = new URL(url).pathname.slice(1);
  if (!name.endsWith('_test')) throw new Error(`tests refuse the database "${name}"`);
}
