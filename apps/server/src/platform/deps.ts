import type { Clock } from './clock/clock.ts';
import { createClock } from './clock/clock.ts';
import type { Config } from './config/fields.ts';
import { createDb, type Db } from './db/db.ts';
import { LOCK_WAIT_MS } from './db/lock-waits.ts';
import { createPool, type Pool, type PoolOptions } from './db/pool.ts';
import { createIds, type Ids } from './ids/uuid-v7.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { createNotifier, type Notifier } from './live/notifier.ts';
import { createLog, type Log } from './log/log.ts';
import { createMailer, type Mailer } from './mail/mail.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createPaymentProviders } from './payments/create-providers.ts';
import type { PaymentProviders } from './payments/payment-provider.ts';
import { createPressure, type Pressure } from './pressure/pressure.ts';
import { createStorage, type Storage } from './storage/storage.ts';

/** Everything a module may ask for. Modules take the narrowest `Pick` of it. */
export interface ServerDeps {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly pool: Pool;
  /** Only gaze batches go through here, so that no dashboard can hold them up. */
  readonly ingestPool: Pool;
  readonly collectPool: Pool;
  readonly db: Db;
  /** For what phones ask while they take part, so that no researcher can hold it up. */
  readonly collectDb: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly notifier: Notifier;
  readonly providers: PaymentProviders;
  /** How hard this process has to work. */
  readonly pressure: Pressure;
}

export type ProcessName = 'api' | 'worker' | 'scheduler' | 'migrate';

export async function createDeps(
  config: Config,
  process: ProcessName,
  times: Pick<PoolOptions, 'statementTimeoutMs' | 'waitMs' | 'lockMs'> = {},
): Promise<ServerDeps> {
  const log = createLog(process, config.LOG_LEVEL);
  const metrics = createMetrics();
  const clock = createClock({
    offsetMs: config.CLOCK_OFFSET_MS,
    rate: config.CLOCK_RATE,
    originMs: config.CLOCK_ORIGIN_MS,
  });
  const url = config.DATABASE_URL.reveal();
  // Each merge holds a connection for its lock, and so do a join, a rebuild, an archive and an erasure.
  const locks = process === 'worker' ? config.WORKER_CONCURRENCY + 4 : 0;
  const max = config.DATABASE_POOL_MAX + locks;
  const lockMs = process === 'api' ? LOCK_WAIT_MS : undefined;
  const pool = createPool({ lockMs, ...times, url, max, name: process }, log);
  const collectPool = createPool(
    { ...times, url, max: config.COLLECT_POOL_MAX, name: `${process}-collect` },
    log,
  );
  const ingestPool = createPool(
    { ...times, url, max: config.INGEST_POOL_MAX, name: `${process}-ingest` },
    log,
  );
  const db = createDb(pool);
  return {
    config,
    log,
    metrics,
    clock,
    ids: createIds(clock),
    pool,
    ingestPool,
    db,
    collectPool,
    collectDb: createDb(collectPool),
    jobs: createJobs({ pool, log, metrics, supervise: process === 'scheduler' }),
    limits: createLimits(db, clock, config.CODE_SECRET),
    storage: createStorage(config, clock, { log, metrics }),
    mailer: createMailer(config),
    notifier: createNotifier(pool, log),
    providers: await createPaymentProviders(config),
    pressure: createPressure(() => performance.now()),
  };
}

export async function stopDeps(deps: ServerDeps): Promise<void> {
  await deps.jobs.stop().catch((error) => deps.log.warn({ err: error }, 'job queue did not stop'));
  await deps.notifier.stop();
  deps.mailer.stop();
  deps.storage.stop();
  await Promise.all([deps.pool.end(), deps.ingestPool.end(), deps.collectPool.end()]);
}
