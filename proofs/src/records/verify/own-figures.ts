// Figures of pages written a second time. Only fixations are found by the product's package, in
// samples of the own reading: `verify -- gaze` proves the finding itself.
import { detectFixations } from '@fovea/gaze/events';
import type { OwnSample } from './own-validity.ts';

/** Half ms and quarter CSS px of the page, as the records have them. */
export interface OwnFixation {
  readonly onset: number;
  readonly offset: number;
  readonly x: number;
  readonly y: number;
}

export interface OwnPage {
  readonly fixations: readonly OwnFixation[];
  readonly noFixations: string | null;
  readonly figures: Readonly<Record<OwnFigure, number | null>>;
}

export type OwnFigure =
  | 'shownMs'
  | 'validMs'
  | 'attention'
  | 'rateHz'
  | 'fixationCount'
  | 'fixationRate'
  | 'meanFixationMs'
  | 'k';

export type OwnNorms = Readonly<
  Record<'n' | 'meanDurationMs' | 'sdDurationMs' | 'meanAmplitudeDeg' | 'sdAmplitudeDeg', number>
>;

export interface OwnFigures {
  readonly pages: ReadonlyMap<number, OwnPage>;
  readonly norms: OwnNorms | null;
}

/** A fixation that a saccade follows. */
interface Pair {
  readonly page: number;
  readonly durationMs: number;
  readonly amplitudeDeg: number;
}

const LONGEST_STEP = 1_000;
const LONGEST_SACCADE = 300;
const FEWEST_PAIRS = 3;

export function measureOwnFigures(
  pages: ReadonlyMap<number, readonly OwnSample[]>,
  pxPerDegree: number,
  precisionPx: number | null,
): OwnFigures {
  const found = [...pages].map(([page, samples]) => {
    const rising = toRising(samples);
    return { page, rising, ...findFixations(rising, pxPerDegree, precisionPx) };
  });
  const pairs = found.flatMap(({ page, fixations }) => listPairs(page, fixations, pxPerDegree));
  const norms = toNorms(pairs);
  return {
    norms,
    pages: new Map(
      found.map(({ page, rising, fixations, noFixations }) => {
        const own = pairs.filter((pair) => pair.page === page);
        const k = norms === null || own.length < FEWEST_PAIRS ? null : toMeanK(own, norms);
        return [
          page,
          { fixations, noFixations, figures: toFigures(rising, fixations, noFixations, k) },
        ];
      }),
    ),
  };
}

/** One sample for each time; a valid one before others. */
function toRising(samples: readonly OwnSample[]): OwnSample[] {
  const byTime = new Map<number, OwnSample>();
  for (const sample of samples) {
    const there = byTime.get(sample.t);
    if (there === undefined || (there.valid === 0 && sample.valid === 1)) {
      byTime.set(sample.t, sample);
    }
  }
  return [...byTime.values()].sort((a, b) => a.t - b.t);
}

function findFixations(
  rising: readonly OwnSample[],
  pxPerDegree: number,
  precisionPx: number | null,
) {
  const signal = {
    tMs: Float64Array.from(rising, ({ t }) => t / 2),
    x: Float64Array.from(rising, ({ x }) => x / 4),
    y: Float64Array.from(rising, ({ y, scroll }) => y / 4 + scroll),
    valid: Uint8Array.from(rising, ({ valid }) => valid),
  };
  const { fixations, reason } = detectFixations(signal, 'phone', {
    pxPerDegree,
    precisionStdDeg: precisionPx === null ? null : precisionPx / pxPerDegree,
    itemWidthPx: 1,
    itemHeightPx: 1,
  });
  return {
    noFixations: reason,
    fixations: Array.from(fixations.x, (x, k) => ({
      onset: Math.round((fixations.onsetMs[k] ?? 0) * 2),
      offset: Math.round((fixations.offsetMs[k] ?? 0) * 2),
      x: Math.round(x * 4),
      y: Math.round((fixations.y[k] ?? 0) * 4),
    })),
  };
}

function listPairs(page: number, fixations: readonly OwnFixation[], pxPerDegree: number): Pair[] {
  return fixations.flatMap((own, i) => {
    const next = fixations[i + 1];
    if (next === undefined || next.onset - own.offset > LONGEST_SACCADE) return [];
    const amplitudeDeg = Math.hypot(next.x - own.x, next.y - own.y) / 4 / pxPerDegree;
    return [{ page, durationMs: (own.offset - own.onset) / 2, amplitudeDeg }];
  });
}

function toNorms(pairs: readonly Pair[]): OwnNorms | null {
  const durations = pairs.map(({ durationMs }) => durationMs);
  const amplitudes = pairs.map(({ amplitudeDeg }) => amplitudeDeg);
  const sdDurationMs = toSd(durations);
  const sdAmplitudeDeg = toSd(amplitudes);
  if (!(sdDurationMs > 0 && sdAmplitudeDeg > 0)) return null;
  return {
    n: pairs.length,
    meanDurationMs: toMean(durations),
    sdDurationMs,
    meanAmplitudeDeg: toMean(amplitudes),
    sdAmplitudeDeg,
  };
}

function toMeanK(pairs: readonly Pair[], norms: OwnNorms): number {
  const durations = toMean(pairs.map(({ durationMs }) => durationMs));
  const amplitudes = toMean(pairs.map(({ amplitudeDeg }) => amplitudeDeg));
  return (
    (durations - norms.meanDurationMs) / norms.sdDurationMs -
    (amplitudes - norms.meanAmplitudeDeg) / norms.sdAmplitudeDeg
  );
}

function toFigures(
  rising: readonly OwnSample[],
  fixations: readonly OwnFixation[],
  noFixations: string | null,
  k: number | null,
): OwnPage['figures'] {
  const shownMs = (rising.at(-1)?.t ?? 0) / 2;
  const steps = rising.slice(1).map(({ t }, i) => t - (rising[i]?.t ?? 0));
  const close = steps.filter((step) => step <= LONGEST_STEP);
  const rateHz = close.length > 0 ? 2_000 / toMean(close) : null;
  const validMs = rateHz === null ? 0 : measureValidMs(rising, 1_000 / rateHz);
  const count = fixations.length;
  return {
    shownMs,
    validMs,
    attention: shownMs > 0 ? validMs / shownMs : null,
    rateHz,
    fixationCount: count,
    fixationRate: noFixations === null && validMs > 0 ? (1_000 * count) / validMs : null,
    meanFixationMs:
      count > 0 ? toMean(fixations.map(({ onset, offset }) => (offset - onset) / 2)) : null,
    k,
  };
}

/** Half-way to a neighbour within two intervals, else half an interval; nothing beyond the page. */
function measureValidMs(rising: readonly OwnSample[], intervalMs: number): number {
  let validMs = 0;
  rising.forEach(({ t, valid }, i) => {
    if (valid === 0) return;
    for (const neighbour of [rising[i - 1], rising[i + 1]]) {
      // The page begins with its first sample and ends with its last.
      if (neighbour === undefined) continue;
      const stepMs = Math.abs(neighbour.t - t) / 2;
      validMs += (stepMs <= 2 * intervalMs ? stepMs : intervalMs) / 2;
    }
  });
  return validMs;
}

function toMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toSd(values: readonly number[]): number {
  const mean = toMean(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
