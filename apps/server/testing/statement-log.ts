import type { Pool } from '#platform/db/pool.ts';

/** A statement as it was sent, with what came back. Bytes are hex, dates are ISO. */
export interface LoggedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly unknown[];
}

/** Sees every statement of a pool: counts the errors by code, and records when asked to. */
export function watchStatements(pool: Pool) {
  const errors: Record<string, number> = {};
  let log: LoggedStatement[] | undefined;
  const watched = new WeakSet<object>();
  // Not when it connects: some connections are older than the watch.
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const result = query(...given);
      if (!(result instanceof Promise)) return result;
      return result.then(
        (done: { rows?: readonly unknown[] }) => {
          log?.push({
            text: String(given[0]),
            values: (given[1] ?? []) as unknown[],
            rows: done.rows ?? [],
          });
          return done;
        },
        (error: unknown) => {
          const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
          errors[code] = (errors[code] ?? 0) + 1;
          throw error;
        },
      );
    }) as typeof client.query;
  });
  return {
    countErrors: () => ({ ...errors }),
    /** Statements that some work sends. Nothing else may be under way. */
    async record(work: () => Promise<unknown>): Promise<LoggedStatement[]> {
      const own: LoggedStatement[] = [];
      log = own;
      await work().finally(() => {
        log = undefined;
      });
      return own;
    },
  };
}
