// The ledger looks at itself. What it finds stops spending, never collecting.
import type { ServerDeps } from '#platform/deps.ts';
import { type AuditName, runAudits, startSpending, stopSpending } from './audits.repo.ts';

/** How many cases each audit found. Spending stops with the first and goes on when there is none. */
export async function auditAndStop(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
): Promise<Record<AuditName, number>> {
  const counts = await runAudits(deps.db);
  const isWrong = Object.values(counts).some((count) => count > 0);
  if (isWrong) await stopSpending(deps.db, counts, deps.clock.now());
  else await startSpending(deps.db);
  return counts;
}
