import { listVisibleSpans } from '#aoi/visible-spans.ts';
import { type AoiTarget, listParts } from './aoi-target.ts';
import { type Exposure, measureExposure } from './exposure.ts';
import { detectFixationHits } from './hit-rule.ts';
import { joinInside } from './inside-spans.ts';
import { type Interval, joinIntervals, sumIntervals } from './interval.ts';
import {
  AOI_METRICS_ALGORITHM,
  AOI_METRICS_DEFAULTS,
  type AoiMetrics,
  type AoiMetricsOptions,
  type ParticipantMetrics,
} from './metric-columns.ts';
import { measureOverlap, measureSpans, type Overlap, toOverlap } from './overlap.ts';
import { findFixationsIn, type PictureView, toShownInterval } from './picture-view.ts';
import { measureValidTimeMs } from './valid-time.ts';
import { measureVisits } from './visits.ts';

interface Look {
  readonly aoi: AoiTarget;
  readonly overlap: Overlap;
  readonly hits: Uint8Array;
  readonly first: number;
  readonly visible: readonly Interval[];
  readonly exposure: Exposure;
}

/** Groups name AOIs by their places in the list; each is measured as their union. */
export function measureAoiMetrics(
  view: PictureView,
  aois: readonly AoiTarget[],
  options: Partial<AoiMetricsOptions> = {},
  groups: readonly (readonly number[])[] = [],
): ParticipantMetrics {
  const settings = { ...AOI_METRICS_DEFAULTS, ...options };
  const interval = toShownInterval(settings, view.shownMs);
  const toLook = (aoi: AoiTarget, overlap: Overlap): Look => {
    const hits = detectFixationHits(view.fixations, overlap, interval, settings.hitRule);
    const visible = joinIntervals(
      listParts(aoi).flatMap((part) => listVisibleSpans(part, interval.fromMs, interval.toMs)),
    );
    const exposure = measureExposure(aoi, view.viewport, interval, visible);
    return { aoi, overlap, hits, first: hits.indexOf(1), visible, exposure };
  };
  const looks = aois.map((aoi) => toLook(aoi, measureOverlap(view, aoi, interval)));
  const groupLooks = groups.map((members) => {
    const own = members.flatMap((member) => looks[member] ?? []);
    const parts = own.flatMap(({ aoi }) => listParts(aoi));
    const spans = joinInside(own.map(({ overlap }) => overlap.spans));
    return toLook(parts, toOverlap(view, parts, spans, interval));
  });
  const fixationMs = measureFixationMs(view, interval);
  const fixationRange = findFixationsIn(view.fixations, interval);
  const toColumns = (list: readonly Look[]) => {
    const firsts = list.map(({ first }) => first).filter((first) => first >= 0);
    return list.map((look) => {
      const order = { before: countBefore(firsts, look.first), all: list.length };
      return measureOne(view, look, interval, fixationRange, fixationMs, order);
    });
  };
  return {
    ...AOI_METRICS_ALGORITHM,
    options: settings,
    fixationMs,
    validMs: measureValidMs(view, interval),
    fixationRange,
    aois: toColumns(looks),
    groups: toColumns(groupLooks),
    elsewhere: measureElsewhere(view, looks, interval, fixationMs),
    hits: looks.map(({ hits }) => hits),
  };
}

function measureOne(
  { fixations }: PictureView,
  { overlap, hits, first, visible, exposure }: Look,
  interval: Interval,
  [from, to]: readonly [from: number, to: number],
  fixationMs: number,
  /** How many AOIs were looked at before it, and how many there are. */
  { before, all }: { readonly before: number; readonly all: number },
): AoiMetrics {
  const startMs = visible[0]?.fromMs ?? interval.toMs;
  const dwellMs = sum(overlap.overlapMs);
  let fixationCount = 0;
  let hitMs = 0;
  for (let i = 0; i < hits.length; i++) {
    if (hits[i] === 0) continue;
    fixationCount++;
    hitMs += (fixations.offsetMs[i] as number) - (fixations.onsetMs[i] as number);
  }
  const visits = measureVisits(fixations, hits, from, to);
  const hasLook = first >= 0;
  const onsetMs = fixations.onsetMs[first] ?? 0;
  // Looking at it is being exposed to it, whatever its share on the screen.
  const exposedFromMs = hasLook ? Math.min(exposure.startMs ?? onsetMs, onsetMs) : exposure.startMs;
  return {
    visibleMs: sumIntervals(visible),
    exposedMs: exposure.exposedMs,
    observedMs: interval.toMs - startMs,
    observedExposedMs: exposedFromMs === null ? null : interval.toMs - exposedFromMs,
    dwellMs,
    validDwellMs: sum(overlap.validMs),
    dwellShare: fixationMs > 0 ? dwellMs / fixationMs : null,
    fixationCount,
    ttffMs: hasLook ? Math.max(onsetMs - startMs, 0) : null,
    ttffExposedMs: hasLook ? onsetMs - (exposedFromMs ?? onsetMs) : null,
    firstFixationDurationMs: hasLook ? (fixations.offsetMs[first] as number) - onsetMs : null,
    meanFixationDurationMs: hasLook ? hitMs / fixationCount : null,
    visitCount: visits.count,
    revisitCount: Math.max(visits.count - 1, 0),
    visitDurationMeanMs: visits.count > 0 ? visits.totalMs / visits.count : null,
    isFirstAoi: hasLook && before === 0,
    entryRank: hasLook ? 1 + before : all,
    fixationsBefore: hasLook ? first - from : null,
  };
}

function countBefore(firsts: readonly number[], first: number): number {
  let count = 0;
  for (const other of firsts) if (other < first) count++;
  return count;
}

/** The part of the fixations that lies in no AOI. */
function measureElsewhere(
  view: PictureView,
  looks: readonly Look[],
  interval: Interval,
  fixationMs: number,
): ParticipantMetrics['elsewhere'] {
  const inside = measureSpans(view, joinInside(looks.map(({ overlap }) => overlap.spans)));
  const dwellMs = Math.max(fixationMs - sum(inside.overlapMs), 0);
  return {
    dwellMs,
    validDwellMs: Math.max(measureValidFixationMs(view, interval) - sum(inside.validMs), 0),
    dwellShare: fixationMs > 0 ? dwellMs / fixationMs : null,
  };
}

function measureValidFixationMs(view: PictureView, interval: Interval): number {
  const { onsetMs, offsetMs } = view.fixations;
  let totalMs = 0;
  for (let i = 0; i < onsetMs.length; i++) {
    const fromMs = Math.max(onsetMs[i] as number, interval.fromMs);
    const toMs = Math.min(offsetMs[i] as number, interval.toMs);
    if (toMs > fromMs) totalMs += measureValidMs(view, { fromMs, toMs });
  }
  return totalMs;
}

function measureFixationMs({ fixations }: PictureView, { fromMs, toMs }: Interval): number {
  let totalMs = 0;
  for (let i = 0; i < fixations.onsetMs.length; i++) {
    const startMs = Math.max(fixations.onsetMs[i] as number, fromMs);
    totalMs += Math.max(Math.min(fixations.offsetMs[i] as number, toMs) - startMs, 0);
  }
  return totalMs;
}

function measureValidMs({ validTime }: PictureView, interval: Interval): number {
  return validTime ? measureValidTimeMs(validTime, interval) : interval.toMs - interval.fromMs;
}

function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] as number;
  return total;
}
