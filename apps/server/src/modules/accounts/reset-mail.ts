import { type Language, LIMITS } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  MAIL_RULE,
  toMailAddress,
  toMailButton,
  toMailNote,
  toMailParagraph,
} from '#platform/mail/mail-parts.ts';

const MINUTES = LIMITS.resetLinkMinutes;

/** Minutes instead of an hour of the day: nobody knows the reader's time zone. */
const TEXTS = {
  en: {
    subject: 'Set a new Fovea password',
    preheader: 'The link works once.',
    title: 'Set a new password',
    lead: `Someone asked to reset the password of {email}. The link works once, within ${MINUTES} minutes.`,
    copy: 'Button does not open? Copy this address into your browser:',
    notYou: 'It was not you? Nothing changes. Your password stays as it is.',
  },
  ko: {
    subject: 'Fovea 비밀번호 재설정',
    preheader: '링크는 한 번만 사용할 수 있습니다.',
    title: '새 비밀번호 정하기',
    lead: `{email} 계정의 비밀번호 재설정 요청을 받았습니다. 링크는 ${MINUTES}분 안에 한 번만 사용할 수 있습니다.`,
    copy: '버튼이 열리지 않으면 아래 주소를 브라우저에 붙여 넣으세요.',
    notYou: '직접 요청하지 않으셨다면 그대로 두세요. 비밀번호는 바뀌지 않습니다.',
  },
} satisfies Record<Language, object>;

interface ResetMail {
  readonly webUrl: string;
  readonly email: string;
  readonly token: string;
}

/** The token stands in the fragment, which no browser sends to a server. */
export function toResetMail(language: Language, { webUrl, email, token }: ResetMail) {
  const texts = TEXTS[language];
  const link = `${webUrl}/user/reset-password#token=${token}`;
  return toFramedMail(language, {
    ...texts,
    webUrl,
    reason: 'entered',
    parts: [
      toMailParagraph(texts.lead, email),
      toMailButton(texts.title, link),
      toMailAddress(texts.copy, link),
      MAIL_RULE,
      toMailNote(texts.notYou),
    ],
  });
}
