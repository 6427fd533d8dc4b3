// How eyes move when people look at pictures. The values were fixed before anything was measured
// with them and are not tuned to any filter.
//
// - Fixations last 260 to 330 ms on average in scene viewing and saccades span 4 to 5 degrees, as
//   commonly cited of table 1 in Rayner (2009), Eye movements and attention in reading, scene
//   perception, and visual search. Quarterly Journal of Experimental Psychology 62(8), 1457-1506.
//   Taken: 295 ms and 4°, the lower end, for a phone spans 10 by 23 degrees.
// - A fixation is a refractory time that fluctuates and an exponential waiting time. Harris,
//   Hainline, Abramov, Lemerise and Camenzuli (1988), The distribution of fixation durations in
//   infants and naive adults. Vision Research 28(3), 419-432. The sum of a Gaussian and an exponential
//   time fits scene viewing: Guy, Lancry-Dayan and Pertzov (2020), Not all fixations are created
//   equal: the benefits of using ex-Gaussian modeling of fixation durations. Journal of Vision
//   20(10), 9. The division of the mean is chosen.
// - A saccade of a degrees lasts 2.2 ms · a + 21 ms, as commonly cited of Carpenter (1988), Movements
//   of the eyes, 2nd edition.
// - Most saccades of everyday life span 15 degrees or less, as the title says of Bahill, Adler and
//   Stark (1975), Most naturally occurring human saccades have magnitudes of 15 degrees or less.
//   Investigative Ophthalmology 14(6), 468-469. The gamma distribution with shape 2 is chosen; with
//   a mean of 4° it has 0.5 % beyond 15°.
// - Within an object gaze lands close to its middle. Nuthmann and Henderson (2010), Object-based
//   attentional selection in scene viewing. Journal of Vision 10(8), 20. The spread is chosen.
// - People blink 17 times a minute at rest and 4.5 times while reading. Bentivoglio, Bressman,
//   Cassetta, Carretta, Tonali and Albanese (1997), Analysis of blink rate patterns in normal
//   subjects. Movement Disorders 12(6), 1028-1034. Taken: 10, between the two.
// - A blink of a person who is awake lasts 202 ms on average, as commonly cited of Caffier, Erdmann
//   and Ullsperger (2003), Experimental evaluation of eye-blink parameters as a drowsiness measure.
//   European Journal of Applied Physiology 89(3-4), 319-325. The spread is chosen.
import { drawGaussian } from '@fovea/gaze/synthetic';

export type Random = () => number;

export const EYE_STATISTICS = {
  refractoryMeanMs: 175,
  refractorySdMs: 50,
  waitingMeanMs: 120,
  shortestFixationMs: 60,
  saccadeMsPerDeg: 2.2,
  saccadeBaseMs: 21,
  amplitudeMeanDeg: 4,
  landingSdOfSide: 0.25,
  blinksPerMinute: 10,
  blinkMeanMs: 202,
  blinkSdMs: 45,
  shortestBlinkMs: 80,
} as const;

export function drawFixationMs(random: Random): number {
  const { refractoryMeanMs, refractorySdMs, waitingMeanMs, shortestFixationMs } = EYE_STATISTICS;
  const refractoryMs = refractoryMeanMs + refractorySdMs * drawGaussian(random);
  return Math.max(refractoryMs + drawExponential(random, waitingMeanMs), shortestFixationMs);
}

export function toSaccadeMs(amplitudeDeg: number): number {
  return EYE_STATISTICS.saccadeBaseMs + EYE_STATISTICS.saccadeMsPerDeg * amplitudeDeg;
}

/** How likely an amplitude is, up to a factor: gamma with shape 2. */
export function measureAmplitudeOdds(amplitudeDeg: number): number {
  return amplitudeDeg * Math.exp((-2 * amplitudeDeg) / EYE_STATISTICS.amplitudeMeanDeg);
}

export function drawBlinkMs(random: Random): number {
  const { blinkMeanMs, blinkSdMs, shortestBlinkMs } = EYE_STATISTICS;
  return Math.max(blinkMeanMs + blinkSdMs * drawGaussian(random), shortestBlinkMs);
}

export function drawExponential(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}

/** An index by odds; the first where all are 0. */
export function drawByOdds(random: Random, odds: readonly number[]): number {
  const total = odds.reduce((sum, each) => sum + each, 0);
  let left = random() * total;
  for (const [i, each] of odds.entries()) {
    left -= each;
    if (left < 0) return i;
  }
  return 0;
}
