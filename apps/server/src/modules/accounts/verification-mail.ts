import { type Language, LIMITS } from '@fovea/contract';
import { toFramedMail } from '#platform/mail/mail-frame.ts';
import { toMailCode, toMailNote, toMailParagraph } from '#platform/mail/mail-parts.ts';

const MINUTES = LIMITS.verificationCodeMinutes;

const TEXTS = {
  en: {
    subject: (groups: string) => `${groups} is your Fovea code`,
    preheader: 'Enter it on the sign-up page.',
    title: 'Your verification code',
    lead: `Enter these six figures on the sign-up page. They work for ${MINUTES} minutes.`,
    notYou: 'You did not ask for this? Ignore this mail. No account is made without the code.',
  },
  ko: {
    subject: (groups: string) => `Fovea 인증 코드 ${groups}`,
    preheader: '가입 화면에 입력하세요.',
    title: '인증 코드',
    lead: `가입 화면에 아래 6자리 숫자를 입력하세요. ${MINUTES}분 동안 사용할 수 있습니다.`,
    notYou: '요청하지 않으셨다면 이 메일을 무시하세요. 코드가 없으면 계정이 만들어지지 않습니다.',
  },
} satisfies Record<Language, object>;

/** The subject shows the code in two groups to read, the body as one word to copy. */
export function toVerificationMail(
  language: Language,
  { webUrl, code }: { readonly webUrl: string; readonly code: string },
) {
  const { subject, preheader, title, lead, notYou } = TEXTS[language];
  return toFramedMail(language, {
    webUrl,
    reason: 'entered',
    subject: subject(`${code.slice(0, 3)} ${code.slice(3)}`),
    preheader,
    title,
    parts: [toMailParagraph(lead), toMailCode(code), toMailNote(notYou)],
  });
}
