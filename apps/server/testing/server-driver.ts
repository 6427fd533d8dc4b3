// The whole server as a process that does as it is told: its API listens on a port, its jobs run when a
// line asks for them, and its clock stands still until a line moves it. A command per line in, an answer
// per line out. For proofs, which never import the server.
import type { JobName } from '@fovea/contract';
import pg from 'pg';
import { hashPassword } from '#modules/auth/public.ts';
import { issueLot } from '#modules/credits/lots.service.ts';
import { loadConfig } from '#platform/config/load-config.ts';
import { type ServerDeps, stopDeps } from '#platform/deps.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { answerLines, pickCommand } from './answer-lines.ts';
import { toClosedEnvironment } from './environment.ts';
import { ObjectFiles } from './object-files.ts';
import { loadPlanted, type PlantedFile } from './planted.ts';
import { createTestClock, createTestMailer, createTestStorage } from './platform-fakes.ts';
import { PART } from './server-part.ts';
import { toTestDeps } from './test-deps.ts';

interface Opening {
  readonly databaseUrl: string;
  /** Stored objects outlive this process. */
  readonly objectsDir: string;
  readonly atMs: number;
  readonly fault?: PlantedFile;
}

interface Lot {
  readonly userId: string;
  readonly sourceRef: string;
  readonly amount: number;
}

interface Opened {
  readonly deps: ServerDeps;
  readonly url: string;
  readonly runJobs: (name: JobName) => Promise<number>;
  stop(): Promise<void>;
}

const clock = createTestClock();
let opened: Opened | undefined;
let statementsLeft = Number.POSITIVE_INFINITY;

/** Dies between two statements, as when its machine does. */
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function mortal(this: pg.Client, ...given: never[]) {
  statementsLeft -= 1;
  if (statementsLeft < 0) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, given) as never;
};

/** One bucket: the second one has copies that nothing here reads. */
function readConfig(databaseUrl: string) {
  const { COPY_S3_BUCKET: _, ...environment } = toClosedEnvironment();
  return loadConfig({ ...environment, ...process.env, DATABASE_URL: databaseUrl });
}

async function open({ databaseUrl, objectsDir, atMs, fault }: Opening): Promise<Opened> {
  clock.set(new Date(atMs));
  const config = readConfig(databaseUrl);
  const told = { log: createLog('api', config.LOG_LEVEL), metrics: createMetrics() };
  const storage = createTestStorage(config, clock, told, new ObjectFiles(objectsDir));
  const deps = await toTestDeps(config, { clock, mailer: createTestMailer(), storage });
  await deps.jobs.start();
  const part = fault === undefined ? PART : await loadPlanted('server', fault);
  const api = await part.buildApi(deps);
  const consumers = part.listConsumers(deps);
  return {
    deps,
    url: await api.app.listen({ host: '127.0.0.1', port: 0 }),
    async runJobs(name) {
      const outcomes = await deps.jobs.runWaiting(name, consumers[name] as JobHandler<JobName>);
      return outcomes.length;
    },
    async stop() {
      await api.stop();
      await stopDeps(deps);
    },
  };
}

function getOpened(): Opened {
  if (opened === undefined) throw new Error('the server is not open');
  return opened;
}

type Run = (input: never) => unknown;

const COMMANDS: Readonly<Record<string, Run>> = {
  ready: () => undefined,
  open: async (opening: Opening) => {
    await opened?.stop();
    opened = await open(opening);
    return opened.url;
  },
  setClock: ({ atMs }: { readonly atMs: number }) => clock.set(new Date(atMs)),
  /** After so many more statements; without a number it lives. */
  dieAfter: ({ statements = Number.POSITIVE_INFINITY }: { readonly statements?: number }) => {
    statementsLeft = statements;
  },
  hash: ({ password }: { readonly password: string }) => hashPassword(getOpened().deps, password),
  issue: async (lot: Lot) => {
    const own = { ...lot, source: 'purchase', paidAt: clock.now(), expiresAt: null } as const;
    await issueLot(getOpened().deps, own);
  },
  enqueue: async ({ names }: { readonly names: readonly ('sweep.v1' | 'settle-credits.v1')[] }) => {
    const { db, jobs } = getOpened().deps;
    for (const name of names) await jobs.enqueue(db, name, {});
  },
  /** Empties the queues one after the other; answers how many jobs there were. */
  runJobs: async ({ names }: { readonly names: readonly JobName[] }) => {
    let jobs = 0;
    for (const name of names) jobs += await getOpened().runJobs(name);
    return jobs;
  },
};

answerLines(
  ({ command, input }) => pickCommand(COMMANDS, command)(input),
  async () => opened?.stop(),
);
