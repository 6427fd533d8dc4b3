import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from './mail-sink.ts';

const HTML = '<p>안녕 <b>42</b></p><script>alert(1)</script>';

let sink: MailSink;

beforeEach(async () => {
  sink = await startMailSink({ keep: 3 });
});

afterEach(async () => {
  await sink.stop();
});

/** Speaks SMTP by hand, so that the sink is tried as a mail server and not through a library. */
async function sendMail(to: string, subject: string): Promise<void> {
  const { hostname, port } = new URL(sink.smtpUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const expectCode = async (code: string) => {
    for (;;) {
      const line = String((await lines.next()).value);
      if (!line.startsWith(code)) throw new Error(line);
      if (line[3] === ' ') return;
    }
  };
  const boundary = 'part';
  const message = [
    `From: Fovea <no-reply@fovea.example>`,
    `To: ${to}`,
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary=${boundary}`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your code is 123456: https://fovea.example/verify?a=1&b=2',
    `--${boundary}`,
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(HTML).toString('base64'),
    `--${boundary}--`,
    '.',
  ];
  const steps = [
    ['220', 'EHLO test'],
    ['250', 'MAIL FROM:<no-reply@fovea.example>'],
    ['250', `RCPT TO:<${to}>`],
    ['250', 'DATA'],
    ['354', message.join('\r\n')],
    ['250', 'QUIT'],
  ] as const;
  try {
    for (const [code, line] of steps) {
      await expectCode(code);
      socket.write(`${line}\r\n`);
    }
    await expectCode('221');
  } finally {
    socket.destroy();
  }
}

describe('mail sink', () => {
  it('takes a mail over SMTP and shows it over HTTP', async () => {
    const waiting = sink.waitForMail({ to: 'Kim@Lab.example', timeoutMs: 2_000 });
    await sendMail('kim@lab.example', '확인 <코드>');
    const mail = await waiting;
    expect(mail).toMatchObject({ subject: '확인 <코드>', from: 'no-reply@fovea.example' });
    expect(mail.text).toContain('Your code is 123456');
    expect(mail.html.trim()).toBe(HTML);

    const listed = await (await fetch(`${sink.inboxUrl}/api/messages?to=kim@lab.example`)).json();
    expect(listed).toEqual([mail]);
    expect(await (await fetch(`${sink.inboxUrl}/api/messages?to=lee@lab.example`)).json()).toEqual(
      [],
    );

    const list = await (await fetch(sink.inboxUrl)).text();
    expect(list).toContain('확인 &lt;코드&gt;');
    const page = await (await fetch(`${sink.inboxUrl}/messages/${mail.id}`)).text();
    expect(page).toContain('href="https://fovea.example/verify?a=1&amp;b=2"');
    expect(page).not.toContain('<script>alert');
    const frame = await fetch(`${sink.inboxUrl}/messages/${mail.id}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(await frame.text()).toContain('안녕');
    expect((await fetch(`${sink.inboxUrl}/messages/99`)).status).toBe(404);
  });

  it('refuses connections while it is paused and takes mail after', async () => {
    await sink.pause();
    await expect(sendMail('a@lab.example', 'lost')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await sink.resume();
    await sendMail('a@lab.example', 'kept');
    expect(sink.messages().map((mail) => mail.subject)).toEqual(['kept']);
  });

  it('keeps only the newest mails', async () => {
    for (const subject of ['1', '2', '3', '4', '5']) await sendMail('a@lab.example', subject);
    expect(sink.messages().map((mail) => mail.subject)).toEqual(['5', '4', '3']);
  });

  it('says so when no mail comes', async () => {
    await expect(sink.waitForMail({ to: 'b@lab.example', timeoutMs: 50 })).rejects.toThrow(
      'No mail to b@lab.example in 50 ms',
    );
  });
});
