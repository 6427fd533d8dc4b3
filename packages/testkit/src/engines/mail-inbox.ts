import type { IncomingMessage, ServerResponse } from 'node:http';
import { toListPage, toMailPage, toNotFoundPage } from './mail-pages.ts';
import { isAddressedTo, type ReceivedMail } from './received-mail.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'";
// A mail is a stranger's HTML: it may show pictures and styles, and open its links in a new tab.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data:";

type Answer = { status: number; type: string; policy: string; body: string };

/** Answers the inbox: `/`, `/messages/{id}`, `/messages/{id}/html`, `/api/messages?to=`. */
export function answerInbox(
  mails: readonly ReceivedMail[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { status, type, policy, body } = toAnswer(
    mails,
    new URL(request.url ?? '/', 'http://inbox'),
  );
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.end(body);
}

function toAnswer(mails: readonly ReceivedMail[], url: URL): Answer {
  const page = { status: 200, type: 'text/html', policy: PAGE_POLICY };
  if (url.pathname === '/') return { ...page, body: toListPage(mails) };
  if (url.pathname === '/api/messages') {
    const to = url.searchParams.get('to');
    const wanted = to === null ? mails : mails.filter((mail) => isAddressedTo(mail, to));
    return { ...page, type: 'application/json', body: JSON.stringify(wanted) };
  }
  const match = /^\/messages\/(\d+)(\/html)?$/.exec(url.pathname);
  const mail = mails.find(({ id }) => id === match?.[1]);
  if (mail === undefined) return { ...page, status: 404, body: toNotFoundPage() };
  if (match?.[2] === undefined) return { ...page, body: toMailPage(mail) };
  return { ...page, policy: MAIL_POLICY, body: `<base target="_blank">${mail.html}` };
}
