import { getNewestMigration } from '#platform/db/migrations.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { createSurroundings, type Surrounding } from '#platform/health/surroundings.ts';
import { type Internal, startInternal } from '#platform/http/internal.ts';

const SAMPLE_MS = 5_000;

/**
 * /livez, /readyz and /metrics of a process. Without what it needs it is not ready; of the rest
 * /readyz only tells. An API needs no store: it takes gaze without one.
 */
export async function startHealth(
  deps: ServerDeps,
  needs: readonly Surrounding[] = [],
): Promise<Internal> {
  const wanted = getNewestMigration();
  sampleWork(deps);
  const surroundings = createSurroundings(deps);
  surroundings.start();
  return startInternal({
    host: deps.config.INTERNAL_HOST,
    port: deps.config.INTERNAL_PORT,
    metrics: deps.metrics,
    findFault: async () => (await findDatabaseFault(deps, wanted)) ?? surroundings.findFault(needs),
    listNotes: surroundings.listFaults,
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

/** Keeps figures of pools and pressure current for /metrics. */
function sampleWork({ pool, ingestPool, collectPool, metrics, pressure }: ServerDeps): void {
  setInterval(() => {
    metrics.pressure.set(pressure.measure());
    for (const [name, own] of [
      ['main', pool],
      ['ingest', ingestPool],
      ['collect', collectPool],
    ] as const) {
      metrics.poolClients.set({ pool: name, state: 'total' }, own.totalCount);
      metrics.poolClients.set({ pool: name, state: 'idle' }, own.idleCount);
      metrics.poolClients.set({ pool: name, state: 'waiting' }, own.waitingCount);
    }
  }, SAMPLE_MS).unref();
}
