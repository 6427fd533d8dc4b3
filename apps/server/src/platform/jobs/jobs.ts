import { JOB_NAMES, JOBS, type JobName, type JobPayload } from '@fovea/contract';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Pool } from '#platform/db/pool.ts';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { type Outcome, park, retry } from './outcome.ts';

const PARKED = 'parked';
/** Longer than the children of a job may run. */
const LONG_EXPIRE_S: Partial<Record<JobName, number>> = {
  'make-video.v1': 1_800,
  'forget-project.v1': 1_800,
  'erase-recordings.v1': 1_800,
  'leave-out-returned.v1': 1_800,
  'join-records.v1': 1_800,
  'rebuild-records.v1': 3_000,
  'make-archive.v1': 3_000,
  'remove-superseded.v1': 1_800,
  'check-copies.v1': 1_800,
  'check-records.v1': 1_800,
  'reconcile-payments.v1': 1_800,
};
const RETRIES = {
  retryLimit: 30,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 300,
  // Without it a job whose end could not be told, because PostgreSQL or the worker died, would hold
  // its key until it expires.
  heartbeatSeconds: 10,
  // Done jobs tell nothing after a while and slow down what counts them.
  deleteAfterSeconds: 3_600,
} as const;
/** How often the scheduler looks for jobs without a heartbeat. */
const SUPERVISE_S = 5;
/**
 * How often a process reads what the scheduler noted about queues. A stately key that ran at that
 * moment is passed over until the next look, even if its job has long ended.
 */
const QUEUE_CACHE_S = 2;
const POLL_S = 0.5;

/**
 * How jobs with the same key share a queue. stately: one may wait and one may run, so a burst costs
 * two runs. short: one may wait, so what is asked for again and again does not pile up.
 */
const POLICIES: Readonly<Record<JobName, 'standard' | 'short' | 'stately'>> = {
  'check-asset.v1': 'short',
  'make-avif.v1': 'short',
  'make-video.v1': 'short',
  'remove-objects.v1': 'short',
  'forget-project.v1': 'short',
  'pack-recording.v1': 'short',
  'withdraw-recording.v1': 'short',
  'erase-recordings.v1': 'stately',
  'leave-out-returned.v1': 'stately',
  'build-aggregate.v1': 'stately',
  'join-records.v1': 'stately',
  'rebuild-records.v1': 'stately',
  'make-archive.v1': 'stately',
  'draw-card.v1': 'stately',
  'send-verification-code.v1': 'standard',
  'send-reset-mail.v1': 'standard',
  'send-password-changed-mail.v2': 'standard',
  'send-session-ended-mail.v1': 'standard',
  'send-leaving-mail.v1': 'standard',
  'send-terms-mail.v1': 'stately',
  'send-transfer-code.v1': 'standard',
  'send-project-end-mail.v1': 'standard',
  'send-payment-mail.v1': 'standard',
  'send-inquiry-mail.v1': 'standard',
  'sweep.v1': 'stately',
  'decide-marks.v1': 'stately',
  'end-retention.v1': 'stately',
  'keep-partitions.v1': 'stately',
  'remove-superseded.v1': 'stately',
  'check-copies.v1': 'stately',
  'check-records.v1': 'stately',
  'forget-expired.v1': 'stately',
  'erase-accounts.v1': 'stately',
  'tell-terms.v1': 'stately',
  'keep-projects.v1': 'stately',
  'keep-inquiries.v1': 'stately',
  'settle-credits.v1': 'stately',
  'audit-credits.v1': 'stately',
  'settle-payments.v1': 'stately',
  'renew-subscriptions.v1': 'stately',
  'reconcile-payments.v1': 'stately',
};

/** Long ones that people ask for: those of one account run one at a time, and accounts take turns. */
const IN_TURNS: ReadonlySet<JobName> = new Set(['make-archive.v1', 'rebuild-records.v1']);

export interface EnqueueOptions {
  /** Debounces within the queue. */
  readonly key?: string;
  /** At most one job of the key in so many seconds, also while an older one waits to be retried. */
  readonly everyS?: number;
  /** Not before so many seconds: what is asked for meanwhile is one job with it. */
  readonly afterS?: number;
  /** Jobs of a lower rank are taken first; 0 unless told. */
  readonly rank?: number;
  /** Who asks for a job that is done in turns; it comes after as many of each other account. */
  readonly account?: string;
}

function toSendOptions({ key, everyS, afterS, rank, account }: EnqueueOptions) {
  return {
    ...(account === undefined ? {} : { group: { id: account } }),
    ...(key === undefined ? {} : { singletonKey: key }),
    ...(everyS === undefined ? {} : { singletonSeconds: everyS }),
    ...(afterS === undefined ? {} : { startAfter: afterS }),
    ...(rank === undefined ? {} : { priority: -rank }),
  };
}

async function countWaiting(
  db: Db | Tx,
  name: JobName,
  account: string | undefined,
): Promise<number> {
  if (account === undefined) return 0;
  const { rows } = await fromKysely(db).executeSql(
    `SELECT count(*)::int AS count FROM pgboss.job
     WHERE name = $1 AND group_id = $2 AND state < 'active'`,
    [name, account],
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
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
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    queueCacheIntervalSeconds: QUEUE_CACHE_S,
  });
  boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'));

  async function run<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    data: unknown,
  ): Promise<Outcome> {
    const payload = JOBS[name].safeParse(data);
    const outcome: Outcome = payload.success
      ? await handler(payload.data as JobPayload<N>).catch((error: unknown) => {
          metrics.jobs.inc({ queue: name, outcome: 'failed', reason: 'threw' });
          throw error;
        })
      : park('bad_payload');
    const reason = 'reason' in outcome ? outcome.reason : '';
    metrics.jobs.inc({ queue: name, outcome: outcome.kind, reason });
    if (outcome.kind === 'park') {
      log.error({ queue: name, reason, data }, 'job parked');
      await boss.send(PARKED, { queue: name, reason, data });
    }
    return outcome;
  }

  return {
    start: () => boss.start(),
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: false }),

    /** The job exists exactly if the facts of the transaction do. */
    async enqueue<N extends JobName>(
      db: Db | Tx,
      name: N,
      payload: JobPayload<N>,
      options: EnqueueOptions = {},
    ): Promise<void> {
      const { account, rank = await countWaiting(db, name, account) } = options;
      const sent = toSendOptions({ ...options, rank });
      await boss.send(name, payload, { db: fromKysely(db), ...sent });
    },

    /** All in one statement; keys that wait already are passed over. */
    async enqueueMany<N extends JobName>(
      db: Db | Tx,
      name: N,
      jobs: readonly (EnqueueOptions & { readonly payload: JobPayload<N> })[],
    ): Promise<void> {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ payload, ...rest }) => ({ data: payload, ...toSendOptions(rest) }));
      await boss.insert(name, rows, { db: fromKysely(db) });
    },

    async work<N extends JobName>(
      name: N,
      concurrency: number,
      handler: JobHandler<N>,
    ): Promise<void> {
      for (let i = 0; i < concurrency; i++) {
        const { promise, resolve } = Promise.withResolvers<string>();
        const id = await boss.work<unknown>(
          name,
          {
            pollingIntervalSeconds: POLL_S,
            ...(IN_TURNS.has(name) ? { groupConcurrency: 1 } : {}),
          },
          async ([job]) => {
            if (job === undefined) return;
            try {
              const outcome = await run(name, handler, job.data);
              if (outcome.kind === 'retry') throw new Error(outcome.reason);
            } catch (error) {
              log.warn(
                { queue: name, job: job.id, err: error },
                'job failed, it will be tried again',
              );
              throw error;
            }
            // The next job follows without a pause, else one worker would do two a second. The pause
            // of a stately queue stays: it gathers a burst.
            if (POLICIES[name] !== 'stately') boss.notifyWorker(await promise);
          },
        );
        resolve(id);
      }
    },

    /** Runs what waits in a queue now and answers how each job ended. A throw counts as a retry. */
    async runWaiting<N extends JobName>(name: N, handler: JobHandler<N>): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (;;) {
        const [job] = await boss.fetch<unknown>(name);
        if (job === undefined) return outcomes;
        const outcome = await run(name, handler, job.data).catch((error: unknown) =>
          retry(error instanceof Error ? error.message : String(error)),
        );
        if (outcome.kind === 'retry') await boss.fail(name, job.id, { reason: outcome.reason });
        else await boss.complete(name, job.id);
        outcomes.push(outcome);
      }
    },

    /** Age of the oldest job that is not done, of every queue, and how many jobs are parked. */
    async measureWaiting(): Promise<{ ageS: ReadonlyMap<JobName, number>; parked: number }> {
      const { rows } = await pool.query<{ name: string; count: number; age: number }>(
        `SELECT name, count(*)::int AS count,
           greatest(extract(epoch FROM now() - min(created_on)), 0)::float8 AS age
         FROM pgboss.job WHERE state < 'completed' GROUP BY name`,
      );
      const found = new Map(rows.map((row) => [row.name, row]));
      return {
        ageS: new Map(JOB_NAMES.map((name) => [name, found.get(name)?.age ?? 0])),
        parked: found.get(PARKED)?.count ?? 0,
      };
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
    const expireInSeconds = LONG_EXPIRE_S[name] ?? RETRIES.expireInSeconds;
    const options = { ...RETRIES, expireInSeconds, deadLetter: PARKED };
    // createQueue leaves a queue that exists as it is.
    await boss.createQueue(name, { ...options, policy: POLICIES[name] });
    await boss.updateQueue(name, options);
  }
  await boss.stop({ graceful: false, close: false });
}
