import type { AggregatedParticipant } from '@fovea/contract';
import {
  type BadPattern,
  detectBadPatterns,
  detectValidSamples,
  measureRecordingValidity,
  type RecordingValidity,
} from '@fovea/gaze/quality';
import { createPageSamples, type PageSamples, SAMPLE_FLAGS } from '@fovea/gaze/samples';

const SCREEN = { widthPx: 390, heightPx: 844 };
const RATE_HZ = 30;
const PAGE_MS = 4_000;
const SEEN = SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk;

/** Measures of `packages/gaze` for one recording, from its samples. */
export interface MeasuredPerson {
  readonly validity: RecordingValidity;
  readonly flags: readonly BadPattern[];
  readonly errorDegrees: number;
}

/** Somebody whose camera was slow, who blinked, looked away or stared, as chance has it. */
export function measurePerson(random: () => number): MeasuredPerson {
  const habits = { lost: random() * 0.15, blinks: random() * 0.1, away: random() * 0.1 };
  const isStaring = random() < 0.2;
  const pages = [0, 1].map((page) => createSamples(page, habits, isStaring, random));
  const flags = pages.flatMap((samples) => {
    const { valid } = detectValidSamples(samples);
    const signal = { ...samples, x: Float64Array.from(samples.x), y: Float64Array.from(samples.y) };
    return detectBadPatterns(
      { ...signal, valid },
      {
        screenWidthPx: SCREEN.widthPx,
        screenHeightPx: SCREEN.heightPx,
        aoiHits: new Uint32Array(),
      },
    ).flags;
  });
  const durationsMs = new Map([0, 1].map((page) => [page, PAGE_MS]));
  return {
    validity: measureRecordingValidity(pages, { calibrationRateHz: RATE_HZ, durationsMs }),
    flags: [...new Set(flags)],
    errorDegrees: 0.5 + random(),
  };
}

/** The same person as records keep them. */
export function toStored(
  { validity, flags, errorDegrees }: MeasuredPerson,
  i: number,
): AggregatedParticipant {
  const pxPerDegree = 28 + (i % 9);
  return {
    subjectId: `P-${i}`,
    gender: null,
    source: 'scripted',
    age: 30,
    validity: validity.validity ?? 0,
    deviceName: 'Pixel 8',
    recordingId: `${i}`,
    effectiveHz: validity.effectiveRateHz ?? 0,
    ...SCREEN,
    components: validity.components,
    errorPx: errorDegrees * pxPerDegree,
    offsetPx: null,
    precisionPx: null,
    pxPerDegree,
    expectedHz: RATE_HZ,
    shownMs: 2 * PAGE_MS,
    validMs: 0,
    fixationCount: 0,
    noFixations: null,
    kNorms: null,
    flags: [...flags],
    madeBy: [],
  };
}

function createSamples(
  page: number,
  habits: { readonly lost: number; readonly blinks: number; readonly away: number },
  isStaring: boolean,
  random: () => number,
): PageSamples {
  const times = Array.from(
    { length: (PAGE_MS * RATE_HZ) / 1_000 },
    (_, i) => (i * 1_000) / RATE_HZ,
  ).filter(() => random() >= habits.lost);
  const samples = createPageSamples(page, times.length);
  for (const [i, timeMs] of times.entries()) {
    const reach = isStaring ? 0.1 : 0.9;
    samples.tMs[i] = timeMs;
    samples.x[i] = SCREEN.widthPx * (random() < habits.away ? 3 : 0.05 + reach * random());
    samples.y[i] = SCREEN.heightPx * (0.05 + reach * random());
    samples.confidence[i] = 200;
    samples.flags[i] = random() < habits.blinks ? SEEN | SAMPLE_FLAGS.blink : SEEN;
    samples.monotone[i] = 1;
    samples.widthPx[i] = SCREEN.widthPx;
    samples.heightPx[i] = SCREEN.heightPx;
  }
  return samples;
}
