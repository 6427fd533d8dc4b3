// `node agree-events.ts` compares events, BCEA and K with the second implementation in NumPy.
import { measureK, measureKNorms } from '@fovea/gaze/attention';
import {
  detectFixations,
  detectI2mc,
  detectIdt,
  detectIvt,
  FIXATION_PRESETS,
  type Fixations,
  I2MC_DEFAULTS,
  IDT_DEFAULTS,
  IVT_DEFAULTS,
  measureSaccades,
  SACCADE_DEFAULTS,
} from '@fovea/gaze/events';
import { BCEA_SHARE, measureBcea } from '@fovea/gaze/quality';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { createRandomCase, type RandomCase } from './random-signals.ts';
import { runReference } from './run-reference.ts';

const CASES = 200;
const SEED = 20_260_701;
const TOLERANCE = 1e-9;

type Numbers = readonly (number | null)[];
/** Per part the flat numbers of one case. */
type Answers = Readonly<Record<string, Numbers>>;

const TOLERANCES: Readonly<Record<string, number>> = {
  idt: 0,
  ivt: 0,
  i2mc: 0,
  ...Object.fromEntries(FIXATION_PRESETS.map((preset) => [preset, TOLERANCE])),
  bcea: TOLERANCE,
  k: TOLERANCE,
};

/** Runs both sides on seeded random signals and compares. */
export async function agreeEvents(): Promise<readonly Figure[]> {
  const cases = Array.from({ length: CASES }, (_, i) => createRandomCase(SEED + i));
  const lines = await runReference('events.py', cases.map(toReferenceCase));
  const theirs = lines.map((line) => toAnswers(line as Record<string, unknown>));
  const ours = cases.map((each) => answer(each, 1));
  const figures = Object.keys(TOLERANCES).map((part) => compare(part, ours, theirs));
  const wrong = cases.map((each) => answer(each, 1.02));
  const noticed = Object.keys(TOLERANCES).filter((part) => !compare(part, wrong, theirs).ok);
  const name = 'parts that notice a fault of 2 % on one side';
  const goal = Object.keys(TOLERANCES).length;
  return [
    ...figures,
    { name, value: noticed.length, goal: `${goal}`, ok: noticed.length === goal },
  ];
}

function compare(part: string, ours: readonly Answers[], theirs: readonly Answers[]): Figure {
  const tolerance = TOLERANCES[part] ?? 0;
  let agreed = 0;
  let numbers = 0;
  let worst = 0;
  for (const [i, own] of ours.entries()) {
    const a = own[part] ?? [];
    const difference = measureDifference(a, theirs[i]?.[part] ?? []);
    numbers += a.length;
    worst = Math.max(worst, difference);
    if (difference <= tolerance) agreed++;
  }
  return {
    name: `${part} (${numbers} numbers, worst ${worst.toExponential(1)})`,
    value: `${agreed} of ${ours.length}`,
    goal: tolerance === 0 ? 'all, exactly' : `all to ${tolerance}`,
    ok: numbers >= ours.length && agreed === ours.length,
  };
}

/** Relative above 1, absolute below; infinite for another count or another missing place. */
function measureDifference(a: Numbers, b: Numbers): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce<number>((worst, x, i) => {
    const y = b[i] ?? null;
    if (x === null || y === null) return x === y ? worst : Number.POSITIVE_INFINITY;
    return Math.max(worst, Math.abs(x - y) / Math.max(Math.abs(y), 1));
  }, 0);
}

function toReferenceCase(each: RandomCase): unknown {
  const { signal, rateHz, grid, gridHz, pages, ...rest } = each;
  const lists = (columns: object) =>
    Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, [...values]]));
  return {
    ...rest,
    ...lists(signal),
    intervalMs: 1000 / rateHz,
    idt: IDT_DEFAULTS,
    ivt: IVT_DEFAULTS,
    i2mc: I2MC_DEFAULTS,
    grid: lists(grid),
    gridIntervalMs: 1000 / gridHz,
    pages: pages.map(lists),
  };
}

/** The reference answers with numbers, rows or lists of numbers. */
function toAnswers(line: Record<string, unknown>): Answers {
  const flatten = (value: unknown): Numbers =>
    Array.isArray(value) ? value.flatMap(flatten) : [value as number | null];
  return Object.fromEntries(Object.entries(line).map(([part, value]) => [part, flatten(value)]));
}

/** Our side; a fault other than 1 enters one value of every part. */
function answer(each: RandomCase, fault: number): Answers {
  const { signal, rateHz, grid, gridHz, precisionStdDeg, widthPx, heightPx } = each;
  const pxPerDegree = fault * each.pxPerDegree;
  const intervalMs = 1000 / rateHz;
  const input = {
    pxPerDegree,
    precisionStdDeg,
    itemWidthPx: fault * widthPx,
    itemHeightPx: heightPx,
  };
  const i2mc = {
    ...I2MC_DEFAULTS,
    edgeMads: fault * I2MC_DEFAULTS.edgeMads,
    intervalMs: 1000 / gridHz,
    screenWidthPx: widthPx,
  };
  return {
    idt: toRanges(detectIdt(signal, { ...IDT_DEFAULTS, pxPerDegree, intervalMs }).fixations),
    ivt: toRanges(detectIvt(signal, { ...IVT_DEFAULTS, pxPerDegree, intervalMs }).fixations),
    i2mc: toRanges(detectI2mc(grid, i2mc).fixations),
    ...Object.fromEntries(
      FIXATION_PRESETS.map((preset) => [
        preset,
        toRows(detectFixations(signal, preset, input).fixations),
      ]),
    ),
    bcea: [measureBcea(signal, fault * BCEA_SHARE)],
    k: listK(each, fault),
  };
}

function toRanges({ from, to }: Fixations): number[] {
  return Array.from(from, (first, k) => [first, to[k] ?? 0]).flat();
}

function toRows({ onsetMs, offsetMs, x, y }: Fixations): number[] {
  return Array.from(onsetMs, (onset, k) => [onset, offsetMs[k], x[k], y[k]] as number[]).flat();
}

/** K has no unit, so that the fault enters durations of one page. */
function listK({ pages, pxPerDegree }: RandomCase, fault: number): Numbers {
  const events = pages.map((page, p) => {
    const offsetMs = page.offsetMs.map((offset) => (p === 0 ? fault : 1) * offset);
    const fixations = { ...page, offsetMs };
    return { fixations, saccades: measureSaccades(page, { ...SACCADE_DEFAULTS, pxPerDegree }) };
  });
  const norms = measureKNorms(events);
  if (norms === null) return [];
  return events.flatMap((page) => {
    const { k, valid } = measureK(page, norms);
    return Array.from(k, (value, i) => (valid[i] === 1 ? value : null));
  });
}

if (import.meta.main) {
  const figures = await agreeEvents();
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
