import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowserAt } from '#testing/browsers.ts';
import { logIn, PASSWORD, signUp, toAccount, toEmail, verifyEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { createBreachedPasswords } from './breached-passwords.ts';

const STOLEN = 'Password123';
const REFUSED = {
  statusCode: 400,
  code: 'password_breached',
  message: 'This password is on a list of stolen passwords. Please choose another one.',
};

const dir = await mkdtemp(join(tmpdir(), 'fovea-breached-'));
afterAll(() => rm(dir, { recursive: true }));
const path = join(dir, 'passwords.txt');
await writeFile(path, 'password123\r\n1234567890a\n\nqwertyuiop1');
const environment = { BREACHED_PASSWORDS_FILE: path, PASSWORD_MEMORY_KIB: '' };
const { server } = await openServer({ environment });

describe('a password on the list of stolen ones', () => {
  it('is refused at sign-up, in any case; another one then makes the account', async () => {
    const email = toEmail();
    const browser = await verifyEmail(server, email, openBrowserAt(server.app));
    const form = (password: string) =>
      browser.client.call(CALLS.createUser, { body: { ...toAccount(email), password } });
    for (const password of [STOLEN, STOLEN.toUpperCase(), '1234567890a', 'qwertyuiop1']) {
      await expect(form(password)).rejects.toMatchObject(REFUSED);
    }
    await expect(form(PASSWORD)).resolves.toMatchObject({ statusCode: 201 });
  });

  it('is refused for a reset, whose link stays good', async () => {
    const { email } = await signUp(server);
    const browser = openBrowserAt(server.app);
    await browser.send(CALLS.requestPasswordReset, { email, language: 'en' });
    await server.runJobs('send-reset-mail.v1');
    const mail = server.mailer.mails.findLast(({ to }) => to === email);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const refused = await browser.send(CALLS.updatePassword, { token, password: STOLEN });
    expect(refused.body).toMatchObject(REFUSED);
    const done = await browser.send(CALLS.updatePassword, { token, password: 'another-horse-2' });
    expect(done.status).toBe(200);
  });

  it('is refused in the profile, and the old one stays', async () => {
    const person = await signUp(server);
    const body = { currentPassword: PASSWORD, password: STOLEN };
    await expect(person.client.call(CALLS.updatePassword, { body })).rejects.toMatchObject(REFUSED);
    await expect(logIn(server.app, person.email)).resolves.toBeDefined();
  });

  it('is not known without a file, and an unreadable file stops the start', () => {
    expect(() => createBreachedPasswords('').assertNot(STOLEN)).not.toThrow();
    expect(() => createBreachedPasswords('').assertNot('')).not.toThrow();
    expect(() => createBreachedPasswords(join(dir, 'missing.txt'))).toThrow('ENOENT');
  });
});

describe('a password that is stored', () => {
  it('is hashed by argon2id with at least 19456 KiB, 2 rounds and 1 lane', async () => {
    const { userId } = await signUp(server);
    const [row] = await server.database.query<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE id = $1',
      [userId],
    );
    const [, memory, rounds, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(row?.password_hash ?? '') ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(rounds)).toBeGreaterThanOrEqual(2);
    expect(Number(lanes)).toBe(1);
  });
});
