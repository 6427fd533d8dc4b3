import type { UserActor } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { toTransferCode } from './transfer-code.ts';
import { listUsedCodes } from './transfers.repo.ts';

/** Codes that a user has taken; they know them already. */
export async function listRedeemedCodes(
  deps: Pick<ServerDeps, 'db' | 'config'>,
  { userId }: UserActor,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  const found = await listUsedCodes(deps.db, userId, { before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const codes = rows.map((row) => ({
    ...row,
    code: toTransferCode(deps.config.CODE_SECRET, row.id),
  }));
  return { codes, next: found.length > limit ? (rows.at(-1)?.txId ?? null) : null };
}
