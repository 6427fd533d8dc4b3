import type { TransferCodeStatus } from '@fovea/contract';
import { recordExport } from '#modules/audit/public.ts';
import type { UserActor } from '#modules/auth/public.ts';
import { toCsv } from '#platform/http/csv.ts';
import { listTransferCodes, type TransfersDeps } from './transfers.service.ts';

const PAGE = 200;
const COLUMNS = [
  'sent_at',
  'receiver',
  'sessions',
  'total_of_batch',
  'status',
  'ended_at',
  'sessions_moved',
];

/** File of transfers, oldest first, without the codes: a file is passed on easily. */
export async function buildCodesFile(
  deps: TransfersDeps,
  actor: UserActor,
  status: TransferCodeStatus | undefined,
): Promise<string> {
  const rows: (string | number | null)[][] = [];
  let before: string | undefined;
  do {
    const { codes, next } = await listTransferCodes(deps, actor, { status, before, limit: PAGE });
    for (const code of codes) {
      const { sentAt, receiver, amount, batchTotal, endedAt, moved } = code;
      const ended = endedAt?.toISOString() ?? null;
      rows.push([sentAt.toISOString(), receiver, amount, batchTotal, code.status, ended, moved]);
    }
    before = next ?? undefined;
  } while (before !== undefined);
  await recordExport(deps, actor.userId, { name: 'transfer-codes', rows: rows.length });
  return toCsv(COLUMNS, rows.reverse());
}
