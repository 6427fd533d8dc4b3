import { SCREEN_MARGIN } from '@fovea/gaze/quality';
import { SAMPLE_FLAGS, type Signal } from '@fovea/gaze/samples';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { drawExponential } from './eye-statistics.ts';
import type { Person } from './person.ts';
import { createSpans, type Rest, type Span, type Truth } from './truth.ts';

/** A page as the device saw it: samples in the order they came. */
export interface TrackedPage {
  readonly n: number;
  /** By the device clock, from the moment the page was shown. */
  readonly tMs: Float64Array;
  /** CSS px on the screen. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly scrollPx: Float64Array;
  /** Bits of SAMPLE_FLAGS. */
  readonly flags: Uint8Array;
  readonly frames: FrameTally;
}

/** Outcomes of the camera's frames: each counts once, for the first thing that befell it. */
export interface FrameTally {
  readonly shown: number;
  readonly skipped: number;
  readonly lost: number;
  readonly away: number;
  readonly blink: number;
  /** Noise and bias put it off the screen. */
  readonly beyond: number;
  readonly seen: number;
}

const { face, onScreen, orientationOk, blink } = SAMPLE_FLAGS;

/** Samples of a page with all that the device adds to the truth and takes from it. */
export function trackPage(person: Person, truth: Truth): TrackedPage {
  const random = createSeededRandom(person.seed ^ 0xdeb1ce);
  const { shownMs } = truth;
  const dropouts = createSpans(random, person.dropoutsPerMinute, shownMs, () =>
    drawExponential(random, person.dropoutMeanMs),
  );
  const page = createPage(Math.floor((shownMs * person.rateHz) / 1_000));
  const intervalMs = 1_000 / person.rateHz;
  const startMs = intervalMs * random();
  const frames = { shown: page.n, skipped: 0, lost: 0, away: 0, blink: 0, beyond: 0, seen: 0 };
  let n = 0;
  let rest = 0;
  for (let i = 0; i < page.n; i++) {
    const tMs = startMs + i * intervalMs;
    const stampMs = Math.max(tMs + person.clockJitterMs * drawGaussian(random), 0);
    const isSkipped = random() < person.skippedShare;
    const isLost = random() < person.lossShare || isIn(dropouts, tMs);
    const noiseX = person.noiseDeg * drawGaussian(random);
    const noiseY = person.noiseDeg * drawGaussian(random);
    const awayX = random() < 0.5 ? -0.5 : 1.5;
    if (isSkipped) {
      frames.skipped++;
      continue;
    }
    while (rest + 1 < truth.rests.length && (truth.rests[rest + 1] as Rest).fromMs <= tMs) rest++;
    const eye = toEye(truth.rests, rest, tMs);
    const minutes = tMs / 60_000;
    const offX = person.biasXDeg + person.driftXDegPerMinute * minutes + noiseX;
    const offY = person.biasYDeg + person.driftYDegPerMinute * minutes + noiseY;
    const isAway = isIn(truth.aways, tMs);
    const isBlink = isIn(truth.blinks, tMs);
    const x = isAway ? awayX * person.viewport.widthPx : eye.x + offX * person.pxPerDegree;
    const y = eye.y - eye.scrollPx + offY * person.pxPerDegree;
    page.tMs[n] = stampMs * (1 + person.clockSkew);
    page.x[n] = x;
    page.y[n] = y;
    page.scrollPx[n] = eye.scrollPx;
    page.flags[n] = toFlags(isLost, isBlink, isOnScreen(person, x, y));
    n++;
    const isNear = isWithin(x, person.viewport.widthPx) && isWithin(y, person.viewport.heightPx);
    if (isLost) frames.lost++;
    else if (isAway) frames.away++;
    else if (isBlink) frames.blink++;
    else if (isNear) frames.seen++;
    else frames.beyond++;
  }
  return {
    n,
    tMs: page.tMs.slice(0, n),
    x: page.x.slice(0, n),
    y: page.y.slice(0, n),
    scrollPx: page.scrollPx.slice(0, n),
    flags: page.flags.slice(0, n),
    frames,
  };
}

/** Signal that algorithms read; a sample that is no later than the one before is left out. */
export function toTrackedSignal({ viewport }: Person, page: TrackedPage): Signal {
  const kept: number[] = [];
  for (let i = 0; i < page.n; i++) {
    const before = kept.at(-1);
    if (before === undefined || (page.tMs[i] as number) > (page.tMs[before] as number)) {
      kept.push(i);
    }
  }
  const pick = (column: Float64Array) => Float64Array.from(kept, (i) => column[i] as number);
  const wanted = face | orientationOk;
  return {
    tMs: pick(page.tMs),
    x: pick(page.x),
    y: Float64Array.from(kept, (i) => (page.y[i] as number) + (page.scrollPx[i] as number)),
    valid: Uint8Array.from(kept, (i) => {
      const isTracked = ((page.flags[i] as number) & (wanted | blink)) === wanted;
      const isNear =
        isWithin(page.x[i] as number, viewport.widthPx) &&
        isWithin(page.y[i] as number, viewport.heightPx);
      return isTracked && isNear ? 1 : 0;
    }),
  };
}

function createPage(n: number): Omit<TrackedPage, 'frames'> {
  return {
    n,
    tMs: new Float64Array(n),
    x: new Float64Array(n),
    y: new Float64Array(n),
    scrollPx: new Float64Array(n),
    flags: new Uint8Array(n),
  };
}

/** At rest, or on the way to the next rest: slow, fast, slow. */
function toEye(rests: readonly Rest[], at: number, tMs: number) {
  const rest = rests[at] as Rest;
  const next = rests[at + 1];
  if (tMs <= rest.toMs || next === undefined) return rest;
  const share = (tMs - rest.toMs) / (next.fromMs - rest.toMs);
  const eased = share * share * (3 - 2 * share);
  return {
    x: rest.x + eased * (next.x - rest.x),
    y: rest.y + eased * (next.y - rest.y),
    scrollPx: share < 0.5 ? rest.scrollPx : next.scrollPx,
  };
}

function toFlags(isLost: boolean, isBlink: boolean, isOn: boolean): number {
  if (isLost) return orientationOk;
  return face | orientationOk | (isBlink ? blink : 0) | (isOn ? onScreen : 0);
}

function isIn(spans: readonly Span[], tMs: number): boolean {
  return spans.some(({ fromMs, toMs }) => tMs >= fromMs && tMs < toMs);
}

function isOnScreen({ viewport }: Person, x: number, y: number): boolean {
  return x >= 0 && x <= viewport.widthPx && y >= 0 && y <= viewport.heightPx;
}

function isWithin(px: number, sidePx: number): boolean {
  return px >= -SCREEN_MARGIN * sidePx && px <= (1 + SCREEN_MARGIN) * sidePx;
}
