import { findNewestMigration } from '#platform/db/migrations.ts';
import type { ServerDeps } from '#platform/deps.ts';

const wanted = findNewestMigration();

/** Ready while PostgreSQL answers and has every migration this code knows. */
export async function findDatabaseFault({
  pool,
}: Pick<ServerDeps, 'pool'>): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ newest: string | null }>(
      'SELECT max(name) AS newest FROM migrations',
    );
    return (rows[0]?.newest ?? '') >= wanted ? undefined : `migration ${wanted} is missing`;
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
