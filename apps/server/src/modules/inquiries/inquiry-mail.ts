import type { Inquiry, Language } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import { toMailNote, toMailParagraph } from '#platform/mail/mail-parts.ts';

const CONFIRMATION = {
  en: {
    subject: 'We have received your inquiry',
    title: 'We have received your inquiry.',
    lead: 'We answer within 1 day, to this address.',
    notYou: 'If it was not you, do nothing: no account was made, and we do not write again.',
  },
  ko: {
    subject: '문의를 접수했습니다',
    title: '문의를 접수했습니다.',
    lead: '1일 이내에 이 주소로 답변드립니다.',
    notYou:
      '직접 문의하지 않으셨다면 무시하세요. 계정은 만들어지지 않으며 다시 메일을 보내지 않습니다.',
  },
} satisfies Record<Language, object>;

/** Nothing of what was written: the address may be somebody else's. */
export function toConfirmation({ language }: Inquiry, webUrl: string) {
  const { subject, title, lead, notYou } = CONFIRMATION[language];
  return toFramedMail(language, {
    webUrl,
    reason: 'entered',
    subject,
    preheader: lead,
    title,
    parts: [toMailParagraph(lead), toMailNote(notYou)],
  });
}

/** For the operator, who reads English. */
export function toForwarded(inquiry: Inquiry, webUrl: string) {
  const { firstName, lastName, company, email, language, message } = inquiry;
  const name = `${firstName} ${lastName}`;
  const subject =
    inquiry.kind === 'contact'
      ? `Inquiry of ${name}, ${company}`
      : `Organisation plan: ${company}, ${inquiry.accounts} accounts`;
  const lines = [
    `Name: ${name}`,
    `E-mail: ${email}`,
    `Company: ${company}`,
    `Language: ${language}`,
    ...(inquiry.kind === 'contact'
      ? [`Usage: ${inquiry.usage}`]
      : [`Accounts: ${inquiry.accounts}`, `Start: ${inquiry.start ?? 'not said'}`]),
  ];
  const written = message === '' ? ['No message.'] : message.split(/\n+/);
  return toFramedMail('en', {
    webUrl,
    reason: 'inquiry',
    subject,
    preheader: written[0] ?? '',
    title: subject,
    parts: [...lines, ...written].map((words) =>
      toMailParagraph(words.replaceAll('{email}', '{ email }')),
    ),
  });
}
