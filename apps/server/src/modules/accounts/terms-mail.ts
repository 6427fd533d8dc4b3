import type { Language } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  toMailButton,
  toMailDate,
  toMailNote,
  toMailParagraph,
} from '#platform/mail/mail-parts.ts';

const TEXTS = {
  en: {
    subject: 'New Fovea terms are in force from {date}',
    preheader: 'Read them before they come into force.',
    title: 'New terms from {date}',
    lead: 'The terms of service of Fovea change. The new ones are in force from {date}, also for the account of {email}.',
    button: 'Read the new terms',
    next: 'You need to do nothing until then. When you log in after that date, we ask you to agree to them.',
  },
  ko: {
    subject: '새로운 Fovea 이용약관이 {date}부터 시행됩니다',
    preheader: '시행 전에 미리 읽어 보세요.',
    title: '{date}부터 새 이용약관이 시행됩니다',
    lead: 'Fovea 이용약관이 변경됩니다. 새 약관은 {date}부터 시행되며 {email} 계정에도 적용됩니다.',
    button: '새 약관 읽기',
    next: '그때까지 따로 하실 일은 없습니다. 시행 후 로그인하시면 새 약관에 동의하는지 여쭤봅니다.',
  },
} satisfies Record<Language, object>;

export function toTermsMail(
  language: Language,
  { webUrl, email, inForceAt }: { webUrl: string; email: string; inForceAt: Date },
) {
  const date = toMailDate(inForceAt);
  const dated = (words: string) => words.replaceAll('{date}', date);
  const { subject, preheader, title, lead, button, next } = TEXTS[language];
  return toFramedMail(language, {
    webUrl,
    reason: 'account',
    subject: dated(subject),
    preheader,
    title: dated(title),
    parts: [
      toMailParagraph(dated(lead), email),
      toMailButton(button, `${webUrl}/policy/terms-of-service`),
      toMailNote(next),
    ],
  });
}
