import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readMigrationsKey } from '@fovea/testkit';
import {
  createDatabase,
  dropDatabase,
  findRunEngines,
  type PostgresEngine,
  prepareTemplate,
  removePostgres,
  startPostgres,
  stopPostgres,
} from '@fovea/testkit/engines';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';
import { toRootPath } from '@fovea/tools/harness/root';

const MIGRATE = toRootPath('apps/server/testing/migrate-database.ts');

export interface LedgerDatabases {
  readonly postgres: PostgresEngine;
  /** A fresh migrated database. */
  lease(name: string): Promise<string>;
}

/**
 * Runs something on fresh databases, which go again, also after a failure. Where they must be durable
 * PostgreSQL may be killed, so it is one of their own; else that of the run, if there is one.
 */
export async function withLedgerDatabases<T>(
  { durable }: { readonly durable: boolean },
  run: (databases: LedgerDatabases, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const borrowed = durable ? undefined : (await findRunEngines())?.postgres;
  const dir = await mkdtemp(join(tmpdir(), 'fovea-ledger-'));
  const key = randomBytes(6).toString('hex');
  const leased: string[] = [];
  return onInterrupt(
    async (signal) => {
      const postgres = borrowed ?? (await startPostgres({ dir, durable }));
      signal.throwIfAborted();
      const template = `ledger_${await readMigrationsKey()}_template`;
      await prepareTemplate(postgres.url(), template, async (url) => {
        await promisify(execFile)(process.execPath, [MIGRATE, url]);
      });
      const lease = (name: string) => {
        const own = `ledger_${key}_${name}`;
        leased.push(own);
        return createDatabase(postgres.url(), own, template);
      };
      return run({ postgres, lease }, signal);
    },
    async () => {
      if (borrowed === undefined) await stopPostgres(dir);
      else for (const name of leased) await dropDatabase(borrowed.url(), name);
      await removePostgres(dir);
    },
  );
}
