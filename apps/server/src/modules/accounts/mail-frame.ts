import type { Language } from '@fovea/contract';

/** What readers of mail know: tables, inline styles, system fonts, no pictures from the network. */
const FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const MARK =
  '<span style="display:inline-block;width:12px;height:12px;padding:4px;border:3px solid #fff;border-radius:50%;box-sizing:border-box;margin:5px;vertical-align:top"></span>';

/** Why somebody gets the mail. */
const REASONS = {
  entered: {
    en: (host: string) => `You get this mail because someone entered this address on ${host}.`,
    ko: (host: string) => `이 주소가 ${host}에 입력되어 보내 드린 메일입니다.`,
  },
  account: {
    en: (host: string) => `You get this mail because this address has an account on ${host}.`,
    ko: (host: string) => `이 주소로 만든 ${host} 계정이 있어 보내 드린 메일입니다.`,
  },
} satisfies Record<string, Record<Language, (host: string) => string>>;
const PRIVACY: Readonly<Record<Language, string>> = {
  en: 'Privacy policy',
  ko: '개인정보 처리방침',
};

export interface MailFrame {
  readonly language: Language;
  readonly webUrl: string;
  readonly reason: keyof typeof REASONS;
  readonly title: string;
  /** Shown behind the subject in the list of mails. */
  readonly preheader: string;
  /** Markup of the card under the title. */
  readonly body: string;
}

/** A card of at most 560 px with the mark above and the reason for the mail below. */
export function toFramedHtml(frame: MailFrame): string {
  const { language, webUrl, title, preheader, body } = frame;
  const footer = REASONS[frame.reason][language](new URL(webUrl).host);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">
<title>${title}</title></head>
<body style="margin:0;background:#f3f4ef;font-family:${FONTS};color:#45474f;font-size:15px;line-height:1.6;word-break:keep-all;overflow-wrap:anywhere">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4ef;table-layout:fixed"><tr>
<td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;background:#ffffff;border:1px solid #e3e4de;border-radius:14px"><tr>
<td style="padding:32px 28px">
<div style="font-size:17px;font-weight:700;line-height:26px;color:#16171b"><span style="display:inline-block;width:26px;height:26px;margin-right:8px;border-radius:7px;background:#5443e4;line-height:0;vertical-align:top">${MARK}</span>Fovea</div>
<h1 style="margin:18px 0 6px;font-size:21px;line-height:1.35;color:#16171b">${title}</h1>
${body}
</td></tr></table>
<p style="max-width:560px;margin:16px 0 0;font-size:12px;color:#6a6c75">${footer}<br>
<a href="${webUrl}/policy/privacy" style="color:#6a6c75">${PRIVACY[language]}</a></p>
</td></tr></table>
</body></html>`;
}

/** A button that is a link. */
export function toMailButton(href: string, text: string): string {
  return `<p style="margin:20px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#5443e4;color:#ffffff;font-weight:600;text-decoration:none">${text}</a></p>`;
}

export function toMailNote(markup: string): string {
  return `<p style="margin:0;font-size:13px;color:#6a6c75">${markup}</p>`;
}

export const MAIL_RULE = '<hr style="margin:18px 0 16px;border:0;border-top:1px solid #e3e4de">';

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
