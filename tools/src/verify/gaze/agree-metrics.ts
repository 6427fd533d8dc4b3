// `node agree-metrics.ts` compares metrics and maps with the second implementation in NumPy.
import { measureCc, measureKl, measureNss, measureSim, traceContour } from '@fovea/gaze/maps';
import {
  countFirstLooks,
  estimateFirstLook,
  measureTransitionEntropy,
  toKStep,
  toTransitionMatrix,
} from '@fovea/gaze/metrics';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { createMetricsCase, type MetricsCase, toReferenceCase } from './random-metrics.ts';
import { runReference } from './run-reference.ts';

const CASES = 200;
const SEED = 20_260_702;
/** Relative above 1, absolute below. */
const TOLERANCES = {
  'kaplan-meier': 1e-9,
  entropy: 1e-9,
  'k-step': 1e-9,
  'contour area': 1e-6,
  'NSS, CC, SIM, KL': 1e-6,
} as const;

type Part = keyof typeof TOLERANCES;
type Numbers = readonly (number | null)[];
type Answers = Readonly<Record<Part, Numbers>>;

const PARTS = Object.keys(TOLERANCES) as readonly Part[];

/** Runs both sides on seeded random cases and compares; a planted fault must be noticed. */
export async function agreeMetrics(): Promise<readonly Figure[]> {
  const cases = Array.from({ length: CASES }, (_, i) => createMetricsCase(SEED + i));
  const theirs = (await runReference('metrics.py', cases.map(toReferenceCase))) as Answers[];
  const ours = cases.map((each) => answer(each, 1));
  const wrong = cases.map((each) => answer(each, 1.001));
  const noticed = PARTS.filter((part) => !compare(part, wrong, theirs).ok);
  return [
    ...PARTS.map((part) => compare(part, ours, theirs)),
    {
      name: 'parts that notice a fault of 0.1 % on one side',
      value: noticed.length,
      goal: `${PARTS.length}`,
      ok: noticed.length === PARTS.length,
    },
  ];
}

/** Our side; a fault other than 1 enters one value of every part. */
function answer(each: MetricsCase, fault: number): Answers {
  const last = each.times.length - 1;
  const times = each.times.map((time, i) => (i === last ? time * fault + (fault - 1) : time));
  const look = estimateFirstLook(countFirstLooks(times, each.looked));
  const entropy = measureTransitionEntropy(each.counts, fault - 1);
  const matrix = toTransitionMatrix(each.counts, fault - 1);
  const isKnown = toTransitionMatrix(each.counts).known.every((row) => row === 1);
  const b = each.b.map((value, i) => (i < each.b.length / 2 ? value * fault : value));
  const a = each.a.map((value, i) => (i < each.a.length / 2 ? value * fault : value));
  return {
    'kaplan-meier': [
      ...Array.from(look.tMs, (time, i) => [time, look.notYet[i] ?? null]).flat(),
      look.medianMs,
      look.neverShare,
    ],
    entropy: [
      entropy.transitionBits,
      entropy.stationaryBits,
      entropy.transitionShare,
      entropy.stationaryShare,
    ],
    'k-step': isKnown ? [...toKStep(matrix, each.k).p] : [],
    'contour area': [
      ...each.contours.a.map((value) => traceContour(each.grid, each.a, value * fault).areaPx),
      ...each.contours.rough.map(
        (value) => traceContour(each.grid, each.rough, value * fault).areaPx,
      ),
    ],
    'NSS, CC, SIM, KL': [
      measureNss(a, each.cells),
      measureCc(a, b),
      measureSim(a, each.b),
      measureKl(a, each.b),
    ],
  };
}

function compare(part: Part, ours: readonly Answers[], theirs: readonly Answers[]): Figure {
  const tolerance = TOLERANCES[part];
  let agreed = 0;
  let numbers = 0;
  let worst = 0;
  for (const [i, own] of ours.entries()) {
    const difference = measureDifference(own[part], theirs[i]?.[part] ?? []);
    numbers += own[part].filter((value) => value !== null).length;
    worst = Math.max(worst, difference);
    if (difference <= tolerance) agreed++;
  }
  return {
    name: `${part} (${numbers} numbers, worst ${worst.toExponential(1)})`,
    value: `${agreed} of ${ours.length}`,
    goal: `all to ${tolerance}`,
    ok: numbers >= ours.length && agreed === ours.length,
  };
}

/** Infinite for another count or another missing place. */
function measureDifference(a: Numbers, b: Numbers): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce<number>((worst, x, i) => {
    const y = b[i] ?? null;
    if (x === null || y === null) return x === y ? worst : Number.POSITIVE_INFINITY;
    return Math.max(worst, Math.abs(x - y) / Math.max(Math.abs(y), 1));
  }, 0);
}

if (import.meta.main) {
  const figures = await agreeMetrics();
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
