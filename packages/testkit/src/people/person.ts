import { measurePxPerDegree, type Size } from '@fovea/gaze/geometry';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { drawByOdds, drawExponential, EYE_STATISTICS } from './eye-statistics.ts';

/** A person with a phone: how the eyes are seen, not where they look. */
export interface Person {
  readonly seed: number;
  readonly viewport: Size;
  readonly pxPerDegree: number;
  readonly rateHz: number;
  /** Standard deviation of white noise per axis. */
  readonly noiseDeg: number;
  /** Error that calibration leaves in every place. */
  readonly biasXDeg: number;
  readonly biasYDeg: number;
  /** How the bias grows as the phone sinks. */
  readonly driftXDegPerMinute: number;
  readonly driftYDegPerMinute: number;
  readonly blinksPerMinute: number;
  /** Chance that a single sample has no face. */
  readonly lossShare: number;
  /** Longer losses of the face. */
  readonly dropoutsPerMinute: number;
  readonly dropoutMeanMs: number;
  /** Chance that a frame never comes. */
  readonly skippedShare: number;
  /** Standard deviation of sample times. */
  readonly clockJitterMs: number;
  /** How much faster the device clock runs than time: 1e-6 is 1 ppm. */
  readonly clockSkew: number;
  /** Looks beside the phone; `Infinity` for people who do not look at all. */
  readonly awaysPerMinute: number;
  readonly awayMeanMs: number;
}

/** A phone of 6 inches, held at 35 cm. */
export const PHONE = {
  viewport: { widthPx: 390, heightPx: 844 },
  pxPerDegree: measurePxPerDegree({ distanceCm: 35, ppi: 460, pixelRatio: 3 }),
} as const;

/** A person who looks and a device that has nothing but noise and a few losses. */
export const STEADY_PERSON: Omit<Person, 'seed'> = {
  ...PHONE,
  rateHz: 30,
  noiseDeg: 1,
  biasXDeg: 0,
  biasYDeg: 0,
  driftXDegPerMinute: 0,
  driftYDegPerMinute: 0,
  blinksPerMinute: EYE_STATISTICS.blinksPerMinute,
  lossShare: 0.02,
  dropoutsPerMinute: 1,
  dropoutMeanMs: 400,
  skippedShare: 0.01,
  clockJitterMs: 2,
  clockSkew: 0,
  awaysPerMinute: 0,
  awayMeanMs: 1_500,
};

/**
 * One of a crowd, always the same for a seed. Mean error about 1.3 degrees, as phones have it
 * against known targets; one in ten phones is slow, one person in fifty does not look.
 */
export function createPerson(seed: number): Person {
  const random = createSeededRandom(seed);
  const rateHz = [30, 60, 24][drawByOdds(random, [0.6, 0.3, 0.1])] ?? 30;
  const noiseDeg = 0.8 * Math.exp(0.35 * drawGaussian(random));
  const gaussian = (sd: number) => sd * drawGaussian(random);
  const isAbsent = random() < 0.02;
  return {
    ...STEADY_PERSON,
    seed,
    rateHz,
    noiseDeg,
    biasXDeg: gaussian(1.04),
    biasYDeg: gaussian(1.04),
    driftXDegPerMinute: gaussian(0.2),
    driftYDegPerMinute: gaussian(0.3),
    blinksPerMinute: EYE_STATISTICS.blinksPerMinute * Math.exp(gaussian(0.4)),
    lossShare: Math.min(drawExponential(random, 0.03), 0.5),
    dropoutsPerMinute: drawExponential(random, 2),
    skippedShare: Math.min(drawExponential(random, 0.01), 0.2),
    clockSkew: gaussian(2e-5),
    awaysPerMinute: isAbsent ? Number.POSITIVE_INFINITY : drawExponential(random, 0.5),
  };
}

/** The same person on a page of a recording: other looks, other noise. */
export function toPagePerson(person: Person, page: number): Person {
  return { ...person, seed: (person.seed + Math.imul(page, 0x9e3779b1)) >>> 0 };
}
