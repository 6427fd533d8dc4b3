import { lapseCode } from '#modules/credits/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { endCode, forgetReceivers, getCodeStatus, listOpenCodes } from './transfers.repo.ts';

/** The sender is gone: codes that nobody has used end, and nobody reads whom they went to. */
export async function lapseCodesOf(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  senderUserId: string,
): Promise<void> {
  for (const id of await listOpenCodes(deps.db, senderUserId)) {
    await lapseCode(
      deps,
      id,
      async (tx) => (await getCodeStatus(tx, id)) === 'NOT_USED',
      (tx, { txId, at }) =>
        endCode(tx, { id, status: 'CANCELLED', redeemerId: null, txId, at, moved: 0 }),
    );
  }
  await forgetReceivers(deps.db, senderUserId);
}
