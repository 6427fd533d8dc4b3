import { type Language, LIMITS } from '@fovea/contract';

interface Texts {
  readonly subject: string;
  readonly lead: string;
  readonly hint: string;
}

const TEXTS: Readonly<Record<Language, (code: string) => Texts>> = {
  en: (code) => ({
    subject: `${code} is your Fovea code`,
    lead: 'Enter this code to verify your email:',
    hint: `It works for ${LIMITS.verificationCodeMinutes} minutes. If you did not ask for it, ignore this mail.`,
  }),
  ko: (code) => ({
    subject: `Fovea 인증 코드 ${code}`,
    lead: '이메일 인증을 위해 아래 코드를 입력하세요.',
    hint: `${LIMITS.verificationCodeMinutes}분 동안 유효합니다. 요청하지 않으셨다면 이 메일을 무시하세요.`,
  }),
};

export function toVerificationMail(language: Language, code: string) {
  const { subject, lead, hint } = TEXTS[language](code);
  return {
    subject,
    text: `${lead}\n\n${code}\n\n${hint}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;color:#111">
<p>${lead}</p>
<p style="font-size:32px;letter-spacing:8px;font-weight:700;margin:24px 0">${code}</p>
<p style="color:#555">${hint}</p>
</body></html>`,
  };
}
