import type { Language } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import { MAIL_RULE, toMailButton, toMailNote, toMailParagraph } from '#platform/mail/mail-parts.ts';

const TEXTS = {
  en: {
    subject: 'Your Fovea password was changed',
    title: 'Your password was changed',
    button: 'Set a new password',
    link: {
      preheader: 'All devices are logged out.',
      lead: 'The password of {email} was set anew by a link from your mail. All devices are logged out. Log in with the new password.',
      notYou: 'It was not you? Set a new password now, and check who can read your mail.',
    },
    profile: {
      preheader: 'All other devices are logged out.',
      lead: 'The password of {email} was changed on the My Account page. All other devices are logged out. Log in there with the new password.',
      notYou: 'It was not you? Set a new password now, and check who can use your devices.',
    },
  },
  ko: {
    subject: 'Fovea 비밀번호가 변경되었습니다',
    title: '비밀번호가 변경되었습니다',
    button: '새 비밀번호 정하기',
    link: {
      preheader: '모든 기기에서 로그아웃되었습니다.',
      lead: '메일로 받은 링크로 {email} 계정의 비밀번호가 재설정되었습니다. 모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인하세요.',
      notYou:
        '직접 변경하지 않으셨다면 지금 비밀번호를 다시 설정하고, 메일함에 다른 사람이 접근할 수 있는지 확인하세요.',
    },
    profile: {
      preheader: '다른 모든 기기에서 로그아웃되었습니다.',
      lead: '내 계정 화면에서 {email} 계정의 비밀번호가 변경되었습니다. 다른 모든 기기에서 로그아웃되었습니다. 그 기기에서는 새 비밀번호로 로그인하세요.',
      notYou:
        '직접 변경하지 않으셨다면 지금 비밀번호를 다시 설정하고, 다른 사람이 내 기기를 사용할 수 있는지 확인하세요.',
    },
  },
} satisfies Record<Language, object>;

interface PasswordChangedMail {
  readonly webUrl: string;
  readonly email: string;
  readonly by: 'link' | 'profile';
}

export function toPasswordChangedMail(
  language: Language,
  { webUrl, email, by }: PasswordChangedMail,
) {
  const { subject, title, button, [by]: way } = TEXTS[language];
  return toFramedMail(language, {
    webUrl,
    reason: 'account',
    subject,
    preheader: way.preheader,
    title,
    parts: [
      toMailParagraph(way.lead, email),
      MAIL_RULE,
      toMailNote(way.notYou),
      toMailButton(button, `${webUrl}/user/forgot-password`),
    ],
  });
}
