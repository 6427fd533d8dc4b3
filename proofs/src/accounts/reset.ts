// S8: the link that sets a new password.
import { randomBytes } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import type { Figure } from '#harness/parts.ts';
import {
  type Answer,
  at,
  type Browser,
  logIn,
  type Place,
  receiveResetToken,
  signUp,
  toAddresses,
  withPlaces,
} from './callers.ts';
import { type Drill, runPaced } from './drill.ts';

const INVALID = 'Invalid token. Please try again.';
const NEW_PASSWORD = 'Another-horse-8!';
const LIFE_MINUTES = 30;
const TOKEN_BYTES = 32;
const SESSION_COOKIES = ['__Host-at', '__Host-rt', 'XSRF-TOKEN'];

const check = (browser: Browser, token: string) =>
  browser.attempt(CALLS.checkPasswordReset, { body: { token } });
const update = (browser: Browser, token: string) =>
  browser.attempt(CALLS.updatePassword, { body: { token, password: NEW_PASSWORD } });

export async function attackReset(drill: Drill): Promise<Figure[]> {
  return withPlaces(drill, toAddresses(32, 8), async (places) => {
    const place = at(places, 0);
    const emails = ['ada@fovea.localhost', 'grace@fovea.localhost'] as const;
    const [ada, grace] = await Promise.all([
      signUp(drill, place, emails[0]),
      signUp(drill, place, emails[1]),
    ]);
    const [adaToken, graceToken] = await Promise.all([
      receiveResetToken(drill, place.open(), emails[0]),
      receiveResetToken(drill, place.open(), emails[1]),
    ]);
    const lifeMinutes = ((await readEnd(place, adaToken)) - drill.clock.now()) / MINUTE_MS;
    const mixed = [
      adaToken.slice(0, 20) + graceToken.slice(20),
      graceToken.slice(0, 20) + adaToken.slice(20),
    ];
    const foreign = await tryAll(place, mixed);
    const guessed = await guess(drill, places, adaToken);
    const stranger = place.open();
    const first = await update(stranger, adaToken);
    const repeated = await tryAll(place, [adaToken]);
    return [
      {
        name: 'S8 minutes a link still works when it arrives',
        value: lifeMinutes.toFixed(1),
        goal: `at most ${LIFE_MINUTES}`,
        ok: lifeMinutes > LIFE_MINUTES - 1 && lifeMinutes <= LIFE_MINUTES,
      },
      toFigure('S8 link used a second time', repeated),
      toFigure("S8 tokens mixed with another user's", foreign),
      toFigure(`S8 ${guessed.length} guesses`, guessed),
      ...(await judgeUse({ place, first, stranger, ada, grace, emails })),
    ];
  });
}

/** Asked for, looked at, and used as soon as its time is over. */
export async function useTooLate(drill: Drill, email: string): Promise<Figure[]> {
  return withPlaces(drill, ['127.33.1.7'], async (places) => {
    const place = at(places, 0);
    const token = await receiveResetToken(drill, place.open(), email);
    const endMs = await readEnd(place, token);
    await drill.clock.until(endMs);
    return [toFigure('S8 link that has expired', await tryAll(place, [token]))];
  });
}

async function readEnd(place: Place, token: string): Promise<number> {
  const reply = await place.open().client.call(CALLS.checkPasswordReset, { body: { token } });
  return Date.parse(reply.data.expiresAt);
}

async function tryAll(place: Place, tokens: readonly string[]): Promise<Answer[]> {
  const calls = tokens.flatMap((token) => [
    () => check(place.open(), token),
    () => update(place.open(), token),
  ]);
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
}

/** Random tokens and near misses, from several addresses so that each is looked at. */
async function guess(drill: Drill, places: readonly Place[], token: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const options = { count: drill.size.tokenGuesses, width: 16, overMs: 0 };
  await runPaced(drill.clock, options, async (i) => {
    const miss = i % 2 === 0 ? randomBytes(TOKEN_BYTES).toString('base64url') : change(token, i);
    const send = i % 4 < 2 ? check : update;
    answers.push(await send(at(places, i).open(), miss));
  });
  return answers;
}

/** One letter is another one. The last letter is left: some of its bits say nothing. */
function change(token: string, i: number): string {
  const place = i % (token.length - 1);
  const letter = token[place] === 'A' ? 'B' : 'A';
  return token.slice(0, place) + letter + token.slice(place + 1);
}

async function judgeUse(use: {
  readonly place: Place;
  readonly first: Answer;
  readonly stranger: Browser;
  readonly ada: Browser;
  readonly grace: Browser;
  readonly emails: readonly [string, string];
}): Promise<Figure[]> {
  const { place, first, stranger, ada, grace, emails } = use;
  const given = SESSION_COOKIES.filter((name) => stranger.cookies.has(name)).length;
  const ended = await ada.attempt(CALLS.refreshToken);
  const others = await grace.attempt(CALLS.refreshToken);
  const logins = [
    await logIn(place.open(), emails[0], NEW_PASSWORD),
    await logIn(place.open(), emails[0]),
    await logIn(place.open(), emails[1]),
  ].map(({ status }) => status);
  return [
    {
      name: 'S8 session cookies from using a link',
      value: given,
      goal: '0',
      ok: first.status === 200 && given === 0,
    },
    {
      name: "S8 refresh of the user's and another's session",
      value: `${ended.status} ${others.status}`,
      goal: '401 200',
      ok: ended.status === 401 && others.status === 200,
    },
    {
      name: "S8 log-in by new, old and another's password",
      value: logins.join(' '),
      goal: '200 400 200',
      ok: logins.join(' ') === '200 400 200',
    },
  ];
}

function toFigure(name: string, answers: readonly Answer[]): Figure {
  const right = answers.filter(({ status, message }) => status === 400 && message === INVALID);
  const share = answers.length === 0 ? 0 : (100 * right.length) / answers.length;
  return {
    name: `${name}: "${INVALID}"`,
    value: `${share.toFixed(share === 100 ? 0 : 1)} %`,
    goal: '100 %',
    ok: share === 100,
  };
}
