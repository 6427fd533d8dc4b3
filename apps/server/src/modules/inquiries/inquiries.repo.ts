import type { Inquiry } from '@fovea/contract';
import type { Db, Tx } from '#platform/db/db.ts';

export async function insertInquiry(
  tx: Tx,
  { id, inquiry, now }: { readonly id: string; readonly inquiry: Inquiry; readonly now: Date },
): Promise<void> {
  const { kind, language, ...content } = inquiry;
  await tx
    .insertInto('inquiries')
    .values({ id, kind, language, content: JSON.stringify(content), created_at: now })
    .execute();
}

export function findInquiry(db: Db, id: string) {
  return db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Told: the operator has it, or whoever wrote knows that it came. */
export async function markMailed(
  db: Db,
  id: string,
  to: 'operator' | 'sender',
  now: Date,
): Promise<void> {
  const change = to === 'operator' ? { forwarded_at: now } : { confirmed_at: now };
  await db.updateTable('inquiries').set(change).where('id', '=', id).execute();
}

/** Some mail of theirs was given up. */
export function listUnmailed(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('inquiries')
    .select(['id', 'forwarded_at', 'confirmed_at'])
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('forwarded_at', 'is', null), eb('confirmed_at', 'is', null)]))
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Only once both mails are out: nothing is lost unread. */
export async function removeOldInquiries(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('inquiries')
    .where('created_at', '<', before)
    .where('forwarded_at', 'is not', null)
    .execute();
}
