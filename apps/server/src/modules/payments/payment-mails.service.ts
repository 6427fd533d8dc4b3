// Mails about money. Each is asked for in the transaction that it tells of, so that it goes out once,
// and only for what has happened.
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { PaymentMail } from './payment-mail.ts';
import type { OwnSubscription } from './subscriptions.repo.ts';

type Facts = Omit<PaymentMail, 'kind' | 'day' | 'receiptUrl'> &
  Partial<Pick<PaymentMail, 'receiptUrl'>>;
type MailDeps = Pick<ServerDeps, 'jobs'>;

/** Facts about a monthly plan for a mail. */
export function toMailFacts({ id, userId, sessions, currency, amount }: OwnSubscription): Facts {
  return { userId, about: id, sessions, currency, amount };
}

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

/** `day` is that of the next payment of a monthly plan. */
export const sendReceiptMail = createSender('receipt');
export const sendRefundedMail = createSender('refunded');
export const sendSecondMail = createSender('second');
/** `day` is that of the next payment. */
export const sendRenewalMail = createSender('renewal');
/** `day` is that of the next try, if there is one. */
export const sendFailedMail = createSender('failed');
/** `day` is the last one of what is left. */
export const sendEndedMail = createSender('ended');

/** With the end of a monthly plan; what was paid can be used until its month is over. */
export const tellEnd =
  (deps: MailDeps & Pick<ServerDeps, 'clock'>, own: OwnSubscription) =>
  (tx: Tx): Promise<void> => {
    const day = own.periodEnd > deps.clock.now() ? own.periodEnd : null;
    return sendEndedMail(deps, tx, { ...toMailFacts(own), day });
  };
