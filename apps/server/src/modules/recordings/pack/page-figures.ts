import type { PageFigures, RecordingFindings } from '@fovea/contract';
import {
  K_BIN_DEFAULTS,
  type KNorms,
  type KValues,
  measureImmersion,
  measureK,
  measureKOverTime,
} from '@fovea/gaze/attention';
import { measureFixationSummary } from '@fovea/gaze/events';
import { createValidTime, measurePageAttention, measureValidTimeMs } from '@fovea/gaze/metrics';
import { detectBadPatterns, type PageValidity } from '@fovea/gaze/quality';
import type { DeviceFacts } from '#modules/devices/public.ts';
import type { PageEvents } from './page-events.ts';
import { toFixationColumns } from './stored-fixations.ts';

type PageFindings = RecordingFindings['pages'][number];

/** All that is said of a page without areas of interest. */
export function toPageFindings(
  events: PageEvents,
  quality: PageValidity,
  norms: KNorms | null,
  device: DeviceFacts,
): PageFindings {
  const { algorithm, version, options, fixations, saccades } = events;
  const k = norms === null ? null : measureK(events, norms);
  const patterns = detectBadPatterns(events.signal, {
    screenWidthPx: device.widthPx,
    screenHeightPx: device.heightPx,
    // Areas of interest are drawn later.
    aoiHits: new Uint32Array(),
  });
  return {
    page: events.page,
    figures: {
      ...toTimes(events, quality),
      k: k === null ? null : findPageK(events, k, quality.durationMs),
      flags: [...patterns.flags],
    },
    fixations: { algorithm, version, options: { ...options }, ...toFixationColumns(fixations) },
    saccadesDeg: Array.from(saccades.amplitudeDeg, (deg, i) =>
      saccades.valid[i] === 1 ? round(deg, 1_000) : null,
    ),
    patternShares: patterns.shares,
    immersion: toImmersion(events, quality, k),
  };
}

function toTimes(
  { signal, fixations, rateHz, reason }: PageEvents,
  { durationMs: shownMs, validity }: PageValidity,
): Omit<PageFigures, 'k' | 'flags'> {
  const interval = { fromMs: 0, toMs: shownMs };
  const validMs =
    rateHz === null ? 0 : measureValidTimeMs(createValidTime(signal, rateHz), interval);
  const summary = measureFixationSummary(fixations, { ...interval, validMs });
  return {
    shownMs,
    validMs,
    attention: measurePageAttention([{ validMs, shownMs }]).ratio,
    validity,
    rateHz,
    noFixations: reason,
    fixationCount: summary.count,
    fixationRate: reason === null ? summary.ratePerS : null,
    meanFixationMs: summary.meanDurationMs,
  };
}

/** One bin as long as the page. */
function findPageK({ fixations }: PageEvents, k: KValues, durationMs: number): number | null {
  if (!(durationMs > 0)) return null;
  const { minFixations } = K_BIN_DEFAULTS;
  const bins = measureKOverTime(fixations, k, { binMs: durationMs, durationMs, minFixations });
  return bins.valid[0] === 1 ? (bins.k[0] ?? null) : null;
}

function toImmersion(
  { signal, fixations, reason }: PageEvents,
  { durationMs, options }: PageValidity,
  k: KValues | null,
): PageFindings['immersion'] {
  if (reason !== null) return { scores: [], levels: [] };
  const { expectedRateHz } = options;
  const immersion = measureImmersion({ signal, fixations, k, expectedRateHz, durationMs });
  return {
    scores: Array.from(immersion.score, (score) => round(score, 100)),
    levels: Array.from(immersion.drawnLevel),
  };
}

function round(value: number, scale: number): number {
  return Math.round(value * scale) / scale;
}
