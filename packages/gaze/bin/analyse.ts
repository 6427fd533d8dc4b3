import { prepareAoi } from '#aoi/prepared-aoi.ts';
import {
  type DetectedFixations,
  detectFixations,
  type FixationPreset,
} from '#events/detect-fixations.ts';
import { measureFixationSummary } from '#events/fixation-summary.ts';
import { measureSaccades, SACCADE_DEFAULTS } from '#events/saccades.ts';
import { measureAoiMetrics } from '#metrics/aoi-metrics.ts';
import { measureAttentionRatio } from '#metrics/attention.ts';
import { toPictureFixations } from '#metrics/picture-view.ts';
import { createValidTime, measureValidTimeMs } from '#metrics/valid-time.ts';
import type { Signal } from '#samples/signal.ts';

/** A rectangle in px of the samples. */
export interface NamedArea {
  readonly name: string;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface AnalyseOptions {
  readonly preset: FixationPreset;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pxPerDegree: number;
  readonly precisionStdDeg: number | null;
  readonly areas: readonly NamedArea[];
}

type Cell = string | number | null;

export interface Analysis {
  readonly events: Omit<DetectedFixations, 'fixations'>;
  readonly summary: Readonly<Record<string, Cell>>;
  readonly fixations: readonly Readonly<Record<string, Cell>>[];
  readonly areas: readonly Readonly<Record<string, Cell>>[];
}

/** Fixations of one person on one page, and what they say about the areas. */
export function analyse(signal: Signal, options: AnalyseOptions): Analysis {
  const { preset, widthPx, heightPx, pxPerDegree, precisionStdDeg } = options;
  const { fixations, ...events } = detectFixations(signal, preset, {
    pxPerDegree,
    precisionStdDeg,
    itemWidthPx: widthPx,
    itemHeightPx: heightPx,
  });
  const saccades = measureSaccades(fixations, { ...SACCADE_DEFAULTS, pxPerDegree });
  const startMs = signal.tMs[0] ?? 0;
  const shownMs = (signal.tMs.at(-1) ?? 0) + (events.rateHz === null ? 0 : 500 / events.rateHz);
  const interval = { fromMs: Math.max(startMs, 0), toMs: Math.max(shownMs, 0) };
  const validTime = events.rateHz === null ? undefined : createValidTime(signal, events.rateHz);
  const validMs = validTime === undefined ? 0 : measureValidTimeMs(validTime, interval);
  const { count, ratePerS, meanDurationMs } = measureFixationSummary(fixations, {
    ...interval,
    validMs,
  });
  const samples = signal.tMs.length;
  const view = {
    fixations: toPictureFixations(fixations, { xPx: 0, yPx: 0, widthPx, heightPx }),
    sampleTimesMs: signal.tMs,
    validTime,
    shownMs: interval.toMs,
  };
  const metrics = measureAoiMetrics(
    view,
    options.areas.map((area) => prepareAoi([toKeyframe(area, options)])),
    interval,
  );
  return {
    events,
    summary: {
      samples,
      valid_samples: signal.valid.reduce((sum, each) => sum + each, 0),
      rate_hz: events.rateHz,
      valid_ms: validMs,
      fixations: count,
      fixations_per_s: ratePerS,
      mean_fixation_ms: meanDurationMs,
    },
    fixations: Array.from(fixations.onsetMs, (onsetMs, k) => ({
      fixation: k + 1,
      onset_ms: onsetMs,
      offset_ms: fixations.offsetMs[k] as number,
      duration_ms: (fixations.offsetMs[k] as number) - onsetMs,
      x_px: fixations.x[k] as number,
      y_px: fixations.y[k] as number,
      next_saccade_deg: saccades.valid[k] === 1 ? (saccades.amplitudeDeg[k] as number) : null,
    })),
    areas: metrics.aois.map((aoi, a) => ({
      area: options.areas[a]?.name ?? '',
      attention_ratio: measureAttentionRatio([{ ...aoi, validMs }]).ratio,
      dwell_ms: aoi.dwellMs,
      dwell_share: aoi.dwellShare,
      fixation_count: aoi.fixationCount,
      ttff_ms: aoi.ttffMs,
      first_fixation_duration_ms: aoi.firstFixationDurationMs,
      mean_fixation_duration_ms: aoi.meanFixationDurationMs,
      visit_count: aoi.visitCount,
      revisit_count: aoi.revisitCount,
      entry_rank: aoi.entryRank,
    })),
  };
}

function toKeyframe(area: NamedArea, { widthPx, heightPx }: AnalyseOptions) {
  return {
    timestamp: 0,
    shape: {
      type: 'rectangle' as const,
      x: area.xPx / widthPx,
      y: area.yPx / heightPx,
      width: area.widthPx / widthPx,
      height: area.heightPx / heightPx,
    },
    easing: 'hold' as const,
    visible: true,
  };
}
