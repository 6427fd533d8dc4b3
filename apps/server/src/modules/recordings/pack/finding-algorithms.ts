import type { MadeBy } from '@fovea/contract';
import {
  IMMERSION_DEFAULTS,
  K_BIN_DEFAULTS,
  measureImmersion,
  measureKOverTime,
} from '@fovea/gaze/attention';
import { detectFixations, PHONE_DEFAULTS, SACCADE_DEFAULTS } from '@fovea/gaze/events';
import {
  BAD_PATTERN_LIMITS,
  detectBadPatterns,
  MINIMUM_RATE_HZ,
  SCREEN_MARGIN,
  VALIDITY_ALGORITHM,
} from '@fovea/gaze/quality';

/**
 * Algorithms behind the findings, with the options that are the same for everybody. Names and
 * versions come from the package's own answers, here to a page without a sample.
 */
export const FINDING_ALGORITHMS: readonly MadeBy[] = listAlgorithms();

function listAlgorithms(): MadeBy[] {
  const none = new Float64Array();
  const signal = { tMs: none, x: none, y: none, valid: new Uint8Array() };
  const detected = detectFixations(signal, 'phone', {
    pxPerDegree: 1,
    precisionStdDeg: null,
    itemWidthPx: 1,
    itemHeightPx: 1,
  });
  const { fixations } = detected;
  const { minFixations } = K_BIN_DEFAULTS;
  const k = { k: none, valid: signal.valid };
  const page = { expectedRateHz: 1, durationMs: 1 };
  const toMadeBy = (
    { algorithm, version }: Omit<MadeBy, 'options'>,
    options: MadeBy['options'],
  ): MadeBy => ({ algorithm, version, options });
  return [
    toMadeBy(VALIDITY_ALGORITHM, { minimumRateHz: MINIMUM_RATE_HZ, screenMargin: SCREEN_MARGIN }),
    toMadeBy(detected, { ...PHONE_DEFAULTS }),
    toMadeBy(measureKOverTime(fixations, k, { binMs: 1, durationMs: 1, minFixations }), {
      minFixations,
      saccadeMaxGapMs: SACCADE_DEFAULTS.maxGapMs,
    }),
    toMadeBy(
      detectBadPatterns(signal, {
        screenWidthPx: 1,
        screenHeightPx: 1,
        aoiHits: new Uint32Array(),
      }),
      { ...BAD_PATTERN_LIMITS },
    ),
    toMadeBy(measureImmersion({ signal, fixations, k, ...page }), { ...IMMERSION_DEFAULTS }),
  ];
}
