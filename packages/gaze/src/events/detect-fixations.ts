import { MINIMUM_RATE_HZ } from '#quality/expected-samples.ts';
import { checkSignal } from '#samples/check-signal.ts';
import { measureSampleRateHz } from '#samples/sample-rate.ts';
import type { Signal } from '#samples/signal.ts';
import { createFixations, type FixationResult } from './build-fixations.ts';
import {
  detectPhone,
  detectRealeye,
  detectTobiiIvt,
  type FixationInput,
  type PresetRun,
} from './presets.ts';

export const FIXATION_PRESETS = ['phone', 'tobii-ivt', 'realeye-like'] as const;
export type FixationPreset = (typeof FIXATION_PRESETS)[number];

const RUNS: Readonly<Record<FixationPreset, PresetRun>> = {
  phone: detectPhone,
  'tobii-ivt': detectTobiiIvt,
  'realeye-like': detectRealeye,
};

/** Rounding of times must not refuse a recording of just 20 Hz. */
const RATE_SLACK_HZ = 1e-3;

export interface DetectedFixations
  extends FixationResult<FixationPreset, Readonly<Record<string, number>>> {
  readonly rateHz: number | null;
  /** Why there are no fixations; null where the preset was applied. */
  readonly reason: 'too_few_samples' | 'rate_below_20_hz' | null;
}

/**
 * Fixations of one page, by a preset with all its steps. `from` and `to` count samples of `signal`.
 * A slow recording is an answer without fixations that says why.
 */
export function detectFixations(
  signal: Signal,
  preset: FixationPreset,
  input: FixationInput,
): DetectedFixations {
  checkSignal(signal);
  const run = RUNS[preset];
  if (run === undefined) throw new RangeError(`no preset ${preset}`);
  const rateHz = measureSampleRateHz(signal.tMs);
  const head = { algorithm: preset, version: 1, rateHz } as const;
  const none = { ...head, options: {}, fixations: createFixations(0) };
  if (rateHz === null) return { ...none, reason: 'too_few_samples' };
  if (rateHz < MINIMUM_RATE_HZ - RATE_SLACK_HZ) return { ...none, reason: 'rate_below_20_hz' };
  return { ...head, ...run(signal, input, rateHz), reason: null };
}
