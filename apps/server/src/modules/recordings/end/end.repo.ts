import type { EndReason } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';

/** As one that is silent and takes no batch: it is packed as a part when nobody can return. */
export async function markEnded(
  tx: Tx,
  id: string,
  { reason, now }: { readonly reason: EndReason; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({
      state: 'silent',
      holds_place: false,
      address_hmac: null,
      closed_at: now,
      end_reason: reason,
    })
    .where('id', '=', id)
    .execute();
}
