// Messages of anybody: kept first, mailed by jobs, so that a mail server that is away loses none.
import type { Inquiry } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { type Caller, toDeviceClaims } from '#modules/auth/public.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { Rule } from '#platform/limits/limits.ts';
import { insertInquiry } from './inquiries.repo.ts';

const OF_DEVICE: Rule = { name: 'inquiries-of-device', max: 10, windowMs: HOUR_MS };
const OF_ADDRESS: Rule = { name: 'inquiries-of-address', max: 20, windowMs: HOUR_MS };
/** Whose address it is did not ask for mails, maybe. */
const OF_EMAIL: Rule = { name: 'inquiries-of-email', max: 5, windowMs: HOUR_MS };

export type InquiriesDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'jobs' | 'limits'>;

export async function takeInquiry(
  deps: InquiriesDeps,
  inquiry: Inquiry,
  caller: Caller,
): Promise<void> {
  await deps.limits.takeAll('inquiries_limited', [
    ...toDeviceClaims(OF_DEVICE, caller),
    [OF_ADDRESS, caller.address],
    [OF_EMAIL, inquiry.email],
  ]);
  const id = deps.ids.next();
  await deps.db.transaction().execute(async (tx) => {
    await insertInquiry(tx, { id, inquiry, now: deps.clock.now() });
    await enqueueMails(deps, tx, id, ['operator', 'sender']);
  });
}

export async function enqueueMails(
  { jobs }: Pick<ServerDeps, 'jobs'>,
  tx: Tx,
  inquiryId: string,
  receivers: readonly ('operator' | 'sender')[],
): Promise<void> {
  for (const to of receivers) await jobs.enqueue(tx, 'send-inquiry-mail.v1', { inquiryId, to });
}
