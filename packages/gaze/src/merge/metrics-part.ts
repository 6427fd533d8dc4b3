import { toPersonRatio } from '#metrics/attention.ts';
import { countFirstLooks, type FirstLooks } from '#metrics/first-look.ts';
import type { AoiMetrics, ParticipantMetrics } from '#metrics/metric-columns.ts';
import { isExposed } from '#metrics/reach.ts';
import { combineFirstLooks } from './first-look-part.ts';

/** Ratios are summed in these parts, so that sums are whole numbers. */
export const RATIO_ONE = 2 ** 30;

/** Whole sums over people for one AOI. */
export interface AoiSums {
  readonly people: number;
  readonly exposed: number;
  readonly viewers: number;
  /** People whose first AOI it was. */
  readonly firsts: number;
  readonly dwellUs: number;
  readonly fixationCount: number;
  readonly visitCount: number;
  readonly revisitCount: number;
  readonly entryRank: number;
  /** Over viewers: their mean duration of a fixation. */
  readonly meanFixationUs: number;
  /** People with valid time, and their attention ratios in parts of RATIO_ONE. */
  readonly withRatio: number;
  readonly ratio: number;
}

export interface AoiPart {
  readonly sums: AoiSums;
  /** At whole ms. People who never had the AOI before them are not in it. */
  readonly firstLooks: FirstLooks;
}

/** Metrics of a page over some recordings, to be merged. */
export interface MetricsPart {
  readonly algorithm: 'aoi-metrics';
  readonly version: 1;
  readonly aois: readonly AoiPart[];
}

/** The part of one recording. */
export function createMetricsPart(metrics: ParticipantMetrics): MetricsPart {
  const { algorithm, version, validMs } = metrics;
  return { algorithm, version, aois: metrics.aois.map((aoi) => toAoiPart(aoi, validMs)) };
}

export function addMetricsParts(a: MetricsPart, b: MetricsPart): MetricsPart {
  return combine(a, b, 1);
}

/** As if `b` had never been added. What is not in `a` cannot be taken away: RangeError. */
export function subtractMetricsParts(a: MetricsPart, b: MetricsPart): MetricsPart {
  return combine(a, b, -1);
}

function toAoiPart(aoi: AoiMetrics, validMs: number): AoiPart {
  const ratio = toPersonRatio({ partMs: aoi.validDwellMs, wholeMs: validMs });
  const hasLook = aoi.ttffMs !== null;
  const timeMs = Math.round(aoi.ttffMs ?? aoi.observedMs);
  const wasThere = hasLook || aoi.visibleMs > 0;
  return {
    sums: {
      people: 1,
      exposed: isExposed(aoi) ? 1 : 0,
      viewers: hasLook ? 1 : 0,
      firsts: aoi.isFirstAoi ? 1 : 0,
      dwellUs: Math.round(aoi.dwellMs * 1_000),
      fixationCount: aoi.fixationCount,
      visitCount: aoi.visitCount,
      revisitCount: aoi.revisitCount,
      entryRank: aoi.entryRank,
      meanFixationUs: Math.round((aoi.meanFixationDurationMs ?? 0) * 1_000),
      withRatio: ratio === null ? 0 : 1,
      ratio: Math.round((ratio ?? 0) * RATIO_ONE),
    },
    firstLooks: countFirstLooks(
      Float64Array.from(wasThere ? [timeMs] : []),
      Uint8Array.from(wasThere ? [hasLook ? 1 : 0] : []),
    ),
  };
}

function combine(a: MetricsPart, b: MetricsPart, sign: 1 | -1): MetricsPart {
  if (a.version !== b.version || a.aois.length !== b.aois.length) {
    throw new RangeError('parts differ in version or AOIs');
  }
  const aois = a.aois.map((part, i): AoiPart => {
    const other = b.aois[i] as AoiPart;
    return {
      sums: combineSums(part.sums, other.sums, sign),
      firstLooks: combineFirstLooks(part.firstLooks, other.firstLooks, sign),
    };
  });
  return { ...a, aois };
}

function combineSums(a: AoiSums, b: AoiSums, sign: 1 | -1): AoiSums {
  const sums: Record<keyof AoiSums, number> = { ...a };
  for (const key of Object.keys(sums) as (keyof AoiSums)[]) {
    sums[key] += sign * b[key];
    if (sums[key] < 0) throw new RangeError('part was never added');
    if (!Number.isSafeInteger(sums[key])) throw new RangeError('sums are too large to stay exact');
  }
  return sums;
}
