import type { PageSamples } from '#samples/page-samples.ts';
import { SAMPLE_FLAGS } from '#samples/wire-units.ts';

/** Share of the screen's width and height that gaze may lie beyond each side. Chosen. */
export const SCREEN_MARGIN = 0.05;

const WANTED = SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk;
const UNWANTED = SAMPLE_FLAGS.blink | SAMPLE_FLAGS.paused | SAMPLE_FLAGS.interpolated;

export interface ValidSamples {
  /** 1 where the tracker saw the eyes at a time later than any before. */
  readonly tracked: Uint8Array;
  /** 1 where the sample is tracked and its gaze lies on the screen with its margin. */
  readonly valid: Uint8Array;
  readonly trackedCount: number;
  readonly validCount: number;
}

export function detectValidSamples(samples: PageSamples): ValidSamples {
  const tracked = new Uint8Array(samples.n);
  const valid = new Uint8Array(samples.n);
  let trackedCount = 0;
  let validCount = 0;
  for (let i = 0; i < samples.n; i++) {
    const flags = samples.flags[i] as number;
    const isTracked =
      (flags & WANTED) === WANTED && (flags & UNWANTED) === 0 && samples.monotone[i] === 1;
    if (!isTracked) continue;
    tracked[i] = 1;
    trackedCount++;
    const isOnScreen =
      isWithin(samples.x[i] as number, samples.widthPx[i] as number) &&
      isWithin(samples.y[i] as number, samples.heightPx[i] as number);
    if (!isOnScreen) continue;
    valid[i] = 1;
    validCount++;
  }
  return { tracked, valid, trackedCount, validCount };
}

function isWithin(px: number, sidePx: number): boolean {
  return px >= -sidePx * SCREEN_MARGIN && px <= sidePx * (1 + SCREEN_MARGIN);
}
