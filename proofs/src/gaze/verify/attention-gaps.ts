import { isHit } from '@fovea/gaze/aoi';
import { detectFixations } from '@fovea/gaze/events';
import {
  createValidTime,
  measureAoiMetrics,
  measureAttentionRatio,
  toPictureFixations,
} from '@fovea/gaze/metrics';
import type { Region, Truth } from '@fovea/testkit/people';
import { measurePrecisionDeg, type SeenPage } from './seen-pages.ts';

export interface AttentionGap {
  readonly name: string;
  /** The area's shorter side is at least 2.6 mean errors. */
  readonly isLarge: boolean;
  /** Attention ratio as measured less the true one, over all people. */
  readonly gap: number;
  /** The same of dwell over the time of all fixations, instead of valid time. */
  readonly shareGap: number;
}

/** Looks of one person on one page. */
interface Looks {
  readonly validMs: number;
  readonly fixationMs: number;
  /** By AOI. */
  readonly dwellMs: readonly number[];
}

const SIDE_PER_ERROR = 2.6;

/** Each AOI of each stimulus, over the people who saw it. */
export function measureAttentionGaps(
  pages: readonly SeenPage[],
  meanErrorDeg: number,
): AttentionGap[] {
  return [...Map.groupBy(pages, ({ stimulus }) => stimulus)].flatMap(([stimulus, own]) => {
    const measured = own.map(measurePage);
    const truth = own.map(({ truth: each }) => toTrueLooks(each, stimulus.regions));
    const [first] = own;
    return stimulus.regions.map((region, a) => {
      const sideDeg = first ? measureSidePx(region, first.truth) / first.person.pxPerDegree : 0;
      return {
        name: `${stimulus.name}: ${region.name}`,
        isLarge: sideDeg >= SIDE_PER_ERROR * meanErrorDeg,
        gap: toRatio(measured, a, 'validMs') - toRatio(truth, a, 'validMs'),
        shareGap: toRatio(measured, a, 'fixationMs') - toRatio(truth, a, 'fixationMs'),
      };
    });
  });
}

function toRatio(people: readonly Looks[], a: number, whole: 'validMs' | 'fixationMs'): number {
  const parts = people.map((each) => ({
    validDwellMs: each.dwellMs[a] ?? 0,
    validMs: each[whole],
  }));
  return measureAttentionRatio(parts).ratio ?? 0;
}

function measurePage({ truth, signal, person, stimulus }: SeenPage): Looks {
  const { rect, shownMs } = truth;
  const { fixations } = detectFixations(signal, 'phone', {
    pxPerDegree: person.pxPerDegree,
    precisionStdDeg: measurePrecisionDeg(person),
    itemWidthPx: rect.widthPx,
    itemHeightPx: rect.heightPx,
  });
  const view = {
    fixations: toPictureFixations(fixations, rect),
    sampleTimesMs: signal.tMs,
    validTime: createValidTime(signal, person.rateHz),
    shownMs,
  };
  const metrics = measureAoiMetrics(
    view,
    stimulus.regions.map(({ aoi }) => aoi),
  );
  return {
    validMs: metrics.validMs,
    fixationMs: metrics.fixationMs,
    dwellMs: metrics.aois.map(({ validDwellMs }) => validDwellMs),
  };
}

function toTrueLooks(truth: Truth, regions: readonly Region[]): Looks {
  const { fixations, rect, lookingMs } = truth;
  const sum = (isCounted: (u: number, v: number) => boolean) =>
    fixations.reduce((totalMs, { onsetMs, offsetMs, x, y }) => {
      const u = (x - rect.xPx) / rect.widthPx;
      const v = (y - rect.yPx) / rect.heightPx;
      return isCounted(u, v) ? totalMs + offsetMs - onsetMs : totalMs;
    }, 0);
  return {
    validMs: lookingMs,
    fixationMs: sum(() => true),
    // Regions rest here, so one moment stands for all.
    dwellMs: regions.map(({ aoi }) => sum((u, v) => isHit(aoi, 0, u, v))),
  };
}

/** The shorter side of the box around it. */
function measureSidePx({ aoi }: Region, { rect }: Truth): number {
  const [left = 0, top = 0, right = 0, bottom = 0] = aoi.boxes;
  return Math.min((right - left) * rect.widthPx, (bottom - top) * rect.heightPx);
}
