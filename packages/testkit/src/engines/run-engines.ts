import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Engine, startCeph } from './ceph.ts';
import { type PostgresEngine, removePostgres, startPostgres } from './postgres.ts';

/** The folder of engines that many commands use one after another. */
const VARIABLE = 'FOVEA_ENGINES';

export interface RunEngines {
  /** Commands started with it borrow these engines. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** One PostgreSQL and one object storage for all commands of a run. */
export async function startRunEngines(): Promise<RunEngines> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-engines-'));
  const engines = await Promise.all([startRunPostgres(dir), startRunCeph(dir)]);
  return {
    env: { [VARIABLE]: dir },
    async stop() {
      await Promise.all(engines.map((engine) => engine.stop()));
      await removePostgres(join(dir, 'pg'));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Engines of the run that this process is part of. Whoever borrows them does not stop them. */
export async function findRunEngines(): Promise<
  { readonly postgres: PostgresEngine; readonly s3: S3Engine } | undefined
> {
  const dir = process.env[VARIABLE];
  if (dir === undefined) return undefined;
  const [postgres, s3] = await Promise.all([startRunPostgres(dir), startRunCeph(dir)]);
  return { postgres, s3 };
}

function startRunPostgres(dir: string): Promise<PostgresEngine> {
  return startPostgres({ dir: join(dir, 'pg') });
}

function startRunCeph(dir: string): Promise<S3Engine> {
  return startCeph({ dir: join(dir, 's3'), store: 'memory' });
}
