// S7: the six figures that are mailed to a new address.
import type { Figure } from '#harness/parts.ts';
import {
  type Answer,
  createAccount,
  openPlace,
  type Place,
  receiveCode,
  toWrongCode,
  verifyCode,
} from './callers.ts';
import type { Drill } from './drill.ts';

const TRIES = 5;
const CODES = 10 ** 6;
const CHANCE_MAX = 25e-6;

export async function attackCodes(drill: Drill) {
  const place = openPlace(drill, '127.31.1.7');
  try {
    const [fifth, sixth, reuse, other] = await Promise.all([
      tryAfter(drill, place, TRIES - 1),
      tryAfter(drill, place, TRIES),
      reuseCode(drill, place),
      useElsewhere(drill, place),
    ]);
    const figures: Figure[] = [
      toFigure('S7 right code at the 5th try', fifth, '200', fifth.status === 200),
      toFigure('S7 right code at the 6th try', sixth, 'refused', isRefused(sixth)),
      ...reuse,
      ...other,
    ];
    return { triesPerCode: fifth.status === 200 && isRefused(sixth) ? TRIES : Number.NaN, figures };
  } finally {
    place.stop();
  }
}

/** Chance of a script that asks for every code and uses every try. */
export function toChanceFigure(codesPerDay: number, triesPerCode: number): Figure {
  const chance = (codesPerDay * triesPerCode) / CODES;
  return {
    name: 'S7 chance to guess a code, per e-mail and day',
    value: `${(chance * 1e6).toFixed(0)} in 10^6`,
    goal: `at most ${CHANCE_MAX * 1e6} in 10^6`,
    ok: chance <= CHANCE_MAX,
  };
}

async function tryAfter(drill: Drill, place: Place, wrongTries: number): Promise<Answer> {
  const email = `tries-${wrongTries}@fovea.localhost`;
  const browser = place.open();
  const code = await receiveCode(drill, browser, email);
  // At once, over all processes: a race gives no extra try.
  const wrong = Array.from({ length: wrongTries }, (_, i) => toWrongCode(code, i + 1));
  await Promise.all(wrong.map((guess) => verifyCode(browser, email, guess)));
  return verifyCode(browser, email, code);
}

async function reuseCode(drill: Drill, place: Place): Promise<Figure[]> {
  const email = 'reused@fovea.localhost';
  const browser = place.open();
  const code = await receiveCode(drill, browser, email);
  const first = await verifyCode(browser, email, code);
  const second = await verifyCode(browser, email, code);
  const created = await createAccount(browser, email);
  const third = await verifyCode(browser, email, code);
  const again = await createAccount(browser, email);
  return [
    toFigure(
      'S7 used code, before and after the sign-up',
      [second, third],
      'refused',
      first.status === 200 && isRefused(second) && isRefused(third),
    ),
    toFigure(
      'S7 second sign-up by one code',
      again,
      'refused',
      created.status === 201 && isRefused(again),
    ),
  ];
}

async function useElsewhere(drill: Drill, place: Place): Promise<Figure[]> {
  const email = 'elsewhere@fovea.localhost';
  const [own, other] = [place.open(), place.open()];
  const code = await receiveCode(drill, own, email);
  const stranger = await verifyCode(other, email, code);
  const verified = await verifyCode(own, email, code);
  const signUp = await createAccount(other, email);
  return [
    toFigure('S7 right code in another browser', stranger, 'refused', isRefused(stranger)),
    toFigure(
      'S7 sign-up in another browser than the code',
      signUp,
      'refused',
      verified.status === 200 && isRefused(signUp),
    ),
  ];
}

const isRefused = ({ status }: Answer) => status === 400 || status === 409 || status === 429;

function toFigure(
  name: string,
  answers: Answer | readonly Answer[],
  goal: string,
  ok: boolean,
): Figure {
  const value = [answers].flat().map(({ status, code }) => `${status} ${code}`.trim());
  return { name, value: value.join(', '), goal, ok };
}
