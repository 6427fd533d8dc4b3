import { type Language, LIMITS } from '@fovea/contract';
import { escapeMarkup, MAIL_RULE, toFramedHtml, toMailButton, toMailNote } from './mail-frame.ts';

const MINUTES = LIMITS.resetLinkMinutes;

/** Minutes instead of an hour of the day: nobody knows the reader's time zone. */
const RESET_TEXTS = {
  en: {
    subject: 'Set a new Fovea password',
    preheader: 'The link works once.',
    title: 'Set a new password',
    lead: (email: string) => `Someone asked to reset the password of ${email}.`,
    life: `The link works once, within ${MINUTES} minutes.`,
    copy: 'Button does not open? Copy this address into your browser:',
    notYou: 'It was not you? Nothing changes. Your password stays as it is.',
  },
  ko: {
    subject: 'Fovea 비밀번호 재설정',
    preheader: '링크는 한 번만 사용할 수 있습니다.',
    title: '새 비밀번호 정하기',
    lead: (email: string) => `${email} 계정의 비밀번호 재설정 요청을 받았습니다.`,
    life: `링크는 ${MINUTES}분 안에 한 번만 사용할 수 있습니다.`,
    copy: '버튼이 열리지 않으면 아래 주소를 브라우저에 붙여 넣으세요.',
    notYou: '직접 요청하지 않으셨다면 그대로 두세요. 비밀번호는 바뀌지 않습니다.',
  },
} satisfies Record<Language, object>;

const CHANGED_TEXTS = {
  en: {
    subject: 'Your Fovea password was changed',
    preheader: 'All devices are logged out.',
    title: 'Your password was changed',
    lead: (email: string) => `The password of ${email} was set anew by a link from your mail.`,
    life: 'All devices are logged out. Log in with the new password.',
    notYou: 'It was not you? Set a new password now, and check who can read your mail.',
    button: 'Set a new password',
  },
  ko: {
    subject: 'Fovea 비밀번호가 변경되었습니다',
    preheader: '모든 기기에서 로그아웃되었습니다.',
    title: '비밀번호가 변경되었습니다',
    lead: (email: string) => `메일로 받은 링크로 ${email} 계정의 비밀번호가 재설정되었습니다.`,
    life: '모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인하세요.',
    notYou:
      '직접 변경하지 않으셨다면 지금 비밀번호를 다시 설정하고, 메일함에 다른 사람이 접근할 수 있는지 확인하세요.',
    button: '새 비밀번호 정하기',
  },
} satisfies Record<Language, object>;

interface Receiver {
  readonly webUrl: string;
  readonly email: string;
}

const toBold = (text: string) =>
  `<b style="color:#16171b;word-break:break-all">${escapeMarkup(text)}</b>`;
const toParagraph = (markup: string) => `<p style="margin:0">${markup}</p>`;

/** The token stands in the fragment, which no browser sends to a server. */
export function toResetMail(
  language: Language,
  { webUrl, email, token }: Receiver & { readonly token: string },
) {
  const { subject, preheader, title, lead, life, copy, notYou } = RESET_TEXTS[language];
  const link = `${webUrl}/user/reset-password#token=${token}`;
  const address = `<a href="${link}" style="color:#4a39d0;word-break:break-all">${link}</a>`;
  const body = [
    toParagraph(`${lead(toBold(email))} ${life}`),
    toMailButton(link, title),
    toMailNote(`${copy}<br>${address}`),
    MAIL_RULE,
    toMailNote(notYou),
  ].join('\n');
  return {
    subject,
    text: `${lead(email)} ${life}\n\n${link}\n\n${notYou}\n`,
    html: toFramedHtml({ language, webUrl, reason: 'entered', title, preheader, body }),
  };
}

export function toPasswordChangedMail(language: Language, { webUrl, email }: Receiver) {
  const { subject, preheader, title, lead, life, notYou, button } = CHANGED_TEXTS[language];
  const link = `${webUrl}/user/forgot-password`;
  const body = [
    toParagraph(`${lead(toBold(email))} ${life}`),
    MAIL_RULE,
    toMailNote(notYou),
    toMailButton(link, button),
  ].join('\n');
  return {
    subject,
    text: `${lead(email)} ${life}\n\n${notYou}\n\n${link}\n`,
    html: toFramedHtml({ language, webUrl, reason: 'account', title, preheader, body }),
  };
}
