import type { Language } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import {
  MAIL_RULE,
  toMailButton,
  toMailNote,
  toMailParagraph,
  toMailQuestion,
} from '#platform/mail/mail-parts.ts';

const TEXTS = {
  en: {
    subject: 'You already have a Fovea account',
    preheader: 'Log in or set a new password.',
    title: 'You already have an account',
    lead: 'Someone tried to sign up with {email}. This address already has an account, so no code is needed. Log in instead.',
    logIn: 'Log in',
    forgot: 'Forgot your password?',
    reset: 'Set a new password',
    notYou: 'It was not you? Nothing changes. Your account stays as it is.',
  },
  ko: {
    subject: '이미 Fovea 계정이 있습니다',
    preheader: '로그인하거나 새 비밀번호를 정하세요.',
    title: '이미 계정이 있습니다',
    lead: '{email} 주소로 가입하려는 요청을 받았습니다. 이 주소로 만든 계정이 이미 있으니 인증 코드 없이 바로 로그인하세요.',
    logIn: '로그인',
    forgot: '비밀번호를 잊으셨나요?',
    reset: '새 비밀번호 정하기',
    notYou: '직접 요청하지 않으셨다면 그대로 두세요. 계정은 바뀌지 않습니다.',
  },
} satisfies Record<Language, object>;

/** In place of a code, for whoever signs up with an address that has an account. */
export function toAccountExistsMail(
  language: Language,
  { webUrl, email }: { readonly webUrl: string; readonly email: string },
) {
  const texts = TEXTS[language];
  return toFramedMail(language, {
    ...texts,
    webUrl,
    reason: 'entered',
    parts: [
      toMailParagraph(texts.lead, email),
      toMailButton(texts.logIn, `${webUrl}/user/login`),
      toMailQuestion(texts.forgot, texts.reset, `${webUrl}/user/forgot-password`),
      MAIL_RULE,
      toMailNote(texts.notYou),
    ],
  });
}
