// S6: rotation of refresh tokens, over three processes and with a thief.
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@fovea/contract';
import type { Figure } from '#harness/parts.ts';
import { type Browser, openPlace, type Place, signUp } from './callers.ts';
import { type Drill, SECOND_MS } from './drill.ts';

const TABS = 50;
const REPLAY_MS = 11 * SECOND_MS;
const MAIL_MS = 300_000;
/** A second mail would be sent by then. */
const SECOND_MAIL_MS = 2_000;
const REFRESH = '__Host-rt';

export async function attackRefresh(drill: Drill): Promise<Figure[]> {
  const place = openPlace(drill, '127.30.1.7');
  try {
    const [tabs, replay, race] = await Promise.all([
      refreshAtOnce(drill, place),
      replayOld(drill, place),
      raceThief(drill, place),
    ]);
    return [...tabs, ...replay, ...race];
  } finally {
    place.stop();
  }
}

const refresh = (browser: Browser) => browser.attempt(CALLS.refreshToken);

async function isAlive(browser: Browser): Promise<boolean> {
  return (await browser.client.call(CALLS.getToken)).data.valid;
}

async function refreshAtOnce(drill: Drill, place: Place): Promise<Figure[]> {
  const owner = await signUp(drill, place, 'tabs@fovea.localhost');
  // Every tab has a connection of its own, so that they spread over the processes.
  const tabs = Array.from({ length: TABS }, () => place.open(owner.cookies));
  const answers = await Promise.all(tabs.map(refresh));
  const successors = new Set(tabs.map(({ cookies }) => cookies.get(REFRESH)));
  const refused = answers.filter(({ status }) => status !== 200).length;
  const alive = await Promise.all(tabs.map(isAlive));
  const loggedOut = refused + alive.filter((is) => !is).length;
  return [
    {
      name: `S6 ${TABS} refreshes at once: successors`,
      value: successors.size,
      goal: '1',
      ok: successors.size === 1 && !successors.has(owner.cookies.get(REFRESH)),
    },
    {
      name: `S6 ${TABS} refreshes at once: log-outs`,
      value: loggedOut,
      goal: '0',
      ok: loggedOut === 0,
    },
  ];
}

async function replayOld(drill: Drill, place: Place): Promise<Figure[]> {
  const email = 'replayed@fovea.localhost';
  const owner = await signUp(drill, place, email);
  const thief = place.open(owner.cookies);
  const rotated = await refresh(owner);
  await drill.clock.until(drill.clock.now() + REPLAY_MS);
  const afterMs = Date.now();
  const replayed = await refresh(thief);
  const again = await refresh(thief);
  const next = await refresh(owner);
  const isDead = !(await isAlive(owner));
  const mails = await countMails(drill, email, afterMs);
  const ok =
    rotated.status === 200 && [replayed, again, next].every(({ status }) => status === 401);
  return [
    {
      name: 'S6 replay after 11 s: answers to thief and owner',
      value: [replayed, again, next].map(({ status }) => status).join(' '),
      goal: '401 each',
      ok: ok && isDead,
    },
    { name: 'S6 replay after 11 s: mails', value: mails, goal: '1', ok: mails === 1 },
  ];
}

async function countMails({ stack }: Drill, email: string, afterMs: number): Promise<number> {
  const count = () =>
    stack.mail
      .messages()
      .filter(({ to, receivedAtMs }) => receivedAtMs >= afterMs && to.includes(email)).length;
  const deadlineMs = performance.now() + MAIL_MS;
  while (count() === 0 && performance.now() < deadlineMs) await sleep(100);
  await sleep(SECOND_MAIL_MS);
  return count();
}

/** Both use the stolen token at once and get the same; the next step of the slower one ends both. */
async function raceThief(drill: Drill, place: Place): Promise<Figure[]> {
  const owner = await signUp(drill, place, 'robbed@fovea.localhost');
  const thief = place.open(owner.cookies);
  await Promise.all([refresh(owner), refresh(thief)]);
  await refresh(thief);
  await drill.clock.until(drill.clock.now() + REPLAY_MS);
  const answers = [await refresh(owner), await refresh(thief)];
  return [
    {
      name: 'S6 race with a thief: next answers to owner and thief',
      value: answers.map(({ status }) => status).join(' '),
      goal: '401 each',
      ok: answers.every(({ status }) => status === 401),
    },
  ];
}
