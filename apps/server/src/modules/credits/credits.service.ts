// Credits of a user and how they came about. Credits are called sessions on the screen.
import { recordExport } from '#modules/audit/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { type Cell, toCsv } from '#platform/http/csv.ts';
import {
  type Chosen,
  findFirstMovement,
  listHistory,
  listSpendable,
  sumHistory,
} from './history.repo.ts';
import { toSum } from './ledger.ts';
import { sumOwedByUser } from './reversals.repo.ts';

export type CreditsDeps = Pick<ServerDeps, 'db' | 'clock'>;

const FILE_PAGE = 1_000;
const COLUMNS = [
  'at',
  'type',
  'source',
  'project',
  'email',
  'receivers',
  'reason',
  'amount',
  'total_after',
];

/** Right at every instant, also if no job has booked what has run out. */
export async function getCredits(deps: CreditsDeps, userId: string) {
  const parts = await listSpendable(deps.db, userId, deps.clock.now());
  return { balance: toSum(parts), parts, owed: await sumOwedByUser(deps.db, userId) };
}

export async function listCreditHistory(
  deps: CreditsDeps,
  userId: string,
  page: Chosen & { before?: string | undefined; limit: number },
) {
  const { limit } = page;
  const found = await listHistory(deps.db, userId, { ...page, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

export async function getCreditTotals(deps: CreditsDeps, userId: string, chosen: Chosen) {
  const [totals, since] = await Promise.all([
    sumHistory(deps.db, userId, chosen),
    findFirstMovement(deps.db, userId),
  ]);
  return { ...totals, since: since?.toISOString() ?? null };
}

/** Oldest first, as books are kept. */
export async function buildHistoryFile(
  deps: CreditsDeps,
  userId: string,
  chosen: Chosen,
): Promise<string> {
  const cells: Cell[][] = [];
  let before: string | undefined;
  do {
    const page = { ...chosen, before, limit: FILE_PAGE };
    const { rows, next } = await listCreditHistory(deps, userId, page);
    for (const row of rows) {
      const { at, type, source, projectName, email, receivers, reason, amount, total } = row;
      const what = [source, projectName, email, receivers, reason];
      cells.push([at.toISOString(), type, ...what, amount, total]);
    }
    before = next ?? undefined;
  } while (before !== undefined);
  await recordExport(deps, userId, { name: 'credit-history', rows: cells.length });
  return toCsv(COLUMNS, cells.reverse());
}
