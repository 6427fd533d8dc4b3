import {
  ENGINE_PACKAGES,
  findMissingPackages,
  type PostgresEngine,
  type S3Engine,
  startCeph,
  startPostgres,
} from '@fovea/testkit/engines';
import { findNetworkAddress } from './certificate.ts';
import { createDatabase, grantDemo, migrate } from './database.ts';
import type { StackFolders } from './folders.ts';
import { findProcess, isAnswering, type ProcessName, startProcess } from './processes.ts';
import { showStep } from './screen.ts';
import { seedDemo } from './seed.ts';
import { toServerEnvironment } from './server-environment.ts';
import { choosePorts, DEFAULT_PORTS, type StackPorts } from './stack-ports.ts';
import { buildApps, startSites } from './start-sites.ts';
import { getSecrets, readState, type StackSecrets, type StackState, writeState } from './state.ts';
import { stopProcesses, stopQuietly } from './stop.ts';
import { startTls } from './tls.ts';

export type StartOptions = { https: boolean; signal: AbortSignal };

const DATABASE = 'fovea';

/** Brings everything up, or says that it is up, and returns where to find it. */
export async function startStack(
  folders: StackFolders,
  options: StartOptions,
): Promise<StackState> {
  requirePackages(options.https);
  const before = readState(folders);
  if (await isUp(folders, before, options.https)) {
    console.log('The stack is already running.');
    return before;
  }
  const startedAtMs = performance.now();
  try {
    const state = await bringUp(folders, before, options);
    console.log(`\n  Up in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`);
    return state;
  } catch (error) {
    await stopQuietly(folders);
    // Ctrl+C also ends the command that a step waits for; its complaint is not the news.
    throw options.signal.aborted ? options.signal.reason : error;
  }
}

async function isUp(folders: StackFolders, state: StackState, https: boolean): Promise<boolean> {
  const expected: ProcessName[] = ['mail-sink', 'api', 'worker', 'scheduler', 'sites'];
  if (https) expected.push('tls-proxy');
  if (state.https !== https || state.logins.length === 0) return false;
  // An app that did not build is tried again.
  if (!('Web app' in state.addresses && 'Collect app' in state.addresses)) return false;
  if (expected.some((name) => findProcess(folders, name) === undefined)) return false;
  return isAnswering(`http://127.0.0.1:${state.ports.apiInternal}/readyz`);
}

async function bringUp(
  folders: StackFolders,
  before: StackState,
  { https, signal }: StartOptions,
): Promise<StackState> {
  const step: typeof showStep = async (...args) => {
    signal.throwIfAborted();
    const result = await showStep(...args);
    signal.throwIfAborted();
    return result;
  };
  await stopProcesses(folders);
  const address = findNetworkAddress();
  const secrets = getSecrets(folders);
  const { postgres, s3 } = await startEngines(folders, before, secrets, step);
  const ports = await choosePorts(before.ports, address, {
    postgres: postgres.port,
    s3: Number(new URL(s3.url).port),
  });
  const origin = (plain: number, tls: number) =>
    https ? `https://${address}:${tls}` : `http://localhost:${plain}`;
  const inboxUrl = `http://127.0.0.1:${ports.inbox}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const s3Public = https ? `https://${address}:${ports.s3Tls}` : s3.url;
  const env = toServerEnvironment(
    {
      database: postgres.url(DATABASE),
      s3: s3.url,
      s3Public,
      s3Region: s3.region,
      smtp: `smtp://127.0.0.1:${ports.smtp}`,
      web: origin(ports.web, ports.webTls),
      collect: origin(ports.collect, ports.collectTls),
    },
    secrets,
  );
  await step('Mail sink', () => startMail(folders, ports, inboxUrl));
  await step('Migrations', async () => {
    await createDatabase(postgres.url(), DATABASE);
    await migrate(folders, env);
  });
  await step('API, worker, scheduler', () => startServer(folders, ports, env));
  const built = await buildApps(step);
  await step('Web app, collect app', () => startSites(folders, ports, built, s3Public));
  if (https) await step('TLS', () => startTls(folders, address, ports));
  const logins = await step('Demo data', async (tell) => {
    const seeded = await seedDemo({ apiUrl, inboxUrl }, tell);
    for (const { email } of seeded) await grantDemo(folders, env, email);
    return seeded;
  });

  const docsOrigin = https ? origin(ports.web, ports.webTls) : apiUrl;
  const state: StackState = {
    https,
    ports,
    addresses: {
      ...(built.web ? { 'Web app': env.WEB_URL } : {}),
      ...(built.collect ? { 'Collect app': env.COLLECT_URL } : {}),
      API: apiUrl,
      'API docs': `${docsOrigin}/api/docs`,
      Inbox: inboxUrl,
      S3: s3Public,
      PostgreSQL: postgres.url(DATABASE),
    },
    logins,
  };
  writeState(folders, state);
  return state;
}

async function startEngines(
  folders: StackFolders,
  before: StackState,
  secrets: StackSecrets,
  step: typeof showStep,
): Promise<{ postgres: PostgresEngine; s3: S3Engine }> {
  const postgres = await step(
    'PostgreSQL',
    () =>
      startPostgres({
        dir: folders.postgres,
        port: before.ports.postgres ?? DEFAULT_PORTS.postgres,
      }),
    ({ port }) => `port ${port}`,
  );
  const s3 = await step(
    'Object storage (Ceph)',
    () =>
      startCeph({
        dir: folders.ceph,
        store: 'disk',
        accessKey: secrets.s3AccessKey,
        secretKey: secrets.s3SecretKey,
        port: before.ports.s3 ?? DEFAULT_PORTS.s3,
      }),
    ({ url }) => url,
  );
  return { postgres, s3 };
}

async function startMail(
  folders: StackFolders,
  ports: StackPorts,
  inboxUrl: string,
): Promise<void> {
  const env = { SMTP_PORT: String(ports.smtp), INBOX_PORT: String(ports.inbox) };
  await startProcess(folders, 'mail-sink', env, () => isAnswering(`${inboxUrl}/api/messages`));
}

async function startServer(
  folders: StackFolders,
  ports: StackPorts,
  env: Record<string, string>,
): Promise<void> {
  await Promise.all(
    (['api', 'worker', 'scheduler'] as const).map((name) => {
      const internalPort = ports[`${name}Internal`];
      const own = { API_PORT: String(ports.api), INTERNAL_PORT: String(internalPort) };
      const isReady = () => isAnswering(`http://127.0.0.1:${internalPort}/readyz`);
      return startProcess(folders, name, { ...env, ...own }, isReady);
    }),
  );
}

function requirePackages(https: boolean): void {
  const missing = findMissingPackages([...ENGINE_PACKAGES, ...(https ? ['openssl'] : [])]);
  if (missing.length === 0) return;
  throw new Error(
    `Missing system packages: ${missing.join(' ')}\nInstall them with: npm run setup`,
  );
}
