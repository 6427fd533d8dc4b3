import type { Viewing } from '@fovea/contract';
import {
  type DetectedFixations,
  detectFixations,
  measureSaccades,
  SACCADE_DEFAULTS,
  type Saccades,
} from '@fovea/gaze/events';
import { detectValidSamples } from '@fovea/gaze/quality';
import { type PageSamples, type Signal, toSignal } from '@fovea/gaze/samples';
import type { DeviceFacts } from '#modules/devices/public.ts';
import { toStoredFixations } from './stored-fixations.ts';

/** Fixations of one page and what they were made of. */
export interface PageEvents extends DetectedFixations {
  readonly page: number;
  readonly signal: Signal;
  readonly saccades: Saccades;
}

/** Times count from the page's first sample, y with the scrolling. */
export function detectPageEvents(
  samples: PageSamples,
  { pxPerDegree, precisionStdDeg }: Viewing,
  device: DeviceFacts,
): PageEvents {
  const { valid } = detectValidSamples(samples);
  const signal = toSignal(samples, valid, samples.tMs[0] ?? 0);
  const detected = detectFixations(signal, 'phone', {
    pxPerDegree,
    precisionStdDeg,
    itemWidthPx: device.widthPx,
    itemHeightPx: device.heightPx,
  });
  const fixations = toStoredFixations(detected.fixations);
  const saccades = measureSaccades(fixations, { ...SACCADE_DEFAULTS, pxPerDegree });
  return { ...detected, page: samples.page, signal, fixations, saccades };
}
