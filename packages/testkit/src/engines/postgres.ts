import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { chown, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgresBinDir } from './packages.ts';
import { choosePort } from './ports.ts';
import {
  findPid,
  isRunning,
  isRunningWith,
  isStopped,
  listChildPids,
  readLastLine,
  runCommand,
  signalProcess,
  waitUntil,
} from './processes.ts';

export type PostgresOptions = {
  dir: string;
  /** Keeps every committed row over a power loss; off by default, which is faster. */
  durable?: boolean;
  /** May be told to wait for standbys at each commit. */
  replicates?: boolean;
  port?: number;
};

export type PostgresEngine = {
  dir: string;
  port: number;
  url(database?: string): string;
  pid(): number;
  /** SIGKILL of the whole server, as a machine that loses power. */
  kill(): Promise<void>;
  /** Starts again on the same port and recovers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Owner = { uid?: number; gid?: number };

/** Starts a private PostgreSQL in `dir`, or attaches to the one that already runs there. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresEngine> {
  const binDir = getBinDir();
  const owner = getOwner();
  const dir = resolve(options.dir);
  const home = await prepareHome(dir, owner);
  const data = join(home, 'data');
  const logFile = join(home, 'postgres.log');

  if (!existsSync(join(data, 'PG_VERSION'))) {
    const args = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'];
    args.push('--no-sync', '--data-checksums');
    await runCommand(join(binDir, 'initdb'), args, { ...owner, cwd: home });
  }

  let port = findRunningPort(data);
  if (port === undefined) {
    port = await choosePort(options.port);
    await launch(port);
  }
  const startedPort = port;

  async function launch(onPort: number): Promise<void> {
    // The data folder is locked by this file; after a SIGKILL it names a dead or unrelated process.
    if (findRunningPort(data) === undefined)
      await rm(join(data, 'postmaster.pid'), { force: true });
    const settings = toSettings(onPort, options);
    const args = ['-D', data, '-l', logFile, '-w', '-t', '300', '-s', '-o', settings, 'start'];
    try {
      await runCommand(join(binDir, 'pg_ctl'), args, { ...owner, cwd: home, timeoutMs: 310_000 });
    } catch (error) {
      throw new Error(`PostgreSQL does not start in ${dir}: ${readLastLine(logFile)}`, {
        cause: error,
      });
    }
  }

  function pid(): number {
    const found = findPid(join(data, 'postmaster.pid'));
    if (found === undefined || !isRunning(found)) throw new Error(`No PostgreSQL runs in ${dir}`);
    return found;
  }

  return {
    dir,
    port: startedPort,
    url: (database = 'postgres') => `postgres://postgres@127.0.0.1:${startedPort}/${database}`,
    pid,
    async kill() {
      const postmaster = pid();
      // A stopped parent starts no child that the list would miss: one that outlived the kill could
      // still commit while the next server recovers the same files.
      signalProcess(postmaster, 'SIGSTOP');
      await waitUntil('PostgreSQL to stand still', () => isStopped(postmaster), 10_000);
      const family = [postmaster, ...listChildPids(postmaster)];
      // The parent goes first, or it would notice a killed child and start its own recovery.
      for (const member of family) signalProcess(member, 'SIGKILL');
      await waitUntil('PostgreSQL to die', () => !family.some(isRunning), 10_000);
    },
    restart: () => launch(startedPort),
    stop: () => stopPostgres(dir),
  };
}

/** Stops the server that runs in `dir`, if any. */
export async function stopPostgres(dir: string): Promise<void> {
  const home = findHome(resolve(dir));
  const data = join(home, 'data');
  if (findRunningPort(data) === undefined) return;
  const pgCtl = join(getBinDir(), 'pg_ctl');
  const args = ['-D', data, '-w', '-t', '20', '-s', '-m'];
  const as = { ...getOwner(), cwd: home };
  await runCommand(pgCtl, [...args, 'fast', 'stop'], as).catch(() =>
    runCommand(pgCtl, [...args, 'immediate', 'stop'], as),
  );
}

/** Removes the cluster's files, also where they live outside `dir`. It must be stopped. */
export async function removePostgres(dir: string): Promise<void> {
  await rm(findHome(resolve(dir)), { recursive: true, force: true });
  await rm(dir, { recursive: true, force: true });
}

/** For a process that must end at once and can wait for nothing. */
export function abandonPostgres(dir: string): void {
  const home = findHome(resolve(dir));
  const data = join(home, 'data');
  const pid = findPid(join(data, 'postmaster.pid'));
  if (pid !== undefined && isRunningWith(pid, data)) {
    signalProcess(pid, 'SIGQUIT');
    // While it ends it still writes. Nothing else can run here, so the thread itself waits.
    const bell = new Int32Array(new SharedArrayBuffer(4));
    for (let tries = 0; isRunning(pid) && tries < 100; tries++) Atomics.wait(bell, 0, 0, 20);
  }
  rmSync(home, { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

function getBinDir(): string {
  const found = findPostgresBinDir();
  if (found === undefined) {
    throw new Error('PostgreSQL is not installed (Debian package postgresql): npm run setup');
  }
  return found;
}

/** PostgreSQL refuses to run as root, so root hands it to the user its package made. */
function getOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => /^postgres:/.test(text));
  if (line === undefined) {
    throw new Error('The user postgres is missing (Debian package postgresql): npm run setup');
  }
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function findHome(dir: string): string {
  const link = join(dir, 'outside');
  return existsSync(link) ? realpathSync(link) : join(dir, 'home');
}

/** Makes the folder PostgreSQL works in: `dir`, or one below the temporary folder linked from it. */
async function prepareHome(dir: string, owner: Owner): Promise<string> {
  const home = findHome(dir);
  await mkdir(home, { recursive: true });
  if (owner.uid === undefined || owner.gid === undefined) return home;
  await chown(home, owner.uid, owner.gid);
  const canEnter = await runCommand('test', ['-w', home], { ...owner, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (canEnter) return home;
  // Below a folder such as /root the user postgres cannot enter, whoever owns the last folder.
  const key = createHash('sha256').update(dir).digest('hex').slice(0, 12);
  const outside = join(tmpdir(), `fovea-postgres-${key}`);
  await mkdir(outside, { recursive: true, mode: 0o700 });
  await chown(outside, owner.uid, owner.gid);
  const link = join(dir, 'outside');
  await rm(link, { force: true });
  await symlink(outside, link);
  return outside;
}

function findRunningPort(data: string): number | undefined {
  const pidFile = join(data, 'postmaster.pid');
  const pid = findPid(pidFile);
  if (pid === undefined || !isRunningWith(pid, data)) return undefined;
  return Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
}

function toSettings(port: number, options: PostgresOptions): string {
  const { durable = false, replicates = false } = options;
  const commit = durable ? 'on' : 'off';
  const settings = {
    port,
    // No Unix socket: its path may not be longer than 107 bytes.
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    max_connections: 200,
    shared_buffers: '256MB',
    wal_level: replicates ? 'replica' : 'minimal',
    max_wal_senders: replicates ? 1 : 0,
    max_wal_size: '2GB',
    log_min_messages: 'warning',
    fsync: commit,
    synchronous_commit: replicates ? 'on' : commit,
    full_page_writes: commit,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
}
