import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Pool } from './pool.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

export function createDb(pool: Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
