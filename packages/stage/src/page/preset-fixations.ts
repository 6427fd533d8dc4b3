import { detectFixations, type FixationPreset } from '@fovea/gaze/events';
import { toSignal } from '@fovea/gaze/samples';
import type { PersonScreen, ScreenFixations } from './page-fixations.ts';
import type { ScreenGaze } from './page-tracks.ts';

/** Fixations by another preset than that of the records, from the gaze itself. */
export function detectScreenFixations(
  { tMs, xPx, yPx, valid }: Omit<ScreenGaze, 'scrollPx'>,
  person: PersonScreen,
  preset: FixationPreset,
): ScreenFixations {
  const n = tMs.length;
  // Times count from the first sample already, and y with the scrolling.
  const samples = { n, tMs: Float64Array.from(tMs), x: xPx, y: yPx, scrollY: new Float64Array(n) };
  const { fixations } = detectFixations(toSignal(samples, valid, 0), preset, {
    pxPerDegree: person.pxPerDegree,
    precisionStdDeg: null,
    itemWidthPx: person.widthPx,
    itemHeightPx: person.heightPx,
  });
  return {
    onsetMs: Float32Array.from(fixations.onsetMs),
    offsetMs: Float32Array.from(fixations.offsetMs),
    xPx: Float32Array.from(fixations.x),
    yPx: Float32Array.from(fixations.y),
  };
}
