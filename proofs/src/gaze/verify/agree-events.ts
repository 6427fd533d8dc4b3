// `node agree-events.ts` compares events, BCEA and K with the second implementation in NumPy.
import { measureK, measureKNorms } from '@fovea/gaze/attention';
import {
  detectFixations,
  detectIdt,
  detectIvt,
  type FixationPreset,
  type Fixations,
  IDT_DEFAULTS,
  IVT_DEFAULTS,
  measureSaccades,
  SACCADE_DEFAULTS,
} from '@fovea/gaze/events';
import { BCEA_SHARE, measureBcea } from '@fovea/gaze/quality';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { type Answers, compareAnswers, type Numbers } from './compare-answers.ts';
import { createRandomCase, type RandomCase } from './random-signals.ts';
import { runReference } from './run-reference.ts';

const CASES: Sizes<number> = { short: 50, full: 200 };
const SEED = 20_260_701;
const FAULT = 1.02;
const TOLERANCE = 1e-9;
const TOLERANCES = {
  idt: 0,
  ivt: 0,
  phone: TOLERANCE,
  'tobii-ivt': TOLERANCE,
  'realeye-like': TOLERANCE,
  bcea: TOLERANCE,
  k: TOLERANCE,
} as const;

type Part = keyof typeof TOLERANCES;

/** Runs both sides on seeded random signals and compares. */
export async function agreeEvents(options: readonly string[]): Promise<readonly Figure[]> {
  const cases = Array.from({ length: pickSize(options, CASES) }, (_, i) =>
    createRandomCase(SEED + i),
  );
  const lines = await runReference('events.py', cases.map(toReferenceCase));
  return compareAnswers<Part>(
    TOLERANCES,
    lines.map((line) => toAnswers(line as Record<Part, unknown>)),
    cases.map((each) => answer(each, 1)),
    cases.map((each) => answer(each, FAULT)),
  );
}

function toReferenceCase(each: RandomCase): unknown {
  const { signal, rateHz, pages, ...rest } = each;
  const lists = (columns: object) =>
    Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, [...values]]));
  return {
    ...rest,
    ...lists(signal),
    intervalMs: 1000 / rateHz,
    idt: IDT_DEFAULTS,
    ivt: IVT_DEFAULTS,
    pages: pages.map(lists),
  };
}

/** The reference answers with numbers, rows or lists of numbers. */
function toAnswers(line: Record<Part, unknown>): Answers<Part> {
  const flatten = (value: unknown): Numbers =>
    Array.isArray(value) ? value.flatMap(flatten) : [value as number | null];
  const parts = Object.entries(line).map(([part, value]) => [part, flatten(value)]);
  return Object.fromEntries(parts) as Answers<Part>;
}

/** Our side; a fault other than 1 enters one value of every part. */
function answer(each: RandomCase, fault: number): Answers<Part> {
  const { signal, rateHz, precisionStdDeg, widthPx, heightPx } = each;
  const pxPerDegree = fault * each.pxPerDegree;
  const intervalMs = 1000 / rateHz;
  const input = {
    pxPerDegree,
    precisionStdDeg,
    itemWidthPx: fault * widthPx,
    itemHeightPx: heightPx,
  };
  const rows = (preset: FixationPreset) => toRows(detectFixations(signal, preset, input).fixations);
  return {
    idt: toRanges(detectIdt(signal, { ...IDT_DEFAULTS, pxPerDegree, intervalMs })),
    ivt: toRanges(detectIvt(signal, { ...IVT_DEFAULTS, pxPerDegree, intervalMs })),
    phone: rows('phone'),
    'tobii-ivt': rows('tobii-ivt'),
    'realeye-like': rows('realeye-like'),
    bcea: [measureBcea(signal, fault * BCEA_SHARE)],
    k: listK(each, fault),
  };
}

function toRanges({ fixations: { from, to } }: { readonly fixations: Fixations }): number[] {
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
  const figures = await agreeEvents(process.argv.slice(2));
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
