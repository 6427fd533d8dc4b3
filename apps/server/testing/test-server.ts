import type { JobName, JobPayload } from '@fovea/contract';
import { inject } from 'vitest';
import { type Api, buildApi } from '#entrypoints/build-api.ts';
import { loadConfig } from '#platform/config/load-config.ts';
import { type ServerDeps, stopDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import type { Outcome } from '#platform/jobs/outcome.ts';
import { createLog } from '#platform/log/log.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { listConsumers } from './consumers.ts';
import { type LeasedDatabase, leaseDatabase } from './database.ts';
import { toClosedEnvironment } from './environment.ts';
import {
  createTestClock,
  createTestMailer,
  createTestStorage,
  type TestClock,
  type TestMailer,
  type TestStorage,
} from './platform-fakes.ts';
import { toTestDeps } from './test-deps.ts';

export interface TestServer {
  readonly app: App;
  /** Every instance; they share the database and nothing else, as processes do. */
  readonly apps: readonly App[];
  readonly deps: ServerDeps;
  /** Environment that another process needs to join in. */
  readonly environment: Readonly<Record<string, string>>;
  readonly database: LeasedDatabase;
  readonly clock: TestClock;
  readonly mailer: TestMailer;
  readonly storage: TestStorage;
  /** Runs what waits in a queue with its real consumer and answers how each job ended. */
  runJobs(name: JobName): Promise<Outcome[]>;
  /** Runs one job past its queue, as another worker would at the same time. */
  runJob<Name extends JobName>(name: Name, job: JobPayload<Name>): Promise<Outcome>;
  stop(): Promise<void>;
}

/** The whole API on a database of its own. Only time, mail and stored bytes are fakes. */
export async function buildTestServer(
  options: { instances?: number; environment?: Record<string, string> } = {},
): Promise<TestServer> {
  const database = await leaseDatabase(inject('postgresUrl'));
  const environment = {
    ...toClosedEnvironment(),
    DATABASE_URL: database.url,
    DATABASE_POOL_MAX: '6',
    ...options.environment,
  };
  const config = loadConfig(environment);
  const clock = createTestClock();
  const mailer = createTestMailer();
  const told = { log: createLog('api', config.LOG_LEVEL), metrics: createMetrics() };
  const storage = createTestStorage(config, clock, told);
  const instances = await Promise.all(
    Array.from({ length: options.instances ?? 1 }, () =>
      toTestDeps(config, { clock, mailer, storage }),
    ),
  );
  const apis: Api[] = [];
  for (const deps of instances) {
    await deps.jobs.start();
    apis.push(await buildApi(deps));
  }
  const [deps] = instances;
  const [api] = apis;
  if (deps === undefined || api === undefined) throw new RangeError('no instance');
  const consumers = listConsumers(deps);
  return {
    app: api.app,
    apps: apis.map(({ app }) => app),
    deps,
    environment,
    database,
    clock,
    mailer,
    storage,
    runJobs: (name) => deps.jobs.runWaiting(name, consumers[name] as JobHandler<JobName>),
    runJob: (name, job) => consumers[name](job),
    async stop() {
      await Promise.all(apis.map((own) => own.stop()));
      await Promise.all(instances.map(stopDeps));
      await database.drop();
    },
  };
}
