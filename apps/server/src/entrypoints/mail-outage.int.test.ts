import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@fovea/contract';
import {
  createCookieSession,
  createTransport,
  type Researcher,
  signUpResearcher,
  startTestStack,
  type TestStack,
} from '@fovea/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

const [ADA, GRACE, NEW] = ['ada@example.com', 'grace@example.com', 'new@example.com'];
const PASSWORD = 'correct-horse-1';
const OUTAGE_MS = 4_000;
/** Later than the next try of whatever would be sent once more. */
const SETTLED_MS = 5_000;

let stack: TestStack;
const people: Researcher[] = [];
const transport = createTransport();
beforeAll(async () => {
  stack = await startTestStack();
  for (const email of [ADA, GRACE]) {
    people.push(await signUpResearcher(apiUrl(), { email, password: PASSWORD }, stack.readCode));
  }
});
afterAll(async () => {
  for (const person of people) person.stop();
  transport.stop();
  await stack?.stop();
});

const apiUrl = () => stack.apis[0]?.url ?? '';
const openBrowser = () => createCookieSession(apiUrl(), transport);
const listMails = (email: string, afterMs: number) =>
  stack.mail
    .messages()
    .filter(({ to, receivedAtMs }) => to.includes(email) && receivedAtMs >= afterMs);

async function readToken(email: string, afterMs: number): Promise<string> {
  const { text } = await stack.mail.waitForMail({ to: email, afterMs, timeoutMs: 30_000 });
  return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

it('mails asked for while the mail server is down all arrive when it is back, none twice', async () => {
  const askedMs = Date.now();
  await openBrowser().client.call(CALLS.requestPasswordReset, {
    body: { email: GRACE, language: 'en' },
  });
  const graceToken = await readToken(GRACE, askedMs);

  await stack.mail.pause();
  const downMs = Date.now();
  const newcomer = openBrowser();
  await newcomer.client.call(CALLS.sendEmailVerification, { body: { email: NEW, language: 'en' } });
  await openBrowser().client.call(CALLS.requestPasswordReset, {
    body: { email: ADA, language: 'en' },
  });
  await openBrowser().client.call(CALLS.updatePassword, {
    body: { token: graceToken, password: 'another-horse-2' },
  });
  await sleep(OUTAGE_MS);
  for (const email of [NEW, ADA, GRACE]) expect(listMails(email, downMs)).toEqual([]);
  await stack.mail.resume();

  const code = await stack.readCode(NEW);
  await newcomer.client.call(CALLS.verifyEmailCode, { body: { email: NEW, code } });
  const token = await readToken(ADA, downMs);
  const link = await openBrowser().client.call(CALLS.checkPasswordReset, { body: { token } });
  expect(link.data.email).toBe(ADA);
  const { subject } = await stack.mail.waitForMail({
    to: GRACE,
    afterMs: downMs,
    timeoutMs: 30_000,
  });
  expect(subject).toBe('Your Fovea password was changed');

  await sleep(SETTLED_MS);
  const counts = [NEW, ADA, GRACE].map((email) => listMails(email, downMs).length);
  expect(counts).toEqual([1, 1, 1]);
});
