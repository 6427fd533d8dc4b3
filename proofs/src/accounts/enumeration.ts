// S1: how many addresses with and without an account a script finds out in a day.
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { Figure } from '#harness/parts.ts';
import {
  type Answer,
  askForCode,
  at,
  logIn,
  type Place,
  toAddresses,
  withPlaces,
} from './callers.ts';
import { type Drill, runPaced } from './drill.ts';
import { countDensest } from './windows.ts';

const PROBES_PER_NETWORK = 22;
const LEARNED_MAX = 20;
const CODES_PER_HOUR = 3;
const CODES_PER_DAY = 5;
const PAST_PAIRS = 15;
const LIMITED = '429 login_limited Failed to log in. Please try again.';
const WRONG_PASSWORD = 'Wrong-horse-7!';
/** A little less than the day, so that late answers still fall in it. */
const SPREAD_MS = 23.5 * HOUR_MS;

/** Everything that a day limits, in one day. */
export async function attackForADay(drill: Drill, accounts: readonly string[]) {
  const { probes, memberProbes, codeProbes } = drill.size;
  const addresses = [
    ...toAddresses(10, drill.size.networks),
    '127.20.1.7',
    '127.20.2.7',
    '127.20.4.7',
  ];
  return withPlaces(drill, addresses, async (places) => {
    const networks = places.slice(0, drill.size.networks);
    const [byLogin, byCode, byGuess] = places.slice(drill.size.networks) as [Place, Place, Place];
    const [logins, guesses, codes, spread, mails] = await Promise.all([
      probe(drill, probes, (i) => logIn(byLogin.open(), `nobody-${i}@fovea.localhost`)),
      probe(drill, memberProbes, (i) => logIn(byGuess.open(), at(accounts, i), WRONG_PASSWORD)),
      probe(drill, probes, (i) => askForCode(byCode.open(), at(accounts, i))),
      probe(drill, networks.length * PROBES_PER_NETWORK, (i) =>
        logIn(at(networks, i).open(), `no-one-${i}@fovea.localhost`),
      ),
      probe(drill, codeProbes, (i) =>
        askForCode(at(networks, i).open(), 'wanted-by-many@fovea.localhost'),
      ),
    ]);
    const learned = (answers: readonly Answer[], status: number) =>
      countDensest(
        answers.filter((answer) => answer.status === status),
        DAY_MS,
      );
    const sent = mails.filter(({ status }) => status === 200);
    return {
      codesPerDay: countDensest(sent, DAY_MS),
      figures: [
        toFigure(`S1 ${probes} log-ins, one address: learned a day`, learned(logins, 404)),
        toFigure(
          `S1 ${memberProbes} log-ins of members, one address: learned a day`,
          learned(guesses, 400),
        ),
        toFigure(`S1 ${probes} code requests, one address: learned a day`, learned(codes, 409)),
        toFigure(
          `S1 ${spread.length} log-ins, ${networks.length} networks: learned a day`,
          learned(spread, 404),
          networks.length * LEARNED_MAX,
        ),
        toFigure(
          'S1 answers of 5xx',
          [...logins, ...guesses, ...codes, ...spread].filter(isFault).length,
          0,
        ),
        toFigure(
          `S7 ${codeProbes} asked for one e-mail: codes an hour`,
          countDensest(sent, HOUR_MS),
          CODES_PER_HOUR,
        ),
        toFigure(
          `S7 ${codeProbes} asked for one e-mail: codes a day`,
          countDensest(sent, DAY_MS),
          CODES_PER_DAY,
        ),
      ],
    };
  });
}

async function probe(
  { clock }: Drill,
  count: number,
  send: (i: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  await runPaced(clock, { count, width: 12, overMs: SPREAD_MS }, async (i) => {
    answers.push(await send(i));
  });
  return answers;
}

/** Once a network was told enough, an address with an account answers as one without. */
export async function comparePastLimit(drill: Drill, accounts: readonly string[]) {
  return withPlaces(drill, ['127.20.3.7'], async (places) => {
    const place = at(places, 0);
    for (let i = 0; i < LEARNED_MAX; i++) {
      await logIn(place.open(), `early-${i}@fovea.localhost`);
    }
    let differing = 0;
    for (let i = 0; i < PAST_PAIRS; i++) {
      const answers = await Promise.all([
        logIn(place.open(), `ghost-${i}@fovea.localhost`),
        logIn(place.open(), at(accounts, i), WRONG_PASSWORD),
        askForCode(place.open(), `ghost-${i}@fovea.localhost`),
        askForCode(place.open(), at(accounts, i)),
      ]);
      const [ghost, member, newcomer, returner] = answers.map(toSeen);
      if (ghost !== LIMITED || member !== LIMITED) differing += 1;
      if (newcomer !== returner) differing += 1;
    }
    return [toFigure('S1 past the limit: answers that tell', differing, 0)];
  });
}

const toSeen = ({ status, code, message }: Answer) => `${status} ${code} ${message}`;

const isFault = ({ status }: Answer) => status >= 500;

function toFigure(name: string, value: number, max = LEARNED_MAX): Figure {
  return { name, value, goal: max === 0 ? '0' : `at most ${max}`, ok: value <= max };
}
