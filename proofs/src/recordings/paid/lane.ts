// A database with stored objects beside it, and the one process of the server that works on them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type Transport } from '@fovea/testkit';
import pg from 'pg';
import type { LedgerDatabases } from '#credits/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#credits/ledger-driver.ts';
import { readPlanted, type TextFault } from '#harness/planted-faults.ts';

const CONNECTIONS = 4;
const START_MS = Date.UTC(2026, 0, 5);
export const PASSWORD = 'Correct-horse-7!';

export interface Lane {
  readonly pool: pg.Pool;
  /** Sends to the server wherever it listens now; addresses begin at its root. */
  readonly transport: Transport;
  readonly passwordHash: string;
  nowMs(): number;
  /** Moves the server's clock. */
  wait(ms: number): Promise<void>;
  get<T>(command: string, input?: object): Promise<T>;
  /** False once the process has died. */
  isAlive(): Promise<boolean>;
  /** After a death: all that the process left begins again. */
  restart(): Promise<void>;
  readObject(presignedUrl: string): Promise<Buffer>;
}

/** The process that a lane needs; several lanes may use it one after the other. */
export interface LaneServer {
  driver: LedgerDriver | undefined;
}

const startServer = () =>
  startLedgerDriver({
    databaseUrl: 'postgres://none',
    connections: CONNECTIONS,
    program: 'server',
  });

/** Runs something on a fresh database, with a fault in the server if one is given. */
export async function withLane<T>(
  { lease }: LedgerDatabases,
  server: LaneServer,
  { name, fault }: { readonly name: string; readonly fault?: TextFault },
  run: (lane: Lane) => Promise<T>,
): Promise<T> {
  const databaseUrl = await lease(name);
  const objectsDir = await mkdtemp(join(tmpdir(), 'fovea-paid-'));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const http = createTransport();
  const planted = fault && { file: fault.file, source: await readPlanted(fault) };
  let nowMs = START_MS;
  let url = '';

  const get = async <R>(command: string, input?: object) => {
    if (server.driver === undefined) throw new Error('no server runs');
    return server.driver.get<R>(command, input);
  };
  async function open(): Promise<void> {
    server.driver ??= await startServer();
    const opening = { databaseUrl, objectsDir, atMs: nowMs, fault: planted };
    url = await get<string>('open', opening);
  }
  try {
    await open();
    return await run({
      pool,
      transport: {
        send: (path, init) => http.send(`${url}${path}`, init),
        stop: () => undefined,
      },
      passwordHash: await get<string>('hash', { password: PASSWORD }),
      nowMs: () => nowMs,
      async wait(ms) {
        nowMs += ms;
        await get('setClock', { atMs: nowMs });
      },
      get,
      async isAlive() {
        const answer = await server.driver?.send('ready');
        return answer?.ok === true;
      },
      async restart() {
        await server.driver?.stop();
        server.driver = undefined;
        await open();
      },
      readObject: (presignedUrl) => {
        const key = decodeURIComponent(new URL(presignedUrl).pathname.replace('/fovea/', ''));
        return readFile(join(objectsDir, encodeURIComponent(key)));
      },
    });
  } finally {
    http.stop();
    await pool.end();
    await rm(objectsDir, { recursive: true, force: true });
  }
}

/** Jobs of a dead process are found by their heartbeat, failed ones begin when their pause is over. */
export async function passPauses({ pool }: Lane): Promise<void> {
  await pool.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state IN ('active', 'retry')`,
  );
}

/** Of these queues, those that have a job which may begin. */
export async function listWaitingQueues<Name extends string>(
  lane: Lane,
  names: readonly Name[],
): Promise<Name[]> {
  await passPauses(lane);
  const { rows } = await lane.pool.query<{ name: string }>(
    `SELECT DISTINCT name FROM pgboss.job WHERE state IN ('created', 'retry') AND name = ANY($1)`,
    [names],
  );
  return names.filter((name) => rows.some((row) => row.name === name));
}
