/** A piece of a mail: its markup, and the same words for the text part. */
export interface MailPart {
  readonly html: string;
  readonly text: string;
}

const NUMBERS = new Intl.NumberFormat('en-US');
const LINK_COLOUR = '#4a39d0';

/** US grouping in every language, as on the screens. */
export const toMailNumber = (value: number) => NUMBERS.format(value);

/** yyyy.mm.dd of UTC, in every language: where a mail is read is not known. */
export const toMailDate = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '.');

/** `{email}` in the words stands for the address, which is shown in bold. */
export function toMailParagraph(words: string, email = ''): MailPart {
  const bold = `<b style="color:#16171b;word-break:normal;word-wrap:break-word;overflow-wrap:anywhere">${escapeMarkup(email)}</b>`;
  return {
    html: `<p style="margin:0">${escapeMarkup(words).replace('{email}', () => bold)}</p>`,
    text: words.replace('{email}', () => email),
  };
}

export function toMailNote(words: string): MailPart {
  return { html: toSmall(escapeMarkup(words)), text: words };
}

/** A question whose answer is a link. */
export function toMailQuestion(question: string, answer: string, href: string): MailPart {
  return {
    html: `<p style="margin:16px 0 0">${escapeMarkup(question)} ${toLink(href, answer)}</p>`,
    text: `${question} ${answer}:\n${href}`,
  };
}

/** A button that is a link. */
export function toMailButton(words: string, href: string): MailPart {
  const style =
    'display:inline-block;padding:11px 24px;border-radius:10px;background:#5443e4;color:#ffffff;font-weight:600;text-decoration:none';
  return {
    html: `<p style="margin:20px 0 0"><a href="${escapeMarkup(href)}" style="${style}">${escapeMarkup(words)}</a></p>`,
    text: `${words}:\n${href}`,
  };
}

/** For a button that does not open; the text part has no buttons. */
export function toMailAddress(words: string, href: string): MailPart {
  const address = toLink(href, href, 'word-break:break-all');
  return { html: toSmall(`${escapeMarkup(words)}<br>${address}`), text: '' };
}

/** One word, so that phones offer to enter it. */
export function toMailCode(code: string): MailPart {
  const size =
    code.length > 8
      ? 'font-size:21px;letter-spacing:.04em;text-indent:.04em'
      : 'font-size:38px;letter-spacing:.26em;text-indent:.26em';
  const style = `margin:20px 0 0;border:1px solid #e3e4de;border-radius:12px;background:#f8f8f6;color:#16171b;${size};line-height:76px;font-weight:700;font-variant-numeric:tabular-nums;text-align:center;white-space:nowrap`;
  return { html: `<div style="${style}">${escapeMarkup(code)}</div>`, text: code };
}

export const MAIL_RULE: MailPart = {
  html: '<hr style="margin:18px 0 16px;border:0;border-top:1px solid #e3e4de">',
  text: '',
};

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toSmall(markup: string): string {
  return `<p style="margin:16px 0 0;font-size:13px;line-height:20px;color:#6a6c75">${markup}</p>`;
}

function toLink(href: string, words: string, style = ''): string {
  return `<a href="${escapeMarkup(href)}" style="color:${LINK_COLOUR};${style}">${escapeMarkup(words)}</a>`;
}
