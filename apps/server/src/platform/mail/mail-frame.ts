import type { Language } from '@fovea/contract';
import { escapeMarkup, type MailPart } from './mail-parts.ts';

/**
 * Fonts that mail readers know: tables, inline styles, system fonts, no pictures from the network.
 */
const FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";
/** The eye in the square, drawn by borders. */
const MARK =
  '<span style="display:inline-block;width:26px;height:26px;margin-right:8px;border-radius:7px;background:#5443e4;line-height:0;vertical-align:top"><span style="display:inline-block;box-sizing:border-box;width:16px;height:16px;margin:5px;border:2px solid #ffffff;border-radius:50%;vertical-align:top"><span style="display:inline-block;width:5px;height:5px;margin:2px 0 0 5px;border-radius:50%;background:#ffffff;vertical-align:top"></span></span></span>';
/** Invisible, and wide enough that lists of mails show nothing of the card behind the preheader. */
const PREHEADER_END = '&#847;&zwnj;&nbsp;'.repeat(80);
const COPYRIGHT = '© 2014-2024 Fovea';

/** Why somebody gets the mail. */
const REASONS = {
  entered: {
    en: (host: string) => `You get this mail because someone entered this address on ${host}.`,
    ko: (host: string) => `이 주소가 ${host}에 입력되어 보내 드린 메일입니다.`,
  },
  inquiry: {
    en: (host: string) => `You get this mail because ${host} sends inquiries to this address.`,
    ko: (host: string) => `${host}의 문의를 받는 주소로 보내 드린 메일입니다.`,
  },
  account: {
    en: (host: string) => `You get this mail because this address has an account on ${host}.`,
    ko: (host: string) => `이 주소로 만든 ${host} 계정이 있어 보내 드린 메일입니다.`,
  },
} satisfies Record<string, Record<Language, (host: string) => string>>;

const FOOTER_LINKS: Readonly<Record<Language, readonly (readonly [path: string, name: string])[]>> =
  {
    en: [
      ['/policy/privacy', 'Privacy policy'],
      ['/contact-us', 'Help'],
    ],
    ko: [
      ['/policy/privacy', '개인정보 처리방침'],
      ['/contact-us', '도움말'],
    ],
  };

interface FramedMail {
  readonly webUrl: string;
  readonly reason: keyof typeof REASONS;
  readonly subject: string;
  /** Shown behind the subject in the list of mails. */
  readonly preheader: string;
  readonly title: string;
  /** Content of the card under the title. */
  readonly parts: readonly MailPart[];
}

/** A card of at most 560 px with the reason for the mail below, and the same words as text. */
export function toFramedMail(language: Language, mail: FramedMail) {
  const { webUrl, subject, title, parts } = mail;
  const reason = REASONS[mail.reason][language](new URL(webUrl).host);
  const footer = FOOTER_LINKS[language].map(([path, name]) => `${name}: ${webUrl}${path}`);
  const texts = [
    title,
    ...parts.map(({ text }) => text),
    [reason, COPYRIGHT, ...footer].join('\n'),
  ];
  return {
    subject,
    text: `${texts.filter((text) => text !== '').join('\n\n')}\n`,
    html: toHtml(language, mail, reason),
  };
}

function toHtml(language: Language, mail: FramedMail, reason: string): string {
  const { webUrl, preheader, title, parts } = mail;
  const links = FOOTER_LINKS[language].map(
    ([path, name]) =>
      `<a href="${escapeMarkup(webUrl + path)}" style="color:#6a6c75">${escapeMarkup(name)}</a>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;background:#f3f4ef;font-family:${FONTS};color:#45474f;font-size:15px;line-height:1.6;word-break:keep-all;overflow-wrap:anywhere">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preheader)}${PREHEADER_END}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4ef;table-layout:fixed"><tr>
<td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;background:#ffffff;border:1px solid #e3e4de;border-radius:14px"><tr>
<td style="padding:32px 28px 30px">
<div style="font-size:17px;font-weight:700;line-height:26px;letter-spacing:-.02em;color:#16171b">${MARK}Fovea</div>
<h1 style="margin:18px 0 6px;font-size:22px;line-height:30px;letter-spacing:-.02em;color:#16171b">${escapeMarkup(title)}</h1>
${parts.map(({ html }) => html).join('\n')}
</td></tr></table>
<p style="max-width:560px;margin:16px 0 0;font-size:12px;line-height:18px;color:#6a6c75">${escapeMarkup(reason)}<br>
${[COPYRIGHT, ...links].join(' · ')}</p>
</td></tr></table>
</body></html>`;
}
