import type { PreparedAoi } from '#aoi/prepared-aoi.ts';
import { type AoiTarget, listParts, listVisible } from './aoi-target.ts';
import { type ClippedLooks, clipLooks, measureValidMs } from './clipped-looks.ts';
import { type Exposure, measureExposure } from './exposure.ts';
import { type InsideSpans, joinInside, listInside } from './inside-spans.ts';
import { type Interval, sumIntervals } from './interval.ts';
import {
  AOI_METRICS_ALGORITHM,
  AOI_METRICS_DEFAULTS,
  type AoiMetrics,
  type AoiMetricsOptions,
  type ParticipantMetrics,
} from './metric-columns.ts';
import { detectLooks, type Hits, measureOverlap, type Overlap } from './overlap.ts';
import { type PictureView, toShownInterval } from './picture-view.ts';
import { measureVisits } from './visits.ts';

interface Look extends Overlap, Hits {
  readonly spans: InsideSpans;
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
  const clipped = clipLooks(view, interval);
  const toLook = (parts: readonly PreparedAoi[], spans: InsideSpans): Look => {
    const { dwellMs, validDwellMs } = measureOverlap(clipped, spans);
    const { hits, first } = detectLooks(clipped, parts, spans, settings.hitRule);
    const visible = listVisible(parts, interval);
    const exposure = measureExposure(parts, view.viewport, interval, visible);
    return { dwellMs, validDwellMs, hits, first, spans, visible, exposure };
  };
  const looks = aois.map((aoi) => {
    const parts = listParts(aoi);
    return toLook(parts, joinInside(parts.map((part) => listInside(clipped, part))));
  });
  const groupLooks = groups.map((members) => {
    const parts = members.flatMap((member) => listParts(aois[member] ?? []));
    return toLook(parts, joinInside(members.flatMap((member) => looks[member]?.spans ?? [])));
  });
  const fixationMs = measureFixationMs(clipped);
  const toColumns = (list: readonly Look[]) => {
    const firsts = list.map(({ first }) => first).filter((first) => first >= 0);
    return list.map((look) => {
      const order = { before: countBefore(firsts, look.first), all: list.length };
      return measureOne(clipped, look, fixationMs, order);
    });
  };
  const validMs = measureValidMs(view, interval);
  return {
    ...AOI_METRICS_ALGORITHM,
    options: settings,
    fixationMs,
    validMs,
    fixationRange: clipped.range,
    aois: toColumns(looks),
    groups: toColumns(groupLooks),
    elsewhere: measureElsewhere(clipped, looks, fixationMs, validMs),
    hits: looks.map(({ hits }) => hits),
  };
}

function measureOne(
  { view: { fixations }, interval, range: [from, to] }: ClippedLooks,
  { dwellMs, validDwellMs, hits, first, visible, exposure }: Look,
  fixationMs: number,
  /** How many AOIs were looked at before it, and how many there are. */
  { before, all }: { readonly before: number; readonly all: number },
): AoiMetrics {
  const startMs = visible[0]?.fromMs ?? interval.toMs;
  let fixationCount = 0;
  let hitMs = 0;
  const start = first >= 0 ? first : to;
  for (let i = start; i < to; i++) {
    if (hits[i] === 0) continue;
    fixationCount++;
    hitMs += (fixations.offsetMs[i] as number) - (fixations.onsetMs[i] as number);
  }
  const visits = measureVisits(fixations, hits, start, to);
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
    validDwellMs,
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

/** What lies in no AOI: of the fixations, and of all valid time, so that attention adds up to all of it. */
function measureElsewhere(
  clipped: ClippedLooks,
  looks: readonly Look[],
  fixationMs: number,
  validMs: number,
): ParticipantMetrics['elsewhere'] {
  const inside = measureOverlap(clipped, joinInside(looks.map(({ spans }) => spans)));
  const dwellMs = Math.max(fixationMs - inside.dwellMs, 0);
  return {
    dwellMs,
    validDwellMs: Math.max(validMs - inside.validDwellMs, 0),
    dwellShare: fixationMs > 0 ? dwellMs / fixationMs : null,
  };
}

function measureFixationMs({ fromMs, toMs }: ClippedLooks): number {
  return sum(toMs.map((endMs, i) => Math.max(endMs - (fromMs[i] as number), 0)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
