import { join } from 'node:path';
import {
  ENGINE_PACKAGES,
  findMissingPackages,
  runCommand,
  startCeph,
  startPostgres,
} from '@fovea/testkit/engines';
import { Client } from 'pg';
import { findNetworkAddress } from './certificate.ts';
import type { StackFolders } from './folders.ts';
import { findProcess, isAnswering, type ProcessName, startProcess } from './processes.ts';
import { showStep } from './screen.ts';
import { seedDemo } from './seed.ts';
import { toServerEnvironment } from './server-environment.ts';
import { choosePorts, DEFAULT_PORTS } from './stack-ports.ts';
import { getSecrets, readState, type StackState, writeState } from './state.ts';
import { stopProcesses } from './stop.ts';
import { startTls } from './tls.ts';

/** Brings everything up, or says that it is up, and returns where to find it. */
export async function startStack(
  folders: StackFolders,
  options: { https: boolean },
): Promise<StackState> {
  requirePackages(options.https);
  const before = readState(folders);
  const expected: ProcessName[] = ['mail-sink', 'api', 'worker', 'scheduler'];
  if (options.https) expected.push('tls-proxy');
  const isUp = expected.every((name) => findProcess(folders, name) !== undefined);
  const isReady =
    isUp && (await isAnswering(`http://127.0.0.1:${before.ports.apiInternal}/readyz`));
  if (isReady && before.https === options.https) {
    console.log('The stack is already running.');
    return before;
  }
  const startedAtMs = performance.now();
  await stopProcesses(folders);

  const address = findNetworkAddress();
  const secrets = getSecrets(folders);
  const postgres = await showStep(
    'PostgreSQL',
    () =>
      startPostgres({
        dir: folders.postgres,
        port: before.ports.postgres ?? DEFAULT_PORTS.postgres,
      }),
    ({ port }) => `port ${port}`,
  );
  const s3 = await showStep(
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
  const ports = await choosePorts(before.ports, address, {
    postgres: postgres.port,
    s3: Number(new URL(s3.url).port),
  });
  const origin = (plain: number, tls: number) =>
    options.https ? `https://${address}:${tls}` : `http://localhost:${plain}`;
  const inboxUrl = `http://127.0.0.1:${ports.inbox}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;

  await showStep('Mail sink', () =>
    startProcess(
      folders,
      'mail-sink',
      { SMTP_PORT: String(ports.smtp), INBOX_PORT: String(ports.inbox) },
      () => isAnswering(`${inboxUrl}/api/messages`),
    ),
  );
  await createDatabase(postgres.url(), 'fovea');
  const env = toServerEnvironment(
    {
      database: postgres.url('fovea'),
      s3: s3.url,
      s3Public: options.https ? `https://${address}:${ports.s3Tls}` : s3.url,
      s3Region: s3.region,
      smtp: `smtp://127.0.0.1:${ports.smtp}`,
      web: origin(5173, ports.webTls),
      collect: origin(5174, ports.collectTls),
    },
    secrets,
  );
  await showStep('Migrations', () => migrate(folders, env));
  await showStep('API, worker, scheduler', () =>
    Promise.all(
      (['api', 'worker', 'scheduler'] as const).map((name) => {
        const internalPort = ports[`${name}Internal`];
        const own = { API_PORT: String(ports.api), INTERNAL_PORT: String(internalPort) };
        const isReady = () => isAnswering(`http://127.0.0.1:${internalPort}/readyz`);
        return startProcess(folders, name, { ...env, ...own }, isReady);
      }),
    ),
  );
  if (options.https) await showStep('TLS', () => startTls(folders, address, ports));

  const apiOrigin = options.https ? origin(0, ports.webTls) : apiUrl;
  const state: StackState = {
    ...before,
    https: options.https,
    ports,
    addresses: {
      API: apiOrigin,
      'API docs': `${apiOrigin}/api/docs`,
      ...(options.https ? { 'Collect API': `${origin(0, ports.collectTls)}/api/v1/collect` } : {}),
      Inbox: inboxUrl,
      S3: env.S3_PUBLIC_URL ?? s3.url,
      PostgreSQL: postgres.url('fovea'),
    },
  };
  writeState(folders, state);
  if (!state.isSeeded) {
    state.logins = await showStep('Demo data', () => seedDemo({ apiUrl, inboxUrl }));
    state.isSeeded = true;
    writeState(folders, state);
  }
  console.log(`\n  Up in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`);
  return state;
}

function requirePackages(https: boolean): void {
  const missing = findMissingPackages([...ENGINE_PACKAGES, ...(https ? ['openssl'] : [])]);
  if (missing.length === 0) return;
  throw new Error(
    `Missing system packages: ${missing.join(' ')}\nInstall them with: npm run setup`,
  );
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function migrate(folders: StackFolders, env: Record<string, string>): Promise<void> {
  const script = join(folders.repository, 'apps/server/src/entrypoints/migrate.ts');
  await runCommand(process.execPath, [script], { env: { ...process.env, ...env } });
}
