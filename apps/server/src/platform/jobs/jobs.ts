import { JOB_NAMES, JOBS, type JobName, type JobPayload } from '@fovea/contract';
import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Pool } from '#platform/db/pool.ts';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Outcome } from './outcome.ts';

const PARKED = 'parked';
const RETRIES = {
  retryLimit: 30,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
} as const;

/** Queues where one job may wait and one may run per key: a burst costs two runs. */
const DEBOUNCED: ReadonlySet<JobName> = new Set([
  'build-aggregate.v1',
  'sweep.v1',
  'keep-partitions.v1',
]);

export interface EnqueueOptions {
  /** Debounces within the queue. */
  readonly key?: string;
}

export type JobHandler<N extends JobName> = (payload: JobPayload<N>) => Promise<Outcome>;

export interface JobsOptions {
  readonly pool: Pool;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Keeps queues clean and fires cron: the scheduler. */
  readonly supervise?: boolean;
}

export type Jobs = ReturnType<typeof createJobs>;

export function createJobs(options: JobsOptions) {
  const { pool, log, metrics } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: options.supervise ?? false,
    schedule: options.supervise ?? false,
  });
  boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'));

  async function run<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    data: unknown,
  ): Promise<void> {
    const payload = JOBS[name].safeParse(data);
    const outcome = payload.success
      ? await handler(payload.data as JobPayload<N>)
      : ({ kind: 'park', reason: 'bad_payload' } as const);
    const reason = 'reason' in outcome ? outcome.reason : '';
    metrics.jobs.inc({ queue: name, outcome: outcome.kind, reason });
    if (outcome.kind === 'retry') throw new Error(outcome.reason);
    if (outcome.kind === 'park') {
      log.error({ queue: name, reason, data }, 'job parked');
      await boss.send(PARKED, { queue: name, reason, data });
    }
  }

  return {
    start: () => boss.start(),
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: false }),

    /** The job exists exactly if the facts of the transaction do. */
    async enqueue<N extends JobName>(
      db: Db | Tx,
      name: N,
      payload: JobPayload<N>,
      { key }: EnqueueOptions = {},
    ): Promise<void> {
      await boss.send(name, payload, {
        db: fromKysely(db),
        ...(key === undefined ? {} : { singletonKey: key }),
      });
    },

    work<N extends JobName>(name: N, concurrency: number, handler: JobHandler<N>): Promise<string> {
      return boss.work<unknown>(
        name,
        { localConcurrency: concurrency, pollingIntervalSeconds: 0.5, burstWhenBatchFull: true },
        async ([job]) => {
          if (job === undefined) return;
          try {
            await run(name, handler, job.data);
          } catch (error) {
            log.warn(
              { queue: name, job: job.id, err: error },
              'job failed, it will be tried again',
            );
            throw error;
          }
        },
      );
    },

    schedule: (name: JobName, cron: string) =>
      boss.schedule(name, cron, {}, { singletonKey: name }),
  };
}

/** Makes the job tables and queues. Only `migrate` does this. */
export async function migrateJobs(pool: Pool, log: Log): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'));
  await boss.start();
  await boss.createQueue(PARKED);
  for (const name of JOB_NAMES) {
    const queue: Omit<Queue, 'name'> = {
      ...RETRIES,
      policy: DEBOUNCED.has(name) ? 'stately' : 'standard',
      deadLetter: PARKED,
    };
    await boss.createQueue(name, queue);
  }
  await boss.stop({ graceful: false, close: false });
}
