// Mails about money. Each is asked for in the transaction that it tells of, so that it goes out once,
// and only for what has happened.
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { PaymentMail } from './payment-mail.ts';

type Facts = Omit<PaymentMail, 'kind' | 'day' | 'receiptUrl'> &
  Partial<Pick<PaymentMail, 'receiptUrl'>>;
type MailDeps = Pick<ServerDeps, 'jobs'>;

const createSender =
  (kind: PaymentMail['kind']) =>
  async (
    { jobs }: MailDeps,
    tx: Tx,
    { day, receiptUrl = null, ...facts }: Facts & { readonly day?: Date | null },
  ): Promise<void> => {
    const when = day?.toISOString() ?? null;
    await jobs.enqueue(tx, 'send-payment-mail.v1', { kind, ...facts, receiptUrl, day: when });
  };

export const sendReceiptMail = createSender('receipt');
export const sendRefundedMail = createSender('refunded');
/** `day` is that of the next payment. */
export const sendRenewalMail = createSender('renewal');
/** `day` is that of the next try, if there is one. */
export const sendFailedMail = createSender('failed');
/** `day` is the last one of what is left. */
export const sendEndedMail = createSender('ended');
