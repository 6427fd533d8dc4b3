import type { Faults } from '#harness/planted-faults.ts';
import type { RandomProject } from './random-project.ts';
import type { ReadScreen } from './read-screen.ts';

const NONE = '–';
const OUTSIDE = 'Outside the areas';
const NOTHING = [NONE, NONE, NONE] as const;

/** What two places of a screen say of one thing and should not; empty where all agree. */
export function findDisagreements(
  { areas, back, isPro, hasTimes }: RandomProject,
  screen: ReadScreen,
): string[] {
  const found: string[] = [];
  const same = (what: string, ...said: readonly (string | undefined)[]) => {
    if (new Set(said).size > 1) found.push(`${what}: ${said.join(' | ')}`);
  };
  for (const name of areas) {
    const [attention, firstLook, seenBy] = screen.described[name] ?? NOTHING;
    const [outAttention, outFirst, outSeen] = screen.callOuts[name] ?? [];
    same(`${name}, attention of lane and table`, screen.lanes[name], attention);
    if (outAttention !== undefined) same(`${name}, call-out`, outAttention, attention);
    if (outSeen !== undefined) same(`${name}, seen by`, outSeen.split(' ')[0], seenBy);
    if (outFirst !== undefined) {
      const first = /^[\d.]+/.exec(outFirst)?.[0];
      same(`${name}, first look`, first === undefined ? NONE : `${first} s`, firstLook);
    }
    same(`${name}, words`, toWords(screen.words, name) ?? attention, attention);
    if (!hasTimes) same(`${name}, without times`, NONE, attention, firstLook, seenBy);
  }
  found.push(...findWholes(screen, hasTimes));
  if (back === 0) {
    for (const name of areas) {
      const [attention, firstLook, seenBy] = screen.described[name] ?? NOTHING;
      const [share, first, seen] = screen.metrics[name] ?? [];
      same(`${name}, attention of both screens`, share, attention);
      same(`${name}, first look of both screens`, first, firstLook);
      same(`${name}, seen by of both screens`, seen, seenBy);
    }
  }
  for (const name of areas) {
    const [share] = screen.metrics[name] ?? [];
    if (share !== NONE) same(`${name}, note`, screen.notes[name], share);
    if (isPro) same(`${name}, bar`, screen.bars[name], share);
  }
  if (isPro) {
    const [share, , immersion] = screen.heroes;
    const largest = areas
      .map((name) => screen.metrics[name]?.[0] ?? '')
      .toSorted((a, b) => toNumber(b) - toNumber(a))[0];
    same('attention of the largest', share, largest);
    same('immersion', immersion, screen.laneImmersion);
    same('outside, bar', screen.bars[OUTSIDE], screen.metrics[OUTSIDE]?.[0]);
  }
  const people = /(\d+) (?:person|people)/.exec(screen.legendPeople)?.[1];
  same('people', people, /^\d+/.exec(screen.basis)?.[0]);
  return found;
}

/** Areas that lie apart and what is outside of them are all of attention, but for rounding. */
function findWholes({ described, metrics }: ReadScreen, hasTimes: boolean): string[] {
  if (!hasTimes) return [];
  return [described, metrics].flatMap((rows) => {
    const shares = Object.values(rows).map(([share]) => toNumber(share ?? ''));
    const sum = shares.reduce((total, share) => total + share, 0);
    return Math.abs(sum - 100) > 0.5 * shares.length + 0.01
      ? [`attention adds up to ${sum} %`]
      : [];
  });
}

const toNumber = (text: string) => Number(/[\d.]+/.exec(text)?.[0] ?? 0);
const toWords = (words: string, name: string) => new RegExp(`${name} (\\d+%)`).exec(words)?.[1];

type Change = (screen: ReadScreen, area: string) => Partial<ReadScreen>;
const at = (place: number, value: string, cells: readonly string[] = []) =>
  cells.map((cell, i) => (i === place ? value : cell));

/** Mistakes of single places. */
export const AGREEMENT_FAULTS: Faults<Change> = {
  'a lane shows nobody as 0 %': ({ lanes }, area) => ({ lanes: { ...lanes, [area]: '0%' } }),
  'the table shows nobody as 0 %': ({ described }, area) => ({
    described: { ...described, [area]: ['0%', NONE, '0%'] },
  }),
  'a lane is of another time': ({ lanes }, area) => ({ lanes: { ...lanes, [area]: '77%' } }),
  'a call-out has another attention': ({ callOuts }, area) => ({
    callOuts: { ...callOuts, [area]: at(0, '78%', callOuts[area] ?? ['1%', '1.0 s', '1% saw it']) },
  }),
  'a call-out says that half have looked before they had': ({ callOuts }, area) => ({
    callOuts: { ...callOuts, [area]: ['1%', '99.0 s to first look', '1% saw it'] },
  }),
  'a call-out counts other people': ({ callOuts, described }, area) => ({
    callOuts: { ...callOuts, [area]: [described[area]?.[0] ?? '', '', '101% saw it'] },
  }),
  'words and table differ': ({ words }, area) => ({
    words: words.replace(/(\d+)%/, '79%').concat(` ${area} 79%`),
  }),
  'attention leaves a rest': ({ described }) => ({
    described: { ...described, [OUTSIDE]: ['0%', '', ''] },
  }),
  'the other screen has another attention': ({ metrics }, area) => ({
    metrics: { ...metrics, [area]: at(0, '76%', metrics[area]) },
  }),
  'the list has another attention': ({ notes }, area) => ({ notes: { ...notes, [area]: '75%' } }),
  'immersion has two values': ({ laneImmersion }) => ({ laneImmersion: `${laneImmersion}0` }),
  'the legend counts other people': ({ legendPeople }) => ({
    legendPeople: legendPeople.replace(/\d+ (person|people)/, '999 $1'),
  }),
};

export function plantIn(screen: ReadScreen, change: Change, area: string): ReadScreen {
  return { ...screen, ...change(screen, area) };
}
