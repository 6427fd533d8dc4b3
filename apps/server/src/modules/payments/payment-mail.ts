import type { Currency, JobPayload, Language } from '@fovea/contract';
import { LIMITS } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  toMailButton,
  toMailDate,
  toMailNote,
  toMailNumber,
  toMailParagraph,
} from '#platform/mail/mail-parts.ts';

export type PaymentMail = JobPayload<'send-payment-mail.v1'>;

interface Words {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  /** Where there is no day to name. */
  readonly noteWithoutDay?: string;
}

/** {price}, {sessions} and {date} stand for what the mail is about, {email} for the account. */
const TEXTS: Readonly<Record<Language, Readonly<Record<PaymentMail['kind'], Words>>>> = {
  en: {
    receipt: {
      subject: 'Your Fovea receipt, {price}',
      preheader: '{sessions} added to your account.',
      title: '{sessions} added to your account',
      lead: 'Thank you. We have received {price} for {sessions} in the account of {email}.',
      note: 'They can be used until {date}, the day of the next payment. You can cancel in My plan at any time.',
      noteWithoutDay: `They do not expire. Money back is possible within ${LIMITS.refundDays} days while none of these sessions is used, to the card you paid with. See My plan.`,
    },
    renewal: {
      subject: 'Your Fovea month, {price}',
      preheader: '{sessions} added for the new month.',
      title: 'Your plan was renewed',
      lead: 'We have received {price} for the new month and added {sessions} to the account of {email}.',
      note: 'The next payment is on {date}; what is unused by then expires. You can cancel in My plan at any time.',
      noteWithoutDay: 'You have cancelled: this was the last payment.',
    },
    failed: {
      subject: 'Your Fovea payment did not go through',
      preheader: 'Your plan could not be renewed yet.',
      title: 'Your payment did not go through',
      lead: 'The card of {email} was not charged: {price} for {sessions} could not be taken. Nothing that you have is lost.',
      note: 'We try again on {date}. To pay with another card, cancel in My plan and subscribe again.',
      noteWithoutDay:
        'It is tried again in the next days. To pay with another card, cancel in My plan and subscribe again.',
    },
    ended: {
      subject: 'Your Fovea plan has ended',
      preheader: 'Nothing more is charged.',
      title: 'Your monthly plan has ended',
      lead: 'The monthly plan of {email} has ended. Nothing more is charged.',
      note: 'Its sessions can be used until {date}. Sessions that you bought once do not expire.',
      noteWithoutDay: 'You can take a plan again at any time.',
    },
    refunded: {
      subject: 'Your Fovea refund, {price}',
      preheader: 'It is on its way to the card you paid with.',
      title: '{price} is on its way back',
      lead: 'As you asked, {price} goes back to the card you paid with, and {sessions} left the account of {email}.',
      note: 'Banks usually show it within 5 to 10 days.',
    },
    second: {
      subject: 'Your second Fovea plan did not begin, {price} goes back',
      preheader: 'You have a monthly plan already.',
      title: '{price} is on its way back',
      lead: 'An account has one monthly plan, and {email} had one already. The second, with {sessions} a month, was paid but did not begin: {price} goes back to the card you paid with, and that plan is not charged again.',
      note: 'Nothing is left for you to do. Banks usually show the money within 5 to 10 days.',
    },
  },
  ko: {
    receipt: {
      subject: 'Fovea 영수증 {price}',
      preheader: '{sessions}가 계정에 추가되었습니다.',
      title: '{sessions}가 계정에 추가되었습니다',
      lead: '결제해 주셔서 감사합니다. {email} 계정의 {sessions}에 대한 {price} 결제가 완료되었습니다.',
      note: '다음 결제일인 {date}까지 사용할 수 있습니다. 내 요금제에서 언제든지 구독을 해지할 수 있습니다.',
      noteWithoutDay: `구매한 세션은 만료되지 않습니다. 구매 후 ${LIMITS.refundDays}일 이내에 이 세션을 하나도 사용하지 않았다면 결제한 카드로 환불받을 수 있습니다. 내 요금제에서 확인하세요.`,
    },
    renewal: {
      subject: 'Fovea 월간 결제 {price}',
      preheader: '새 달의 {sessions}가 계정에 추가되었습니다.',
      title: '요금제가 갱신되었습니다',
      lead: '새 달의 요금 {price} 결제가 완료되었습니다. {email} 계정에 {sessions}가 추가되었습니다.',
      note: '다음 결제일은 {date}이며, 그때까지 사용하지 않은 세션은 만료됩니다. 내 요금제에서 언제든지 구독을 해지할 수 있습니다.',
      noteWithoutDay: '구독을 해지하셨으므로 이번이 마지막 결제입니다.',
    },
    failed: {
      subject: 'Fovea 결제가 완료되지 않았습니다',
      preheader: '아직 요금제를 갱신하지 못했습니다.',
      title: '결제가 완료되지 않았습니다',
      lead: '{email} 계정의 카드로 {sessions}에 대한 {price} 결제를 진행하지 못했습니다. 보유하신 세션은 그대로입니다.',
      note: '{date}에 다시 시도합니다. 다른 카드로 결제하려면 내 요금제에서 구독을 해지하고 다시 구독해 주세요.',
      noteWithoutDay:
        '며칠 안에 다시 시도합니다. 다른 카드로 결제하려면 내 요금제에서 구독을 해지하고 다시 구독해 주세요.',
    },
    ended: {
      subject: 'Fovea 요금제가 종료되었습니다',
      preheader: '더 이상 결제되지 않습니다.',
      title: '월간 요금제가 종료되었습니다',
      lead: '{email} 계정의 월간 요금제가 종료되었습니다. 더 이상 결제되지 않습니다.',
      note: '이 요금제의 세션은 {date}까지 사용할 수 있습니다. 따로 구매한 세션은 만료되지 않습니다.',
      noteWithoutDay: '언제든지 다시 시작할 수 있습니다.',
    },
    refunded: {
      subject: 'Fovea 환불 {price}',
      preheader: '결제한 카드로 돌려보내고 있습니다.',
      title: '{price} 금액을 환불해 드립니다',
      lead: '요청하신 대로 {price} 금액을 결제한 카드로 환불하고, {email} 계정에서 {sessions}를 차감했습니다.',
      note: '카드사에 따라 5~10일 안에 표시됩니다.',
    },
    second: {
      subject: '두 번째 Fovea 요금제는 시작되지 않았으며 {price} 금액을 환불합니다',
      preheader: '이미 월간 요금제를 이용하고 있습니다.',
      title: '{price} 금액을 환불해 드립니다',
      lead: '월간 요금제는 계정마다 하나입니다. {email} 계정에는 이미 월간 요금제가 있어, 결제하신 매월 {sessions}의 두 번째 요금제는 시작되지 않았습니다. {price} 금액은 결제한 카드로 환불되며, 이 요금제는 다시 결제되지 않습니다.',
      note: '따로 하실 일은 없습니다. 환불은 카드사에 따라 5~10일 안에 표시됩니다.',
    },
  },
};
const BUTTONS = {
  en: { receipt: 'Open the receipt', plan: 'My plan' },
  ko: { receipt: '영수증 보기', plan: '내 요금제' },
} satisfies Record<Language, object>;

/** $99.00 and ₩129,000, as on the screens. */
function toMailMoney(currency: Currency, amount: number): string {
  if (currency === 'KRW') return `₩${toMailNumber(amount)}`;
  const cents = String(amount % 100).padStart(2, '0');
  return `$${toMailNumber(Math.floor(amount / 100))}.${cents}`;
}

function toMailSessions(language: Language, count: number): string {
  if (language === 'ko') return `세션 ${toMailNumber(count)}개`;
  return `${toMailNumber(count)} ${count === 1 ? 'session' : 'sessions'}`;
}

export function toPaymentMail(
  language: Language,
  { webUrl, email, mail }: { webUrl: string; email: string; mail: PaymentMail },
) {
  const { kind, sessions, currency, amount, day, receiptUrl } = mail;
  const date = day === null ? '' : toMailDate(new Date(day));
  const fill = (words: string) =>
    words
      .replaceAll('{price}', () => toMailMoney(currency, amount))
      .replaceAll('{sessions}', () => toMailSessions(language, sessions))
      .replaceAll('{date}', () => date);
  const { subject, preheader, title, lead, note, noteWithoutDay = note } = TEXTS[language][kind];
  const buttons = BUTTONS[language];
  return toFramedMail(language, {
    webUrl,
    reason: 'account',
    subject: fill(subject),
    preheader: fill(preheader),
    title: fill(title),
    parts: [
      toMailParagraph(fill(lead), email),
      receiptUrl === null
        ? toMailButton(buttons.plan, `${webUrl}/account/plan`)
        : toMailButton(buttons.receipt, receiptUrl),
      toMailNote(fill(day === null ? noteWithoutDay : note)),
    ],
  });
}
