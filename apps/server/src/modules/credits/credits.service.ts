// What a user has and how it came about. Credits are called sessions on the screen.
import type { ServerDeps } from '#platform/deps.ts';
import { listHistory, listSpendable } from './history.repo.ts';

export type CreditsDeps = Pick<ServerDeps, 'db' | 'clock'>;

/** Right at every instant, also if no job has booked what has run out. */
export async function getCredits(deps: CreditsDeps, userId: string) {
  const parts = await listSpendable(deps.db, userId, deps.clock.now());
  return { balance: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}

export async function listCreditHistory(
  deps: CreditsDeps,
  userId: string,
  page: { before?: string | undefined; type?: string | undefined; limit: number },
) {
  const { before, type, limit } = page;
  const found = await listHistory(deps.db, userId, { before, kind: type, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
