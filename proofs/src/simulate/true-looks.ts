import { findShapeAt, isHit, type PreparedAoi } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import type { TrueFixation } from '@fovea/testkit/people';
import type { PlayedPage } from '@fovea/tools/people/play-person';

/** How long one person looked, and at what, by the generator alone. */
export interface TrueLooks {
  /** Eyes open on the phone. */
  readonly lookingMs: number;
  /** By region. */
  readonly dwellMs: readonly number[];
}

/** How finely a moving region is followed. */
const STEP_MS = 5;
/** Share of the screen beyond each side: gaze farther off counts for nothing. */
const MARGIN = 0.05;

/** Where the person meant to look. */
export function toAimedLooks({ truth, stimulus }: PlayedPage): TrueLooks {
  return {
    lookingMs: truth.lookingMs,
    dwellMs: stimulus.regions.map(({ aoi }) => sumDwell(truth.fixations, aoi, truth.rect)),
  };
}

/**
 * Where a device without noise and losses shows the person to look: off by the error that
 * calibration left. What it shows beside the screen is not seen.
 */
export function toShownLooks({ truth, stimulus, person }: PlayedPage): TrueLooks {
  const { widthPx, heightPx } = person.viewport;
  const shown = truth.fixations.map((fixation) => {
    const minutes = (fixation.onsetMs + fixation.offsetMs) / 120_000;
    const offXDeg = person.biasXDeg + person.driftXDegPerMinute * minutes;
    const offYDeg = person.biasYDeg + person.driftYDegPerMinute * minutes;
    const x = fixation.x + offXDeg * person.pxPerDegree;
    const y = fixation.y + offYDeg * person.pxPerDegree;
    const rest = truth.rests.findLast(({ fromMs }) => fromMs <= fixation.onsetMs);
    const isSeen = isNear(x, widthPx) && isNear(y - (rest?.scrollPx ?? 0), heightPx);
    return { ...fixation, x, y, isSeen };
  });
  const seen = shown.filter(({ isSeen }) => isSeen);
  const beyondMs = sumMs(shown) - sumMs(seen);
  return {
    lookingMs: Math.max(truth.lookingMs - beyondMs, 0),
    dwellMs: stimulus.regions.map(({ aoi }) => sumDwell(seen, aoi, truth.rect)),
  };
}

function isNear(px: number, sidePx: number): boolean {
  return px >= -MARGIN * sidePx && px <= (1 + MARGIN) * sidePx;
}

function sumMs(fixations: readonly TrueFixation[]): number {
  return fixations.reduce((sum, { onsetMs, offsetMs }) => sum + offsetMs - onsetMs, 0);
}

function sumDwell(fixations: readonly TrueFixation[], aoi: PreparedAoi, rect: Rect): number {
  const isStill = aoi.n === 1;
  let totalMs = 0;
  for (const { onsetMs, offsetMs, x, y } of fixations) {
    const u = (x - rect.xPx) / rect.widthPx;
    const v = (y - rect.yPx) / rect.heightPx;
    if (isStill) {
      if (findShapeAt(aoi, onsetMs) && isHit(aoi, onsetMs, u, v)) totalMs += offsetMs - onsetMs;
      continue;
    }
    for (let fromMs = onsetMs; fromMs < offsetMs; fromMs += STEP_MS) {
      const stepMs = Math.min(STEP_MS, offsetMs - fromMs);
      if (isHit(aoi, fromMs + stepMs / 2, u, v)) totalMs += stepMs;
    }
  }
  return totalMs;
}
