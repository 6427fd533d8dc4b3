// S2: how many of thousands of guesses an hour reach the hash of a password.
import { HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import type { Figure } from '#harness/parts.ts';
import { type Answer, at, logIn, PASSWORD, toAddresses, withPlaces } from './callers.ts';
import { type Drill, readCounter, runPaced } from './drill.ts';
import { countDensest } from './windows.ts';

const HASHED_MAX = 40;
const OWNER_LOGINS = 4;
const WIDTH = 32;
const WINDOW_GUESSES = 10;
/** Well within the 15 minutes of the window. */
const FULL_MS = 10 * MINUTE_MS;
const SPREAD_MS = 56 * MINUTE_MS;
const SPREAD_END_MS = 58 * MINUTE_MS;
const CALIBRATION_GUESSES = 600;
const RATE_MIN = 24;
const RATE_MAX = 120;
const HASHES = 'fovea_password_hashes_total';

/** The rate at which this machine gets all guesses of an hour through. */
export async function chooseRate(drill: Drill, email: string): Promise<number> {
  if (drill.size.hourRate !== undefined) return drill.size.hourRate;
  const addresses = toAddresses(40, 20);
  const tookMs = await withPlaces(drill, addresses, async (places) => {
    const startMs = performance.now();
    const options = { count: CALIBRATION_GUESSES, width: WIDTH, overMs: 0 };
    await runPaced(drill.clock, options, async (i) => {
      await logIn(at(places, i).open(), email, `Guess-${i}!`);
    });
    return performance.now() - startMs;
  });
  const hourMs = (tookMs / CALIBRATION_GUESSES) * drill.size.guesses * 1.3;
  return Math.round(Math.min(RATE_MAX, Math.max(RATE_MIN, HOUR_MS / hourMs)));
}

/** Guesses from everywhere, without cookies, while the owner logs in on a known device. */
export async function guessForAnHour(
  drill: Drill,
  owner: { readonly cookies: ReadonlyMap<string, string>; readonly email: string },
): Promise<Figure[]> {
  const { clock, apis, size } = drill;
  const { email } = owner;
  const guesses: Answer[] = [];
  const hashed: Answer[] = [];
  const right: Answer[] = [];
  const ownerLogins: Answer[] = [];
  const isFull = () =>
    hashed.filter(({ sentMs }) => clock.now() - sentMs < FULL_MS).length >= WINDOW_GUESSES;
  const before = await readCounter(apis, HASHES);
  const startMs = clock.now();

  const addresses = [...toAddresses(50, size.guessAddresses), '127.60.1.7'];
  await withPlaces(drill, addresses, async (all) => {
    const places = all.slice(0, size.guessAddresses);
    const browser = at(all, size.guessAddresses).open(owner.cookies);
    const logInAsOwner = async (i: number) => {
      await clock.until(startMs + ((i + 0.5) / OWNER_LOGINS) * SPREAD_MS);
      ownerLogins.push(await logIn(browser, email));
    };
    const attack = runPaced(
      clock,
      { count: size.guesses, width: WIDTH, overMs: SPREAD_MS },
      async (i) => {
        // Tries that a slow machine did not send in the hour belong to no hour.
        if (clock.now() - startMs > SPREAD_END_MS) return;
        // The right one comes late, when the account has had its guesses.
        const isRight = i > size.guesses / 4 && right.length < size.rightGuesses && isFull();
        const password = isRight ? PASSWORD : `Guess-${i}-horse!`;
        const answer = await logIn(at(places, i).open(), email, password);
        guesses.push(answer);
        if (isRight) right.push(answer);
        if (answer.status !== 429) hashed.push(answer);
      },
    );
    await Promise.all([attack, ...Array.from({ length: OWNER_LOGINS }, (_, i) => logInAsOwner(i))]);
  });

  const inTime = guesses.filter(({ receivedMs }) => receivedMs - startMs <= HOUR_MS).length;
  const reached = countDensest(hashed, HOUR_MS);
  const after = await readCounter(apis, HASHES);
  const counted =
    before === undefined || after === undefined ? Number.NaN : after - before - ownerLogins.length;
  const refused = right.filter(({ status }) => status === 429).length;
  const opened = ownerLogins.filter(({ status }) => status === 200).length;
  return [
    toFigure(
      'S2 guesses in the hour',
      inTime,
      `at least ${size.guessesAtLeast}`,
      inTime >= size.guessesAtLeast,
    ),
    toFigure(
      'S2 guesses not answered by 429',
      reached,
      `1 to ${HASHED_MAX}`,
      reached > 0 && reached <= HASHED_MAX,
    ),
    toFigure(
      'S2 passwords hashed, as the servers count',
      counted,
      `at most ${HASHED_MAX}`,
      counted <= HASHED_MAX,
    ),
    toFigure(
      'S2 owner on a known device logged in',
      `${opened} of ${OWNER_LOGINS}`,
      'all',
      opened === OWNER_LOGINS,
    ),
    toFigure(
      'S2 right password from a stranger refused',
      `${refused} of ${right.length}`,
      'all',
      right.length >= size.rightGuesses && refused === right.length,
    ),
  ];
}

function toFigure(name: string, value: string | number, goal: string, ok: boolean): Figure {
  return { name, value, goal, ok };
}
