import { LANGUAGES, type Language } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toAccountExistsMail } from '#modules/accounts/account-exists-mail.ts';
import { toLeavingMail } from '#modules/accounts/leaving-mail.ts';
import { toPasswordChangedMail } from '#modules/accounts/password-changed-mail.ts';
import { toResetMail } from '#modules/accounts/reset-mail.ts';
import { toSessionEndedMail } from '#modules/accounts/session-ended-mail.ts';
import { toTermsMail } from '#modules/accounts/terms-mail.ts';
import { toVerificationMail } from '#modules/accounts/verification-mail.ts';
import { toPaymentMail } from '#modules/payments/payment-mail.ts';
import { toProjectEndMail } from '#modules/projects/project-end-mail.ts';
import { toTransferMail } from '#modules/transfers/transfer-mail.ts';

const webUrl = 'https://app.example.com';
const email = 'mina@example.com';
const token = 'a-token_of-the-mail';
const LINKS = {
  logIn: `${webUrl}/user/login`,
  forgot: `${webUrl}/user/forgot-password`,
  reset: `${webUrl}/user/reset-password#token=${token}`,
};
const PROJECT_END = {
  webUrl,
  projectId: '0199c0de-0000-7000-8000-000000000001',
  startedAt: new Date('2026-10-30T09:00:00Z'),
  idleSince: new Date('2026-11-16T09:00:00Z'),
  endsAt: new Date('2027-02-14T09:00:00Z'),
  keptUntil: new Date('2027-08-13T09:00:00Z'),
  hasSessions: true,
};

const PAYMENT = {
  userId: '',
  about: '',
  sessions: 30,
  currency: 'KRW',
  amount: 129_000,
  receiptUrl: 'https://receipts.example/1',
} as const;
const DAY = '2026-12-17T09:00:00Z';
const PAYMENT_MAILS = [
  ['receipt', null],
  ['renewal', DAY],
  ['renewal', null],
  ['failed', DAY],
  ['failed', null],
  ['ended', DAY],
  ['ended', null],
  ['refunded', null],
] as const;

const MAILS = [
  [
    'verification',
    (language: Language) => toVerificationMail(language, { webUrl, code: '407512' }),
  ],
  [
    'account exists',
    (language: Language, to = email) => toAccountExistsMail(language, { webUrl, email: to }),
  ],
  [
    'reset',
    (language: Language, to = email) => toResetMail(language, { webUrl, email: to, token }),
  ],
  [
    'password changed by link',
    (language: Language, to = email) =>
      toPasswordChangedMail(language, { webUrl, email: to, by: 'link' }),
  ],
  [
    'password changed in the profile',
    (language: Language, to = email) =>
      toPasswordChangedMail(language, { webUrl, email: to, by: 'profile' }),
  ],
  [
    'session ended',
    (language: Language, to = email) => toSessionEndedMail(language, { webUrl, email: to }),
  ],
  [
    'leaving',
    (language: Language, to = email) =>
      toLeavingMail(language, { webUrl, email: to, leavesAt: new Date('2026-12-01T09:00:00Z') }),
  ],
  [
    'terms',
    (language: Language, to = email) =>
      toTermsMail(language, { webUrl, email: to, inForceAt: new Date('2026-12-03T09:00:00Z') }),
  ],
  [
    'transfer code',
    (language: Language, to = email) =>
      toTransferMail(language, {
        webUrl,
        code: 'K7M2-9XQD-4HPT',
        amount: 10,
        from: to,
        receiver: email,
        hasAccount: true,
      }),
  ],
  [
    'project ends soon',
    (language: Language, to = email) =>
      toProjectEndMail(language, { ...PROJECT_END, email: to, kind: 'soon' }),
  ],
  [
    'project ended',
    (language: Language, to = email) =>
      toProjectEndMail(language, { ...PROJECT_END, email: to, kind: 'ended' }),
  ],
  ...PAYMENT_MAILS.map(
    ([kind, day]) =>
      [
        `${kind}${day === null ? ' without a day' : ''}`,
        (language: Language, to = email) =>
          toPaymentMail(language, { webUrl, email: to, mail: { ...PAYMENT, kind, day } }),
      ] as const,
  ),
] as const;
const EVERY_MAIL = LANGUAGES.flatMap((language) =>
  MAILS.map(([name, toMail]) => ({ name, language, toMail })),
);
const DATED = /^(leaving|project ends soon|project ended|renewal|failed|ended)$/;
/** Speaks of the button, which the text part does not have. */
const COPY_NOTE = /<p[^>]*>[^<]*<br><a [^>]*>https:[^<]*<\/a><\/p>/;

describe('every mail', () => {
  it.each(EVERY_MAIL)('$name says the same in both parts, $language', ({ language, toMail }) => {
    const { text, html } = toMail(language);
    const words = toWords(text.replaceAll(/:?\s(?=https:)/g, ' ').replaceAll(/https:\S+/g, ' '));
    expect(words.length).toBeGreaterThan(20);
    expect(toWords(toSeenText(html.replace(COPY_NOTE, '')))).toEqual(words);
  });

  it.each(EVERY_MAIL)(
    '$name has the same links in both parts, $language',
    ({ language, toMail }) => {
      const { text, html } = toMail(language);
      const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      const inText = text.match(/https:\S+/g) ?? [];
      expect([...new Set(inHtml)]).toEqual(inText);
      expect(inText).toContain(`${webUrl}/policy/privacy`);
    },
  );

  it.each(EVERY_MAIL)('$name is marked as $language and loads nothing', ({ language, toMail }) => {
    const { html } = toMail(language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<(img|link|script|style|iframe)\b|url\(|\bsrc=/);
  });

  it.each(EVERY_MAIL)(
    '$name has words of its language alone, $language',
    ({ language, toMail }) => {
      const { subject, text } = toMail(language);
      for (const words of [subject, text]) expect(/[가-힣]/.test(words)).toBe(language === 'ko');
      expect(`${subject}${text.replaceAll(/https:\S+/g, '')}`).not.toMatch(/token|!|undefined|\{/);
    },
  );

  it.each(EVERY_MAIL.filter(({ name }) => name !== 'verification'))(
    '$name shows a strange address as it is and never as markup, $language',
    ({ language, toMail }) => {
      const strange = `"<b>$&'{email}"@example.com`;
      const { subject, text, html } = toMail(language, strange);
      expect(text).toContain(strange);
      expect(html).not.toContain('<b>$');
      expect(toSeenText(html)).toContain(strange);
      expect(subject).not.toContain('@');
    },
  );
});

it.each(EVERY_MAIL.filter(({ name }) => DATED.test(name)))(
  'The specification says "Dates yyyy.mm.dd": the mail $name has them so, $language',
  ({ language, toMail }) => {
    const { subject, text } = toMail(language);
    expect(text).toMatch(/2026\.12\.(01|17)|2027\.0(2\.14|8\.13)/);
    expect(`${subject} ${text}`.replaceAll(/\b\d{4}\.\d{2}\.\d{2}/g, '')).not.toMatch(/202[67]/);
  },
);

describe('the verification mail', () => {
  it.each([
    [
      'en',
      '407 512 is your Fovea code',
      'Enter it on the sign-up page.',
      'They work for 10 minutes.',
    ],
    ['ko', 'Fovea 인증 코드 407 512', '가입 화면에 입력하세요.', '10분 동안 사용할 수 있습니다.'],
  ] as const)(
    'has the code in two groups in the subject and as one word in both parts, %s',
    (language, subject, preheader, life) => {
      const mail = toVerificationMail(language, { webUrl, code: '407512' });
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(`>${preheader}&#847;`);
      for (const part of [mail.text, toSeenText(mail.html)]) {
        expect(part.match(/\b\d{6}\b/g)).toEqual(['407512']);
        expect(part).toContain(life);
      }
    },
  );

  it('keeps the zeros that a code begins with', () => {
    const mail = toVerificationMail('en', { webUrl, code: '000042' });
    expect(mail.subject).toBe('000 042 is your Fovea code');
    expect(mail.text).toContain('\n\n000042\n\n');
  });
});

describe('the mail to an address that has an account', () => {
  it.each([
    ['en', 'You already have a Fovea account', 'It was not you? Nothing changes.'],
    ['ko', '이미 Fovea 계정이 있습니다', '직접 요청하지 않으셨다면 그대로 두세요.'],
  ] as const)(
    'leads to the log-in and to a new password, and has no code, %s',
    (language, subject, notYou) => {
      const mail = toAccountExistsMail(language, { webUrl, email });
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(notYou);
      expect(mail.text).toContain(email);
      expect(mail.text).toContain(`${LINKS.logIn}\n`);
      expect(mail.text).toContain(`${LINKS.forgot}\n`);
      expect(mail.text).not.toMatch(/\d{6}/);
    },
  );
});

describe('the reset mail', () => {
  it.each([
    ['en', 'Set a new Fovea password', 'The link works once, within 30 minutes.'],
    ['ko', 'Fovea 비밀번호 재설정', '링크는 30분 안에 한 번만 사용할 수 있습니다.'],
  ] as const)(
    'has the link as a button and to copy, and its life time, %s',
    (language, subject, life) => {
      const mail = toResetMail(language, { webUrl, email, token });
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(life);
      expect(mail.text).toContain(`${LINKS.reset}\n`);
      expect(mail.html.split(`href="${LINKS.reset}"`)).toHaveLength(3);
      expect(mail.html).toContain(`>${LINKS.reset}</a>`);
    },
  );
});

describe('the mail about a changed password', () => {
  it.each([
    ['en', 'link', ' All devices are logged out. '],
    ['en', 'profile', ' All other devices are logged out. '],
    ['ko', 'link', ' 모든 기기에서 로그아웃되었습니다. '],
    ['ko', 'profile', ' 다른 모든 기기에서 로그아웃되었습니다. '],
  ] as const)('says which devices are logged out, %s by %s', (language, by, devices) => {
    const mail = toPasswordChangedMail(language, { webUrl, email, by });
    expect(mail.text).toContain(devices);
    expect(mail.html).toContain(`>${devices.trim()}&#847;`);
    expect(mail.text).toContain(`${LINKS.forgot}\n`);
  });
});

describe('the mail about an ended session', () => {
  it.each([
    ['en', 'An old log-in of mina@example.com was used again.', 'every device that shared it'],
    ['ko', 'mina@example.com 계정의 지난 로그인이 다시 사용되었습니다.', '함께 쓰던 모든 기기에서'],
  ] as const)('says what happened, where, and what to do, %s', (language, what, where) => {
    const mail = toSessionEndedMail(language, { webUrl, email });
    expect(mail.text).toContain(what);
    expect(mail.text).toContain(where);
    expect(mail.text.indexOf(LINKS.logIn)).toBeLessThan(mail.text.indexOf(LINKS.forgot));
    expect(mail.text).toContain(`${LINKS.logIn}\n`);
    expect(mail.text).not.toMatch(/refresh|token|cookie/i);
  });
});

describe('the mails about the end of a project', () => {
  it.each(LANGUAGES)('lead to the project, %s', (language) => {
    for (const kind of ['soon', 'ended'] as const) {
      const { text } = toProjectEndMail(language, { ...PROJECT_END, email, kind });
      expect(text).toContain(`${webUrl}/project/${PROJECT_END.projectId}\n`);
    }
  });

  it('promise nothing to analyse where nobody took part', () => {
    const nobody = { ...PROJECT_END, idleSince: PROJECT_END.startedAt, keptUntil: undefined };
    const ended = toProjectEndMail('en', { ...nobody, email, kind: 'ended' });
    expect(ended.text).not.toContain('analyse');
    const soon = toProjectEndMail('en', { ...nobody, email, kind: 'soon' });
    expect(soon.text).toContain('Nobody has taken part yet');
  });
});

/** Text that a reader sees under the mark. */
function toSeenText(html: string): string {
  return html
    .slice(html.indexOf('<h1'))
    .replaceAll(/<[^>]+>/g, (tag) => (/^<\/?(b|a|span)\b/.test(tag) ? '' : ' '))
    .replaceAll(' · ', ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
