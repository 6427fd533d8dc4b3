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
    subject: 'A log-in to your Fovea account was ended',
    preheader: 'Log in again to go on.',
    title: 'We ended a log-in to your account',
    lead: 'An old log-in of {email} was used again. This happens when somebody has copied it. To be safe, we ended that log-in on every device that shared it.',
    loggedOut: 'Were you logged out?',
    logIn: 'Log in again',
    unsure:
      'Not sure who it was? Set a new password, which logs out all devices, and check who can use your devices.',
    button: 'Set a new password',
  },
  ko: {
    subject: 'Fovea 계정의 로그인이 종료되었습니다',
    preheader: '계속 사용하려면 다시 로그인하세요.',
    title: '안전을 위해 로그인을 종료했습니다',
    lead: '{email} 계정의 지난 로그인이 다시 사용되었습니다. 누군가 로그인 정보를 복사했을 때 생기는 일입니다. 이 로그인을 함께 쓰던 모든 기기에서 로그아웃했습니다.',
    loggedOut: '로그아웃되었나요?',
    logIn: '다시 로그인',
    unsure:
      '누가 사용했는지 확실하지 않다면 새 비밀번호를 정하세요. 모든 기기에서 로그아웃됩니다. 다른 사람이 내 기기를 사용할 수 있는지도 확인하세요.',
    button: '새 비밀번호 정하기',
  },
} satisfies Record<Language, object>;

/** For the owner of a log-in that two sides have used. */
export function toSessionEndedMail(
  language: Language,
  { webUrl, email }: { readonly webUrl: string; readonly email: string },
) {
  const texts = TEXTS[language];
  return toFramedMail(language, {
    ...texts,
    webUrl,
    reason: 'account',
    parts: [
      toMailParagraph(texts.lead, email),
      toMailQuestion(texts.loggedOut, texts.logIn, `${webUrl}/user/login`),
      MAIL_RULE,
      toMailNote(texts.unsure),
      toMailButton(texts.button, `${webUrl}/user/forgot-password`),
    ],
  });
}
