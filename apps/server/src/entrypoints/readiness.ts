import type { ServerDeps } from '#platform/deps.ts';

/** Ready while PostgreSQL answers. */
export async function findDatabaseFault(
  deps: Pick<ServerDeps, 'pool'>,
): Promise<string | undefined> {
  try {
    await deps.pool.query('SELECT 1');
    return undefined;
  } catch {
    return 'PostgreSQL does not answer';
  }
}

const SAMPLE_MS = 5_000;

/** Keeps the pool figures current for /metrics. */
export function samplePools({ pool, ingestPool, metrics }: ServerDeps): void {
  setInterval(() => {
    for (const [name, own] of [
      ['main', pool],
      ['ingest', ingestPool],
    ] as const) {
      metrics.poolClients.set({ pool: name, state: 'total' }, own.totalCount);
      metrics.poolClients.set({ pool: name, state: 'idle' }, own.idleCount);
      metrics.poolClients.set({ pool: name, state: 'waiting' }, own.waitingCount);
    }
  }, SAMPLE_MS).unref();
}
