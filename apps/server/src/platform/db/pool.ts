import pg from 'pg';
import { AppError } from '#platform/errors/app-error.ts';
import type { Log } from '#platform/log/log.ts';
import { isUnreplicated } from './replicas.ts';

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly name: string;
  readonly statementTimeoutMs?: number;
  /** For a connection. */
  readonly waitMs?: number;
  /** For a lock: as long, unless told. */
  readonly lockMs?: number | undefined;
  /** A connection that answers nothing for so long is given up. */
  readonly silenceMs?: number;
}

export type Pool = pg.Pool;

/** Without it Linux first asks after two hours whether a quiet peer is still there. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

const SILENCE = 'Query read timeout';

/**
 * A pool that outlives PostgreSQL. A client that is checked out when the server dies emits its
 * error on itself, not on the pool, and would end the process: so every client gets a handler.
 */
export function createPool(options: PoolOptions, log: Log): Pool {
  const { statementTimeoutMs = 5_000, waitMs = 2_000 } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: `fovea-${options.name}`,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    ...KEEP_ALIVE,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.lockMs ?? waitMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    // A black-holed connection answers nothing at all; the server's own timeout cannot help then.
    query_timeout: options.silenceMs ?? statementTimeoutMs + 3_000,
  });
  const warn = (error: Error) =>
    log.warn({ pool: options.name, err: error.message }, 'database client lost');
  pool.on('error', warn);
  pool.on('connect', (client) => {
    client.on('error', warn);
    watchStatements(client, () =>
      log.error({ pool: options.name }, 'committed here, and on no standby'),
    );
  });
  return pool;
}

/**
 * A query builder hands its client back whatever happened. One that fell silent would be lent again
 * and again until TCP gives up, a quarter of an hour later; a client that has ended is not.
 */
function endWhenSilent(client: pg.PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== SILENCE) return;
  void (client as unknown as pg.Client).end().catch(() => undefined);
}

/** Every statement passes here, of pools and of transactions, COMMIT among them. */
function watchStatements(client: pg.PoolClient, onUnreplicated: () => void): void {
  let fault: AppError | undefined;
  client.on('notice', (notice) => {
    if (!isUnreplicated(notice)) return;
    fault = new AppError('unavailable', undefined, { cause: notice });
    onUnreplicated();
  });
  const takeFault = () => {
    const taken = fault;
    fault = undefined;
    return taken;
  };
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const answer = (error: unknown, result: unknown) => {
        const unreplicated = takeFault();
        callback(error ?? unreplicated, result);
      };
      return query(...given.slice(0, -1), answer);
    }
    const result = query(...given);
    if (!(result instanceof Promise)) return result;
    return result.then(
      (answer) => {
        const unreplicated = takeFault();
        if (unreplicated !== undefined) throw unreplicated;
        return answer;
      },
      (error: unknown) => {
        takeFault();
        endWhenSilent(client, error);
        throw error;
      },
    );
  }) as typeof client.query;
}
