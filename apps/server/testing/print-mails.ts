// Prints every mail of the product in every language as JSON, for whoever wants to look at them.
import { LANGUAGES, type Language } from '@fovea/contract';
import { toAccountExistsMail } from '#modules/accounts/account-exists-mail.ts';
import { toPasswordChangedMail } from '#modules/accounts/password-changed-mail.ts';
import { toResetMail } from '#modules/accounts/reset-mail.ts';
import { toSessionEndedMail } from '#modules/accounts/session-ended-mail.ts';
import { toTermsMail } from '#modules/accounts/terms-mail.ts';
import { toVerificationMail } from '#modules/accounts/verification-mail.ts';
import { type PaymentMail, toPaymentMail } from '#modules/payments/payment-mail.ts';
import { toProjectEndMail } from '#modules/projects/project-end-mail.ts';
import { toTransferMail } from '#modules/transfers/transfer-mail.ts';

const webUrl = 'https://fovea.example';
const email = 'mina.kim@hanbit.example';
const longEmail = `${'mina.kim.and.all.her.middle.names'.repeat(2)}@${'hanbit.'.repeat(6)}example`;
const token = '9f3kTq0mVb2XyL7sWc4NzR1uHd8EgJ5oPiAx6KtBc4wd';
const transfer = { webUrl, code: 'K7M2-9XQD-4HPT', amount: 10, from: 'lab@hanbit.example' };
const projectEnd = {
  webUrl,
  email,
  projectId: '0199c0de-0000-7000-8000-000000000001',
  hasSessions: true,
  startedAt: new Date('2026-10-30T09:00:00Z'),
  idleSince: new Date('2026-11-16T09:00:00Z'),
  endsAt: new Date('2027-02-14T09:00:00Z'),
  keptUntil: new Date('2027-08-13T09:00:00Z'),
};

const MAILS = {
  'verification-code': (language: Language) =>
    toVerificationMail(language, { webUrl, code: '407512' }),
  'account-exists': (language: Language) => toAccountExistsMail(language, { webUrl, email }),
  'password-reset': (language: Language) => toResetMail(language, { webUrl, email, token }),
  'password-changed-by-link': (language: Language) =>
    toPasswordChangedMail(language, { webUrl, email, by: 'link' }),
  'password-changed-in-profile': (language: Language) =>
    toPasswordChangedMail(language, { webUrl, email: longEmail, by: 'profile' }),
  'session-ended': (language: Language) => toSessionEndedMail(language, { webUrl, email }),
  terms: (language: Language) =>
    toTermsMail(language, { webUrl, email, inForceAt: new Date('2026-12-03T09:00:00Z') }),
  'transfer-code': (language: Language) =>
    toTransferMail(language, { ...transfer, receiver: email, hasAccount: true }),
  'transfer-code-without-account': (language: Language) =>
    toTransferMail(language, { ...transfer, amount: 1, receiver: longEmail, hasAccount: false }),
  'project-ends-soon': (language: Language) =>
    toProjectEndMail(language, { ...projectEnd, kind: 'soon' }),
  'project-ended': (language: Language) =>
    toProjectEndMail(language, { ...projectEnd, kind: 'ended' }),
  ...Object.fromEntries(
    (['receipt', 'renewal', 'failed', 'ended', 'refunded', 'second'] as const).map((kind) => [
      `payment-${kind}`,
      (language: Language) => toPaymentMail(language, { webUrl, email, mail: toPayment(kind) }),
    ]),
  ),
};

function toPayment(kind: PaymentMail['kind']): PaymentMail {
  const receiptUrl = kind === 'receipt' ? 'https://receipts.example/1' : null;
  const money = { sessions: 30, currency: 'USD', amount: 9_900, receiptUrl } as const;
  return { kind, userId: '', about: '', ...money, day: '2026-12-17T09:00:00Z' };
}

const printed = LANGUAGES.flatMap((language) =>
  Object.entries(MAILS).map(([name, toMail]) => ({ name, language, ...toMail(language) })),
);
process.stdout.write(`${JSON.stringify(printed)}\n`);
