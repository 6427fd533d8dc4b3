// `node agree-metrics.ts` compares metrics and maps with the second implementation in NumPy.
import {
  CROWD_PEAK_DEFAULTS,
  findCrowdPeaks,
  measureCc,
  measureKl,
  measureNss,
  measureSim,
  traceContour,
} from '@fovea/gaze/maps';
import {
  countFirstLooks,
  estimateFirstLook,
  measureTransitionEntropy,
  toKStep,
  toTransitionMatrix,
} from '@fovea/gaze/metrics';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { type Answers, compareAnswers } from './compare-answers.ts';
import { createMetricsCase, type MetricsCase, toReferenceCase } from './random-metrics.ts';
import { runReference } from './run-reference.ts';

const CASES: Sizes<number> = { short: 50, full: 200 };
const SEED = 20_260_702;
const FAULT = 1.001;
const TOLERANCES = {
  'kaplan-meier': 1e-9,
  entropy: 1e-9,
  'k-step': 1e-9,
  'contour area': 1e-6,
  'NSS, CC, SIM, KL': 1e-6,
  peaks: 1e-12,
} as const;

type Part = keyof typeof TOLERANCES;

/** Runs both sides on seeded random cases and compares. */
export async function agreeMetrics(options: readonly string[]): Promise<readonly Figure[]> {
  const cases = Array.from({ length: pickSize(options, CASES) }, (_, i) =>
    createMetricsCase(SEED + i),
  );
  const theirs = await runReference('metrics.py', cases.map(toReferenceCase));
  return compareAnswers<Part>(
    TOLERANCES,
    theirs as readonly Answers<Part>[],
    cases.map((each) => answer(each, 1)),
    cases.map((each) => answer(each, FAULT)),
  );
}

/** Our side; a fault other than 1 enters one value of every part. */
function answer(each: MetricsCase, fault: number): Answers<Part> {
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
    peaks: listPeaks(each.crowd, fault),
  };
}

/** Numbers of all peaks: x, y and height. */
function listPeaks({ grid, sigmaPx, x, y }: MetricsCase['crowd'], fault: number): number[] {
  const people = Array.from(x, (each, p) => ({
    tMs: Float64Array.of(0),
    x: Float64Array.of(each),
    y: Float64Array.of(y[p] as number),
    valid: Uint8Array.of(1),
  }));
  const options = { ...CROWD_PEAK_DEFAULTS, sigmaPx: fault ** 20 * sigmaPx };
  const peaks = findCrowdPeaks(people, 0, grid, options);
  return Array.from(peaks.x, (each, k) => [each, peaks.y[k], peaks.share[k]] as number[]).flat();
}

if (import.meta.main) {
  const figures = await agreeMetrics(process.argv.slice(2));
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
