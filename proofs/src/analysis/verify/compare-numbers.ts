import { createSeededRandom } from '@fovea/gaze/synthetic';
import {
  CARD_VIEW,
  createHeatEngine,
  describeHeat,
  HEAT_KINDS,
  type NineField,
} from '@fovea/stage';
import { CROWD_HEIGHT_PX, CROWD_WIDTH_PX, createCrowd } from '#gaze/bench/crowd.ts';
import type { Faults } from '#harness/planted-faults.ts';
import { measureNumbers, type NumbersCase, PICTURE, type ShownNumbers } from './own-numbers.ts';

const PEOPLE = 40;
const PAGE_MS = 8_000;
const SIGMAS = [0.5, 1, 2] as const;
/** Both sides add the same amounts in another order. */
const ROUNDING = 1e-9;
const FIELDS: readonly NineField[] = [
  ...(['topLeft', 'top', 'topRight'] as const),
  ...(['left', 'middle', 'right'] as const),
  ...(['bottomLeft', 'bottom', 'bottomRight'] as const),
];

/** Changes what the screen was asked for, or what it says. */
export interface NumbersFault {
  readonly ask?: (own: NumbersCase) => NumbersCase;
  readonly say?: (numbers: ShownNumbers) => ShownNumbers;
}

export const NUMBERS_FAULTS: Faults<NumbersFault> = {
  'a look counts twice': {
    ask: (own) => ({
      ...own,
      people: [...own.people, own.people[0]].flatMap((each) => each ?? []),
    }),
  },
  'the time begins 100 ms late': { ask: (own) => ({ ...own, fromMs: own.fromMs + 100 }) },
  'the pointer is 20 px beside its place': {
    ask: (own) => ({ ...own, at: [own.at[0], own.at[1] + 20 / PICTURE.heightPx] }),
  },
  'a degree is that of the first person': {
    ask: (own) => ({ ...own, pxPerDegree: own.pxPerDegree.map(() => own.pxPerDegree[0] ?? 1) }),
  },
  'the top is a thousandth higher': { say: (all) => change(all, 'legend: top', 1.001) },
  'a viewer is missing': { say: (all) => change(all, 'hover: viewers', 0.97) },
  'shares are of all time, not of that on the picture': {
    say: (all) => change(all, 'described: field 4', 0.98),
  },
  'two peaks are in the wrong order': {
    say: (all) => ({
      ...all,
      'described: peak 0': all['described: peak 1'] ?? 0,
      'described: peak 1': all['described: peak 0'] ?? 0,
    }),
  },
};

/** How many of so many random screens say the numbers that `packages/gaze` gives alone. */
export function compareNumbers(count: number, fault: NumbersFault = {}): number {
  const random = createSeededRandom(77);
  // Some look beside the picture.
  const crowd = createCrowd(PEOPLE * 26, PAGE_MS, 9).map((person) => ({
    ...person,
    x: person.x.map((px) => (px * PICTURE.widthPx) / (0.9 * CROWD_WIDTH_PX)),
    y: person.y.map((px) => (px * PICTURE.heightPx) / (0.9 * CROWD_HEIGHT_PX)),
  }));
  let equal = 0;
  for (let i = 0; i < count; i++) {
    const shown = Uint8Array.from({ length: PEOPLE }, () => (random() < 0.7 ? 1 : 0));
    shown[i % PEOPLE] = 1;
    const pxPerDegree = Array.from({ length: PEOPLE }, () => 30 + 20 * random());
    const fromMs = random() * 3_000;
    const isShown = (_: unknown, at: number) => shown[at] === 1;
    const own: NumbersCase = {
      people: crowd.filter(isShown),
      pxPerDegree: pxPerDegree.filter(isShown),
      kind: HEAT_KINDS[i % HEAT_KINDS.length] ?? 'absolute',
      sigmaDegrees: SIGMAS[i % SIGMAS.length] ?? 1,
      fromMs,
      toMs: fromMs + 500 + random() * 4_000,
      at: [random(), random()],
    };
    const said = readScreen(crowd, pxPerDegree, shown, own);
    const wanted = measureNumbers(fault.ask?.(own) ?? own);
    equal += Number(isSame(fault.say?.(said) ?? said, wanted));
  }
  return equal;
}

/** As the screen asks its worker, and Describe. */
function readScreen(
  fixations: ReturnType<typeof createCrowd>,
  degrees: readonly number[],
  shown: Uint8Array,
  { kind, sigmaDegrees, fromMs, toMs, at }: NumbersCase,
): ShownNumbers {
  const page = { picture: PICTURE, fixations, pxPerDegree: Float64Array.from(degrees) };
  const engine = createHeatEngine();
  engine.setPage('a', page);
  engine.setShown(shown);
  const range = { fromMs, toMs };
  const options = { ...CARD_VIEW, overallMode: 'range', kind, sigmaDegrees, range } as const;
  const legend = engine.paint({ pageId: 'a', options, timeMs: 0, durationMs: PAGE_MS })?.legend;
  const hover = engine.measureAt(...at);
  const { people, secondsPerPerson, fields, peaks } = describeHeat(page, shown, range);
  return {
    'legend: top': legend?.top ?? Number.NaN,
    'legend: people': legend?.people ?? Number.NaN,
    'legend: sigma, px': legend?.sigmaPx ?? Number.NaN,
    'hover: value': hover?.value ?? Number.NaN,
    'hover: viewers': hover?.viewers ?? Number.NaN,
    'hover: people': hover?.people ?? Number.NaN,
    'described: people': people,
    'described: seconds per person': secondsPerPerson,
    ...Object.fromEntries(
      fields.map(({ field, share }) => [`described: field ${FIELDS.indexOf(field)}`, share]),
    ),
    ...Object.fromEntries(peaks.map(({ share }, i) => [`described: peak ${i}`, share])),
  };
}

function isSame(one: ShownNumbers, other: ShownNumbers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [a, b] = [one[name] ?? Number.NaN, other[name] ?? Number.NaN];
    return Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b), 1e-3);
  });
}

function change(all: ShownNumbers, name: string, factor: number): ShownNumbers {
  return { ...all, [name]: (all[name] ?? 0) * factor };
}
