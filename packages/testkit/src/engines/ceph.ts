import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type CephConfig, type CephStore, toCephConfig } from './ceph-config.ts';
import { CEPH_PACKAGES, findMissingPackages } from './packages.ts';
import { choosePort, findFreePort, isPortFree } from './ports.ts';
import {
  type Daemon,
  findPid,
  isRunningWith,
  readLastLine,
  runCommand,
  spawnDaemon,
  stopProcess,
  waitUntil,
} from './processes.ts';

export type CephOptions = {
  dir: string;
  /** 'memory' is empty at every start; 'disk' comes back with its objects. */
  store: CephStore;
  accessKey?: string;
  secretKey?: string;
  port?: number;
};

export type S3Keys = { accessKey: string; secretKey: string };

export type S3Engine = {
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Keys of a second user, who has buckets of their own. */
  copy: S3Keys;
  pids: number[];
  stop(): Promise<void>;
};

type Part = 'mon' | 'osd' | 'rgw';
type State = Omit<CephConfig, 'home'> & S3Keys & { hasCopyUser?: boolean };

const DAEMONS: Record<Part, { file: string; args: string[]; log: string }> = {
  mon: { file: 'ceph-mon', args: ['-i', 'a', '-f'], log: 'mon.a.log' },
  osd: { file: 'ceph-osd', args: ['-i', '0', '-f'], log: 'osd.0.log' },
  rgw: { file: 'radosgw', args: ['-n', 'client.rgw', '-f'], log: 'client.rgw.log' },
};

/** Starts Ceph's S3 gateway in `dir`, or attaches to the one that already runs there. */
export async function startCeph(options: CephOptions): Promise<S3Engine> {
  const missing = findMissingPackages(CEPH_PACKAGES);
  if (missing.length > 0) throw new Error(`Missing packages: ${missing.join(', ')}: npm run setup`);
  const home = resolve(options.dir);
  const running = findRunning(home);
  if (running !== undefined) {
    await ensureCopyUser(home, running);
    return toEngine(home, running);
  }

  await stopCeph(home);
  const known = options.store === 'disk' ? findState(home) : undefined;
  if (known === undefined) await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const state = known ?? (await createCluster(home, options));
  if (known !== undefined) await movePorts(home, state, options.port);

  const daemons = new Map<Part, Daemon>();
  try {
    daemons.set('mon', await startDaemon(home, 'mon'));
    if (known === undefined) await createObjectStore(home);
    daemons.set('osd', await startDaemon(home, 'osd'));
    daemons.set('rgw', await startDaemon(home, 'rgw'));
    await waitForGateway(home, state.s3Port, daemons);
    if (known === undefined) await createUser(home, 'fovea', state);
    await ensureCopyUser(home, state);
  } catch (error) {
    await stopCeph(home);
    throw error;
  }
  await writeState(home, state);
  return toEngine(home, state);
}

/** Stops whatever runs in `dir`. The gateway goes first: it hangs when its store is gone. */
export async function stopCeph(dir: string): Promise<void> {
  const home = resolve(dir);
  for (const part of ['rgw', 'osd', 'mon'] as const) {
    const pid = findDaemonPid(home, part);
    if (pid !== undefined) await stopProcess(pid);
    await rm(join(home, `${part}.pid`), { force: true });
  }
}

function findRunning(home: string): State | undefined {
  const state = findState(home);
  const parts = ['mon', 'osd', 'rgw'] as const;
  if (state === undefined || parts.some((part) => findDaemonPid(home, part) === undefined)) {
    return undefined;
  }
  return state;
}

function toEngine(home: string, state: State): S3Engine {
  return {
    url: `http://127.0.0.1:${state.s3Port}`,
    region: 'default',
    accessKey: state.accessKey,
    secretKey: state.secretKey,
    copy: toCopyKeys(state),
    pids: (['mon', 'osd', 'rgw'] as const).flatMap((part) => findDaemonPid(home, part) ?? []),
    stop: () => stopCeph(home),
  };
}

async function createCluster(home: string, options: CephOptions): Promise<State> {
  const state: State = {
    fsid: randomUUID(),
    store: options.store,
    monPort: await findFreePort(),
    s3Port: await choosePort(options.port),
    accessKey: options.accessKey ?? 'testkey',
    secretKey: options.secretKey ?? 'testsecret',
  };
  await writeConfig(home, state);
  await mkdir(join(home, 'mon'));
  await mkdir(join(home, 'osd'));
  await writeFile(join(home, 'keyring'), '');
  await createMonmap(home, state);
  await runCeph(home, 'ceph-mon', ['-i', 'a', '--mkfs', '--monmap', join(home, 'monmap')]);
  return state;
}

/** Ports may be taken since the last run. The monitor's address is part of its own store. */
async function movePorts(home: string, state: State, wantedPort?: number): Promise<void> {
  state.s3Port = await choosePort(wantedPort ?? state.s3Port);
  if (!(await isPortFree(state.monPort))) {
    state.monPort = await findFreePort();
    await writeConfig(home, state);
    await createMonmap(home, state);
    await runCeph(home, 'ceph-mon', ['-i', 'a', '--inject-monmap', join(home, 'monmap')]);
  }
  await writeConfig(home, state);
}

async function createMonmap(home: string, state: State): Promise<void> {
  const address = `[v2:127.0.0.1:${state.monPort}]`;
  const args = ['--create', '--clobber', '--fsid', state.fsid, '--addv', 'a', address];
  await runCommand('monmaptool', [...args, join(home, 'monmap')]);
}

async function createObjectStore(home: string): Promise<void> {
  const uuid = randomUUID();
  await runCeph(home, 'ceph', ['--connect-timeout', '20', 'osd', 'new', uuid, '0']);
  await runCeph(home, 'ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', uuid]);
}

const toCopyKeys = ({ accessKey, secretKey }: S3Keys): S3Keys => ({
  accessKey: `${accessKey}copy`,
  secretKey: `${secretKey}copy`,
});

/** Clusters on disk may be older than the second user. */
async function ensureCopyUser(home: string, state: State): Promise<void> {
  if (state.hasCopyUser === true) return;
  await createUser(home, 'copy', toCopyKeys(state));
  state.hasCopyUser = true;
  await writeState(home, state);
}

async function createUser(home: string, name: string, { accessKey, secretKey }: S3Keys) {
  const keys = [`--access-key=${accessKey}`, `--secret-key=${secretKey}`];
  const args = ['user', 'create', `--uid=${name}`, `--display-name=${name}`, '--max-buckets=10000'];
  await runCeph(home, 'radosgw-admin', ['-n', 'client.rgw', ...args, ...keys]);
}

async function startDaemon(home: string, part: Part): Promise<Daemon> {
  const { file, args } = DAEMONS[part];
  const logFile = join(home, `${part}.out`);
  const daemon = await spawnDaemon(file, ['-c', join(home, 'ceph.conf'), ...args], { logFile });
  await writeFile(join(home, `${part}.pid`), `${daemon.pid}\n`);
  return daemon;
}

async function waitForGateway(
  home: string,
  port: number,
  daemons: Map<Part, Daemon>,
): Promise<void> {
  const isAnswering = async () => {
    for (const [part, daemon] of daemons) {
      if (daemon.exitCode() !== null)
        throw new Error(`${DAEMONS[part].file} ended: ${getReason(home, part)}`);
    }
    return fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  };
  await waitUntil('radosgw to answer', isAnswering, 300_000).catch((error: Error) => {
    throw new Error(`${error.message}: ${getReason(home, 'rgw')}`);
  });
}

function getReason(home: string, part: Part): string {
  const candidates = [join(home, `${part}.out`), join(home, DAEMONS[part].log)];
  return candidates.map(readLastLine).find((line) => line !== '') ?? 'its log is empty';
}

async function runCeph(home: string, file: string, args: string[]): Promise<string> {
  return runCommand(file, ['-c', join(home, 'ceph.conf'), ...args]);
}

function findDaemonPid(home: string, part: Part): number | undefined {
  const pid = findPid(join(home, `${part}.pid`));
  const isOurs = pid !== undefined && isRunningWith(pid, join(home, 'ceph.conf'));
  return isOurs ? pid : undefined;
}

async function writeConfig(home: string, state: State): Promise<void> {
  await writeFile(join(home, 'ceph.conf'), toCephConfig({ home, ...state }));
}

/** Written last: without this file a half-made cluster is thrown away at the next start. */
async function writeState(home: string, state: State): Promise<void> {
  await writeFile(join(home, 'state.json'), JSON.stringify(state), { mode: 0o600 });
}

function findState(home: string): State | undefined {
  const path = join(home, 'state.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as State) : undefined;
}
