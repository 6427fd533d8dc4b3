import { getNewestMigration } from '#platform/db/migrations.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { type Internal, startInternal } from '#platform/http/internal.ts';

const SAMPLE_MS = 5_000;

/** /livez, /readyz and /metrics of a process. */
export async function startHealth(deps: ServerDeps): Promise<Internal> {
  const wanted = getNewestMigration();
  samplePools(deps);
  return startInternal({
    host: deps.config.INTERNAL_HOST,
    port: deps.config.INTERNAL_PORT,
    metrics: deps.metrics,
    findFault: () => findDatabaseFault(deps, wanted),
  });
}

/** Ready while PostgreSQL answers and has every migration this code knows. */
async function findDatabaseFault(
  { pool }: Pick<ServerDeps, 'pool'>,
  wanted: string,
): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ newest: string | null }>(
      'SELECT max(name) AS newest FROM migrations',
    );
    return (rows[0]?.newest ?? '') >= wanted ? undefined : `migration ${wanted} is missing`;
  } catch {
    return 'PostgreSQL does not answer';
  }
}

/** Keeps the pool figures current for /metrics. */
function samplePools({ pool, ingestPool, metrics }: ServerDeps): void {
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
