import pg from 'pg';
import type { Log } from '#platform/log/log.ts';

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly name: string;
  readonly statementTimeoutMs?: number;
}

export type Pool = pg.Pool;

/**
 * A pool that outlives PostgreSQL. A client that is checked out when the server dies emits its
 * error on itself, not on the pool, and would end the process: so every client gets a handler.
 */
export function createPool(options: PoolOptions, log: Log): Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: `fovea-${options.name}`,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // A black-holed connection answers nothing at all; the server's own timeout cannot help then.
    query_timeout: (options.statementTimeoutMs ?? 5_000) + 3_000,
  });
  const warn = (error: Error) =>
    log.warn({ pool: options.name, err: error.message }, 'database client lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

/** Shutdown, recovery, a full lock wait, a cancelled statement, a serialisation fault. */
const PASSING_CODES = new Set(['57P01', '57P02', '57P03', '55P03', '57014', '40001', '40P01']);
/** Connection faults, and resources that are used up: connections, memory, disk. */
const PASSING_CLASSES = /^(08|53)/;

/** True where the database is away or busy and the same request may succeed a moment later. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (PASSING_CODES.has(code) || PASSING_CLASSES.test(code)) return true;
  if (/^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND)$/.test(code)) return true;
  return /Connection terminated|timeout exceeded|Query read timeout|Client has encountered/.test(
    error.message,
  );
}
