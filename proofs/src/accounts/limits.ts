// Limits that three processes hold together, by the address a caller really has, with room for a class.
import { inLanes } from '@fovea/tools/harness/in-lanes';
import type { Figure } from '#harness/parts.ts';
import {
  type Answer,
  askForCode,
  createAccount,
  logIn,
  openPlace,
  PASSWORD,
  receiveCode,
  toWrongCode,
  verifyCode,
} from './callers.ts';
import type { Drill } from './drill.ts';

const CLASS = 60;
/** So many at once: all together would only wait for their mails. */
const CLASS_AT_ONCE = 12;
const REQUESTS = 45;
const SPOOFED = 20;

interface Entry {
  readonly name: string;
  readonly url: string;
}

/** The same attack on one process and on all of them. */
export async function compareEntries(drill: Drill, accounts: readonly string[]) {
  const entries: Entry[] = [
    { name: 'one', url: drill.apis[0]?.url ?? '' },
    { name: 'three', url: drill.url },
  ];
  const counts: number[][] = [];
  for (const [i, entry] of entries.entries()) {
    const email = accounts[i] ?? '';
    const unused = `wanted-${entry.name}@fovea.localhost`;
    const room = openPlace({ ...drill, url: entry.url }, `127.78.${i}.7`);
    const told = await Promise.all(
      Array.from({ length: REQUESTS }, (_, n) => logIn(room.open(), `lost-${n}@fovea.localhost`)),
    );
    room.stop();
    counts.push([
      told.filter(({ status }) => status === 404).length,
      await countAllowed(drill, entry, 71 + i, (place) =>
        logIn(place.open(), email, 'Wrong-7-pass'),
      ),
      await countAllowed(drill, entry, 73 + i, (place) => askForCode(place.open(), unused)),
    ]);
  }
  const [one = [], three = []] = counts;
  const names = [
    'addresses told to a network',
    'password guesses of an account',
    'codes of an e-mail',
  ];
  return names.map(
    (name, i): Figure => ({
      name: `${name}: let through by three, by one process, of ${REQUESTS}`,
      value: `${three[i]}, ${one[i]}`,
      goal: `the same, fewer than ${REQUESTS}`,
      ok: three[i] === one[i] && (one[i] ?? REQUESTS) < REQUESTS && (one[i] ?? 0) > 0,
    }),
  );
}

type OpenedPlace = ReturnType<typeof openPlace>;

/** Requests at once, each on a connection and from a network of its own. */
async function countAllowed(
  drill: Drill,
  { url }: Entry,
  block: number,
  send: (place: OpenedPlace) => Promise<Answer>,
): Promise<number> {
  const places = Array.from({ length: REQUESTS }, (_, i) =>
    openPlace({ ...drill, url }, `127.${block}.${i}.7`),
  );
  try {
    const answers = await Promise.all(places.map(send));
    return answers.filter(({ status }) => status !== 429).length;
  } finally {
    for (const place of places) place.stop();
  }
}

/** A header that names another address each time buys nothing, and takes nothing from its owner. */
export async function spoofAddresses(drill: Drill): Promise<Figure[]> {
  let count = 0;
  const victim = '127.75.3.7';
  const plain = openPlace(drill, '127.75.1.7');
  const spoofing = openPlace(drill, '127.75.2.7', () => ({
    'x-forwarded-for': ++count % 2 === 0 ? victim : `127.76.${count}.7`,
    'x-real-ip': victim,
    forwarded: `for=${victim}`,
  }));
  const spoofed = openPlace(drill, victim);
  try {
    const told: number[] = [];
    for (const place of [plain, spoofing, spoofed]) {
      let own = 0;
      for (let i = 0; i < SPOOFED; i++) {
        const answer = await logIn(place.open(), `missing-${i}@fovea.localhost`);
        if (answer.status === 404) own += 1;
      }
      told.push(own);
    }
    return [
      {
        name: `learned of ${SPOOFED}: plainly, with spoofed X-Forwarded-For, by its victim`,
        value: told.join(', '),
        goal: 'all the same',
        ok: new Set(told).size === 1 && told[0] !== SPOOFED,
      },
    ];
  } finally {
    for (const place of [plain, spoofing, spoofed]) place.stop();
  }
}

/** People of one room: each asks for a code, some mistype it, all sign up and log in. */
export async function teachClass(drill: Drill) {
  const room = openPlace(drill, '127.77.1.7');
  const emails = Array.from({ length: CLASS }, (_, i) => `student-${i}@fovea.localhost`);
  const answers: Answer[] = [];
  const keep = async (answer: Promise<Answer>) => {
    answers.push(await answer);
  };

  async function attend([i, email]: readonly [number, string]): Promise<void> {
    const browser = room.open();
    const code = await receiveCode(drill, browser, email);
    if (i % 3 === 0) await keep(verifyCode(browser, email, toWrongCode(code)));
    await keep(verifyCode(browser, email, code));
    await keep(createAccount(browser, email));
    if (i % 5 === 0) await keep(logIn(browser, email, `${PASSWORD}?`));
    await keep(logIn(browser, email));
  }

  const startMs = drill.clock.now();
  try {
    await inLanes([...emails.entries()], CLASS_AT_ONCE, attend);
  } finally {
    room.stop();
  }
  const minutes = (drill.clock.now() - startMs) / 60_000;
  const created = answers.filter(({ status }) => status === 201).length;
  // Verified and logged in: two for each.
  const succeeded = answers.filter(({ status }) => status === 200).length - CLASS;
  const limited = answers.filter(({ status }) => status === 429).length;
  const figures: Figure[] = [
    {
      name: 'class behind one address: signed up, logged in',
      value: `${created}, ${succeeded}`,
      goal: `${CLASS}, ${CLASS}`,
      ok: created === CLASS && succeeded === CLASS,
    },
    { name: 'class: answers of 429', value: limited, goal: '0', ok: limited === 0 },
    {
      name: 'class: minutes it took',
      value: minutes.toFixed(1),
      goal: 'under 60',
      ok: minutes < 60,
    },
  ];
  return { emails, figures };
}
