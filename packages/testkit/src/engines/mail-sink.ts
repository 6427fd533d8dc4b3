import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { answerInbox } from './mail-inbox.ts';
import { choosePort } from './ports.ts';
import { isAddressedTo, type ReceivedMail } from './received-mail.ts';

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
