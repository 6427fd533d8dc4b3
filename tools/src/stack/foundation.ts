import { toUrlOf } from '@fovea/testkit';
import {
  ENGINE_PACKAGES,
  findMissingPackages,
  type PostgresEngine,
  type S3Engine,
  startCeph,
  startPostgres,
} from '@fovea/testkit/engines';
import { findNetworkAddress } from './certificate.ts';
import { createDatabase, migrate, publishExample } from './database.ts';
import type { StackFolders } from './folders.ts';
import { isAnswering, startProcess } from './processes.ts';
import type { showStep } from './screen.ts';
import { toServerEnvironment } from './server-environment.ts';
import { choosePorts, DEFAULT_PORTS, type StackPorts } from './stack-ports.ts';
import { getSecrets, type StackSecrets, type StackState } from './state.ts';

/** Ground of server and apps: engines, mail, tables, and all addresses. */
export interface Foundation {
  readonly ports: StackPorts;
  /** Environment of every server process. */
  readonly env: Record<string, string>;
  /** The address of this machine that phones reach. */
  readonly address: string;
  readonly apiUrl: string;
  readonly inboxUrl: string;
  /** Where browsers find pictures and records. */
  readonly mediaUrl: string;
  /** Where browsers find the script that opens a payment's window. */
  readonly paymentUrl: string;
  readonly addresses: Readonly<Record<string, string>>;
}

const DATABASE = 'fovea';
/** Role of the processes that serve; it owns nothing. */
const ROLE = 'fovea_app';

export function requirePackages(https: boolean): void {
  const missing = findMissingPackages([...ENGINE_PACKAGES, ...(https ? ['openssl'] : [])]);
  if (missing.length === 0) return;
  throw new Error(
    `Missing system packages: ${missing.join(' ')}\nInstall them with: npm run setup`,
  );
}

/** Starts what is not running of it, and brings the tables up to date. */
export async function startFoundation(
  folders: StackFolders,
  before: StackState,
  https: boolean,
  step: typeof showStep,
): Promise<Foundation> {
  const address = findNetworkAddress();
  const secrets = getSecrets(folders);
  const { postgres, s3 } = await startEngines(folders, before, secrets, step);
  const ports = await choosePorts(before.ports, address, {
    postgres: postgres.port,
    s3: Number(new URL(s3.url).port),
  });
  const origin = (plain: number, tls: number) =>
    https ? `https://${address}:${tls}` : `http://localhost:${plain}`;
  const web = origin(ports.web, ports.webTls);
  const inboxUrl = `http://127.0.0.1:${ports.inbox}`;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const stripeUrl = `http://127.0.0.1:${ports.stripe}`;
  const tossUrl = `http://127.0.0.1:${ports.toss}`;
  const mediaUrl = https ? `https://${address}:${ports.s3Tls}` : s3.url;
  const env = toServerEnvironment(
    {
      database: toUrlOf(ROLE, postgres.url(DATABASE)),
      s3: s3.url,
      s3Public: mediaUrl,
      s3Region: s3.region,
      smtp: `smtp://127.0.0.1:${ports.smtp}`,
      stripe: stripeUrl,
      toss: tossUrl,
      web,
      collect: origin(ports.collect, ports.collectTls),
    },
    secrets,
    s3.copy,
  );
  await step('Mail sink', () => startMail(folders, ports, inboxUrl));
  await step('Card providers (fakes)', () =>
    Promise.all([
      startProcess(
        folders,
        'fake-stripe',
        { STRIPE_PORT: String(ports.stripe), WEBHOOK_URL: `${apiUrl}/api/v1/webhooks/stripe` },
        () => isAnswering(stripeUrl),
      ),
      startProcess(
        folders,
        'fake-toss',
        { TOSS_PORT: String(ports.toss), WEBHOOK_URL: `${apiUrl}/api/v1/webhooks/toss` },
        () => isAnswering(tossUrl),
      ),
    ]),
  );
  await step('Migrations', async () => {
    await createDatabase(postgres.url(), DATABASE);
    await migrate(folders, { ...env, OWNER_DATABASE_URL: postgres.url(DATABASE) });
    await publishExample(folders, env);
  });
  const addresses = {
    API: apiUrl,
    'API docs': `${https ? web : apiUrl}/api/docs`,
    Inbox: inboxUrl,
    S3: mediaUrl,
    PostgreSQL: postgres.url(DATABASE),
  };
  return { ports, env, address, apiUrl, inboxUrl, mediaUrl, paymentUrl: tossUrl, addresses };
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
