import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type PostgresEngine,
  removePostgres,
  startPostgres,
  stopPostgres,
} from '@fovea/testkit/engines';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';
import { toRootPath } from '@fovea/tools/harness/root';
import { withClient } from '#harness/database.ts';

const TEMPLATE = 'ledger_template_test';

export interface LedgerDatabases {
  readonly postgres: PostgresEngine;
  /** A fresh migrated database. */
  lease(name: string): Promise<string>;
}

/** Runs something on a PostgreSQL of its own, which goes again, also after a failure. */
export async function withLedgerDatabases<T>(
  options: { readonly durable: boolean },
  run: (databases: LedgerDatabases, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-ledger-'));
  return onInterrupt(
    async (signal) => {
      const postgres = await startPostgres({ dir, ...options });
      signal.throwIfAborted();
      const administer = (statement: string) =>
        withClient(postgres.url(), (client) => client.query(statement));
      await administer(`CREATE DATABASE ${TEMPLATE}`);
      const migrate = toRootPath('apps/server/testing/migrate-database.ts');
      await promisify(execFile)(process.execPath, [migrate, postgres.url(TEMPLATE)]);
      // Copying one template twice at once is refused.
      let last: Promise<unknown> = Promise.resolve();
      const lease = async (name: string) => {
        last = last.then(() => administer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`));
        await last;
        return postgres.url(name);
      };
      return run({ postgres, lease }, signal);
    },
    async () => {
      await stopPostgres(dir);
      await removePostgres(dir);
    },
  );
}
