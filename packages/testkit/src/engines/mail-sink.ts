import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { toListPage, toMailPage, toNotFoundPage } from './mail-pages.ts';
import { choosePort } from './ports.ts';
import { isAddressedTo, type ReceivedMail } from './received-mail.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'";
// A mail is a stranger's HTML: it may show pictures and styles, and open its links in a new tab.
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data:";

type Answer = { status: number; type: string; policy: string; body: string };

export type MailSinkOptions = { smtpPort?: number; httpPort?: number; keep?: number };

export type MailSink = {
  smtpUrl: string;
  inboxUrl: string;
  /** Newest first. */
  messages(): ReceivedMail[];
  /** The newest mail to an address that came at or after `afterMs`; throws when none comes. */
  waitForMail(wanted: { to: string; afterMs?: number; timeoutMs: number }): Promise<ReceivedMail>;
  /** Refuses connections, as a mail server that is down. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** A mail server that delivers nothing: what it takes can be read over HTTP. */
export async function startMailSink(options: MailSinkOptions = {}): Promise<MailSink> {
  const keep = options.keep ?? 500;
  const mails: ReceivedMail[] = [];
  let received = 0;

  async function take(raw: Buffer, from: string, to: string[]): Promise<void> {
    const parsed = await PostalMime.parse(raw);
    received += 1;
    mails.unshift({
      id: String(received),
      receivedAtMs: Date.now(),
      from,
      to,
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
    });
    mails.length = Math.min(mails.length, keep);
  }

  const smtpPort = await choosePort(options.smtpPort);
  let smtp: SMTPServer | undefined = await listenSmtp(smtpPort, take);
  const http = createServer((request, response) => answerInbox(mails, request, response));
  await listenHttp(http, await choosePort(options.httpPort));

  async function pause(): Promise<void> {
    const paused = smtp;
    smtp = undefined;
    if (paused !== undefined) await new Promise<void>((resolve) => paused.close(resolve));
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    messages: () => [...mails],
    async waitForMail({ to, afterMs = 0, timeoutMs }) {
      const deadline = performance.now() + timeoutMs;
      for (;;) {
        const found = mails.find((mail) => mail.receivedAtMs >= afterMs && isAddressedTo(mail, to));
        if (found !== undefined) return found;
        if (performance.now() >= deadline) throw new Error(`No mail to ${to} in ${timeoutMs} ms`);
        await sleep(20);
      }
    },
    pause,
    async resume() {
      smtp ??= await listenSmtp(smtpPort, take);
    },
    async stop() {
      await pause();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

async function listenSmtp(
  port: number,
  take: (raw: Buffer, from: string, to: string[]) => Promise<void>,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    // A certificate would be made up, and clients would rightly refuse it.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom === false ? '' : mailFrom.address;
      const to = rcptTo.map((recipient) => recipient.address);
      buffer(stream)
        .then((raw) => take(raw, from, to))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  server.removeAllListeners('error');
  // A client that hangs up mid-mail is no fault of the sink.
  server.on('error', () => undefined);
  return server;
}

async function listenHttp(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Answers the inbox: `/`, `/messages/{id}`, `/messages/{id}/html`, `/api/messages?to=`. */
function answerInbox(
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
