import { type AggregatedParticipant, LIMITS } from '@fovea/contract';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { readPeople, writePeople } from '@fovea/records';
import {
  countByBand,
  listFlags,
  listValidityParts,
  measureMedianError,
} from '@fovea/web/participants';
import type { Faults } from '#harness/planted-faults.ts';
import { type MeasuredPerson, measurePerson, toStored } from './panel-people.ts';

const PEOPLE = 24;
/** From, and below: written down, because the list's own bands are what is checked. */
const BANDS = { reliable: [90, 101], acceptable: [80, 90], unreliable: [0, 80] } as const;

type Said = Readonly<Record<string, string | number>>;
/** Changes what is stored of somebody, or what the list says. */
export interface PanelFault {
  readonly store?: (person: AggregatedParticipant, i: number) => AggregatedParticipant;
  readonly say?: (said: Said) => Said;
}

export const PANEL_FAULTS: Faults<PanelFault> = {
  'somebody is in another band': {
    store: (person, i) => (i === 0 ? { ...person, validity: toOtherBand(person) } : person),
  },
  'two parts of validity are exchanged': {
    store: ({ components, ...person }) => ({
      ...person,
      components: components && {
        samplingRate: components.onScreen,
        integrity: components.integrity,
        onScreen: components.samplingRate,
      },
    }),
  },
  'a flag is left out': { store: (person) => ({ ...person, flags: person.flags.slice(1) }) },
  'the error is that of the median px': {
    store: (person) => ({ ...person, pxPerDegree: 32 }),
  },
  'a band counts one too many': {
    say: (said) => ({ ...said, reliable: Number(said.reliable) + 1 }),
  },
};

/** How many of so many lists of people say what `packages/gaze` gives of the samples alone. */
export function comparePanels(count: number, { store, say }: PanelFault = {}): number {
  const random = createSeededRandom(91);
  let equal = 0;
  for (let i = 0; i < count; i++) {
    const people = Array.from({ length: PEOPLE }, () => measurePerson(random));
    const shown = Uint8Array.from(people, () => Number(random() < 0.8));
    shown[0] = 1;
    const stored = people.map(toStored).map((person, at) => store?.(person, at) ?? person);
    const said = readPanel(readPeople(JSON.parse(JSON.stringify(writePeople(stored)))), shown);
    equal += Number(isSame(say?.(said) ?? said, measurePanel(people, shown)));
  }
  return equal;
}

/** As the list of participants and the legend say it. */
function readPanel(people: readonly AggregatedParticipant[], shown: Uint8Array): Said {
  return {
    ...countByBand(people),
    ...Object.fromEntries(
      people.flatMap((person, i) =>
        listValidityParts(person).map(({ part, percent }) => [`${i} ${part}`, percent]),
      ),
    ),
    ...Object.fromEntries(people.map((person, i) => [`${i} flags`, listFlags(person).join()])),
    error: measureMedianError(people, shown) ?? Number.NaN,
  };
}

/** By samples alone. */
function measurePanel(people: readonly MeasuredPerson[], shown: Uint8Array): Said {
  const said: Record<string, string | number> = {};
  const found = people.flatMap(({ validity }) => validity.validity ?? []);
  for (const [band, [from, below]] of Object.entries(BANDS)) {
    said[band] = found.filter((validity) => validity >= from && validity < below).length;
  }
  for (const [i, { validity, flags }] of people.entries()) {
    for (const [part, percent] of Object.entries(validity.components)) {
      if (percent !== null) said[`${i} ${part}`] = Math.round(percent);
    }
    said[`${i} flags`] = flags.join();
  }
  const errors = people.filter((_, i) => shown[i] === 1).map((each) => each.errorDegrees);
  const sorted = errors.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return { ...said, error: ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2 };
}

function isSame(one: Said, other: Said): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [a, b] = [one[name], other[name]];
    return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 1e-9 : a === b;
  });
}

function toOtherBand({ validity }: AggregatedParticipant): number {
  return validity < LIMITS.validityAcceptable ? LIMITS.validityAcceptable : 60;
}
