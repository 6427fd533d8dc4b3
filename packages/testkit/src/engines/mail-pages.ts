import type { ReceivedMail } from './received-mail.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#e2e4e9, #2d313a); --soft: light-dark(#5c6370, #9aa1ad); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fafbfc, #14161a); color: light-dark(#1b1e24, #e8eaee); }
header, main { max-width: 760px; margin: 0 auto; padding: 16px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; padding-bottom: 0; }
h1 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
a { color: light-dark(#1a5fd0, #8ab4ff); }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: 12px 16px; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: light-dark(#eef2f9, #1d2129); }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; }
.to, .empty, time, dt { color: var(--soft); font-size: 14px; }
.to, dd { overflow-wrap: anywhere; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
time { white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; align-items: baseline; gap: 2px 12px; margin: 0 0 16px; }
dd { margin: 0; }
h2 { font-size: 14px; color: var(--soft); font-weight: 500; margin: 20px 0 6px; }
iframe { display: block; width: 100%; height: 320px; resize: vertical; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
`;

const REFRESH = `
setInterval(async () => {
  const text = await fetch('/').then((reply) => reply.text(), () => '');
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  const now = document.querySelector('main');
  if (next && next.innerHTML !== now.innerHTML) now.replaceWith(next);
}, 2000);
`;

export function toListPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/messages/${mail.id}">
<span class="row"><span class="subject">${escapeHtml(mail.subject || '(no subject)')}</span>${toTime(mail)}</span>
<span class="to">${escapeHtml(mail.to.join(', '))}</span></a></li>`,
  );
  const list =
    rows.length === 0 ? '<p class="empty">No mail yet.</p>' : `<ul>${rows.join('')}</ul>`;
  const body = `<header><h1>Inbox</h1></header><main>${list}</main><script>${REFRESH}</script>`;
  const refresh = '<noscript><meta http-equiv="refresh" content="5"></noscript>';
  return toPage('Inbox', body, refresh);
}

export function toMailPage(mail: ReceivedMail): string {
  const html =
    mail.html === ''
      ? ''
      : `<h2>HTML</h2><iframe title="HTML of this mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${mail.id}/html"></iframe>`;
  const text =
    mail.text === '' ? '' : `<h2>Text</h2><pre>${toLinks(escapeHtml(mail.text.trimEnd()))}</pre>`;
  return toPage(
    mail.subject,
    `<header><a href="/">←&nbsp;Inbox</a><h1>${escapeHtml(mail.subject || '(no subject)')}</h1></header>
<main><dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Received</dt><dd>${toTime(mail)}</dd></dl>${text}${html}</main>`,
  );
}

export function toNotFoundPage(): string {
  return toPage(
    'Not found',
    '<header><a href="/">←&nbsp;Inbox</a><h1>This mail is not here</h1></header>',
  );
}

function toPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}<style>${STYLE}</style></head>
<body>${body}</body></html>`;
}

function toTime(mail: ReceivedMail): string {
  const iso = new Date(mail.receivedAtMs).toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
}

function toLinks(escaped: string): string {
  return escaped.replace(
    /https?:\/\/[^\s<>"]+/g,
    '<a href="$&" target="_blank" rel="noreferrer">$&</a>',
  );
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}
