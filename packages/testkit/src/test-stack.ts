import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createDatabase,
  dropDatabase,
  findRunEngines,
  type MailSink,
  type PostgresEngine,
  prepareTemplate,
  removePostgres,
  type S3Engine,
  startCeph,
  startMailSink,
  startPostgres,
} from './engines/index.ts';
import {
  migrateServer,
  prepareBuckets,
  readMigrationsKey,
  type ServerProcess,
  type ServerProcessName,
  type StartOptions,
  startServerProcess,
} from './server-processes.ts';

/** Serves all databases that are copies of one. */
const SHARED_ROLE = 'fovea_app';

export interface TestStackOptions {
  readonly apis?: number;
  readonly durable?: boolean;
  readonly worker?: boolean;
  readonly scheduler?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Another tree than this one, such as a production copy. */
  readonly root?: string;
  /** Fills the tables and the bucket that `migrate` made, before any process sees them. */
  readonly prepare?: (place: {
    readonly databaseUrl: string;
    readonly bucket: { readonly s3: S3Engine; readonly name: string };
  }) => Promise<void>;
}

export interface TestStack {
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: PostgresEngine;
  readonly s3: S3Engine;
  readonly mail: MailSink;
  readonly apis: readonly ServerProcess[];
  readonly processes: readonly ServerProcess[];
  /** As the owner of everything; the processes have a role that owns nothing. */
  readonly databaseUrl: string;
  readCode(email: string): Promise<string>;
  stop(): Promise<void>;
}

/** Real engines in a throw-away folder and real server processes on them. */
export async function startTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-stack-'));
  const engines = await startEngines(dir, options.durable ?? false);
  const { postgres, s3, mail } = engines;
  // Stacks of one run share engines, so each has a database and a bucket of its own.
  const key = randomBytes(6).toString('hex');
  const database = `fovea_${key}_test`;
  // Another tree has migrations of its own.
  const isCopy = engines.areBorrowed && options.root === undefined;
  const role = isCopy ? SHARED_ROLE : `fovea_${key}_app`;
  const processes: ServerProcess[] = [];

  async function stop(): Promise<void> {
    await Promise.all(processes.filter((p) => p.isRunning()).map((server) => server.stop()));
    if (engines.areBorrowed) await dropDatabase(postgres.url(), database, isCopy ? [] : [role]);
    await stopEngines(dir, engines.areBorrowed ? [mail] : [postgres, s3, mail]);
  }

  try {
    const databaseUrl = postgres.url(database);
    const parts = { databaseUrl: toUrlOf(role, databaseUrl), s3, mail, bucket: `fovea-${key}` };
    const env = { ...toEnv(parts, options.durable ?? false), ...options.env };
    const root = options.root === undefined ? {} : { root: options.root };
    const start = { env, logDir: join(dir, 'logs'), ...root };
    if (isCopy) {
      await copyMigrated(postgres, database, start);
    } else {
      await createDatabase(postgres.url(), database);
      await migrateServer({ ...start, env: { ...env, OWNER_DATABASE_URL: databaseUrl } });
    }
    await options.prepare?.({ databaseUrl, bucket: { s3, name: env['S3_BUCKET'] ?? '' } });
    for (const name of listNames(options)) processes.push(await startServerProcess(name, start));
    await Promise.all(processes.map((server) => server.waitUntilReady()));
    const apis = processes.filter(({ name }) => name === 'api');
    const code = (email: string) => readCode(mail, email);
    return {
      dir,
      env,
      postgres,
      s3,
      mail,
      apis,
      processes,
      databaseUrl,
      readCode: code,
      stop,
    };
  } catch (error) {
    const logs = await readLogs(join(dir, 'logs'));
    await stop();
    throw new Error(`the stack did not come up\n${logs}`, { cause: error });
  }
}

/** All or none: when one engine fails, those that came up are stopped again. */
async function startEngines(dir: string, durable: boolean) {
  // A stack that needs durable engines kills them, so it cannot borrow any.
  const borrowed = durable ? undefined : await findRunEngines();
  if (borrowed !== undefined) {
    return { ...borrowed, mail: await startMailSink({}), areBorrowed: true };
  }
  const started = await Promise.allSettled([
    startPostgres({ dir: join(dir, 'pg'), durable }),
    startCeph({ dir: join(dir, 's3'), store: 'memory' }),
    startMailSink({}),
  ]);
  const [postgres, s3, mail] = started;
  if (postgres.status === 'fulfilled' && s3.status === 'fulfilled' && mail.status === 'fulfilled') {
    return {
      postgres: postgres.value,
      s3: s3.value,
      mail: mail.value,
      areBorrowed: false,
    };
  }
  const running = started.flatMap((engine) =>
    engine.status === 'fulfilled' ? [engine.value] : [],
  );
  await stopEngines(dir, running);
  const faults = started.flatMap((engine) => (engine.status === 'rejected' ? [engine.reason] : []));
  throw new AggregateError(faults, `engines did not start: ${faults.map(String).join('; ')}`);
}

/** One that does not stop keeps neither the others nor their files. */
async function stopEngines(
  dir: string,
  engines: readonly { stop(): Promise<void> }[],
): Promise<void> {
  const stopped = await Promise.allSettled(engines.map((engine) => engine.stop()));
  await removePostgres(join(dir, 'pg'));
  await rm(dir, { recursive: true, force: true });
  const faults = stopped.flatMap((engine) => (engine.status === 'rejected' ? [engine.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'engines did not stop');
}

function listNames(options: TestStackOptions): ServerProcessName[] {
  return [
    ...Array.from({ length: options.apis ?? 1 }, () => 'api' as const),
    ...(options.worker === false ? [] : ['worker' as const]),
    ...(options.scheduler === true ? ['scheduler' as const] : []),
  ];
}

/** The same database as another role. */
export function toUrlOf(role: string, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}

/** Engines of a run migrate one database, with the rights of the role, and all others are copies. */
async function copyMigrated(
  postgres: PostgresEngine,
  database: string,
  start: StartOptions,
): Promise<void> {
  const template = `fovea_${await readMigrationsKey()}_template`;
  await prepareTemplate(postgres.url(), template, (url) => {
    const urls = { DATABASE_URL: toUrlOf(SHARED_ROLE, url), OWNER_DATABASE_URL: url };
    return migrateServer({ ...start, env: { ...start.env, ...urls } });
  });
  await createDatabase(postgres.url(), database, template);
  await prepareBuckets(start);
}

async function readLogs(dir: string): Promise<string> {
  const names = await readdir(dir).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  return texts.join('\n').slice(-4_000);
}

function toEnv(
  parts: { databaseUrl: string; s3: S3Engine; mail: MailSink; bucket: string },
  durable: boolean,
): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex');
  return {
    DATABASE_URL: parts.databaseUrl,
    DURABILITY: durable ? 'strict' : 'relaxed',
    S3_URL: parts.s3.url,
    S3_PUBLIC_URL: parts.s3.url,
    S3_REGION: parts.s3.region,
    S3_BUCKET: parts.bucket,
    S3_ACCESS_KEY: parts.s3.accessKey,
    S3_SECRET_KEY: parts.s3.secretKey,
    COPY_S3_BUCKET: `${parts.bucket}-copy`,
    COPY_S3_ACCESS_KEY: parts.s3.copy.accessKey,
    COPY_S3_SECRET_KEY: parts.s3.copy.secretKey,
    SMTP_URL: parts.mail.smtpUrl,
    WEB_URL: 'http://localhost:5173',
    COLLECT_URL: 'http://localhost:5174',
    TOKEN_SECRET: secret(),
    RECORDING_KEYS: `k1:${secret()}`,
    CODE_SECRET: secret(),
    SECOND_FACTOR_SECRET: secret(),
    PROJECT_SECRET: secret(),
    RECEIPT_SECRET: secret(),
    PRIVACY_CONTACT: 'privacy@fovea.localhost',
    CONTACT_EMAIL: 'hello@fovea.localhost',
    LOG_LEVEL: 'warn',
    DRAIN_MS: '0',
    // The least that argon2 takes. Drills that time the hash leave it empty, which is the real cost.
    PASSWORD_MEMORY_KIB: '8',
    // Scripted people take no time.
    HUMAN_PACE: '0',
  };
}

/** The 6-digit code of the newest mail to an address. */
export async function readCode(
  mail: Pick<MailSink, 'waitForMail'>,
  email: string,
): Promise<string> {
  const { text } = await mail.waitForMail({ to: email, timeoutMs: 120_000 });
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`the mail to ${email} has no code`);
  return code;
}
