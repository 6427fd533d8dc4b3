import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';

/** While people come, maps are drawn anew this often at most. */
const EVERY_S = 30;

/** In the transaction that changes who is in the records. The first map does not wait. */
export function askForCard(
  { jobs }: Pick<ServerDeps, 'jobs'>,
  tx: Tx,
  projectId: string,
  isFirst = false,
): Promise<void> {
  const wait = isFirst ? {} : { afterS: EVERY_S };
  return jobs.enqueue(tx, 'draw-card.v1', { projectId }, { key: projectId, ...wait });
}
