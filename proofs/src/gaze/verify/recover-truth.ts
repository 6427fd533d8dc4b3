// `node recover-truth.ts` finds the fixations and the attention of people whose truth is known.
// The truth of an attention ratio is the time of true fixations in the AOI over the time with open
// eyes on the phone.
import { detectFixations, FIXATION_PRESETS, type FixationPreset } from '@fovea/gaze/events';
import { loadStimulus, RESTING_STIMULI } from '@fovea/testkit/people';
import { isFull } from '#harness/part-options.ts';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { type AttentionGap, measureAttentionGaps } from './attention-gaps.ts';
import { addMatches, createMatches, type Matches } from './match-fixations.ts';
import { measurePrecisionDeg, type SeenPage, seePages } from './seen-pages.ts';

const RATES_HZ = [30, 60] as const;
const NOISES_DEG = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** Standard deviation over people, per axis; the last is the mean error of 1.3° of phones. */
const BIASES_DEG = [0.25, 0.5, 1.04] as const;
const JUDGED_NOISE_DEG = 1;
const ATTENTION_LIMIT = 0.03;
/**
 * At 30 Hz one AOI that nearly everybody looks at all the time is farther off: saccades within it
 * that are smaller than the noise are not seen, so their time counts as looking.
 */
const ATTENTION_FLOOR = 0.036;
/** Without blinks, losses and jitter: what noise alone does. */
const NOISE_ALONE = {
  blinksPerMinute: 0,
  lossShare: 0,
  dropoutsPerMinute: 0,
  skippedShare: 0,
  clockJitterMs: 0,
} as const;

/** The figures are those that are judged; the full size prints the whole curve and biases too. */
export async function recoverTruth(options: readonly string[]): Promise<readonly Figure[]> {
  const isWhole = isFull(options);
  const stimuli = await Promise.all(RESTING_STIMULI.map(loadStimulus));
  const figures: Figure[] = [];
  print('fixations of 150 ms and longer, neighbours 2° away: found, median |onset error|');
  for (const rateHz of RATES_HZ) {
    for (const noiseDeg of isWhole ? NOISES_DEG : [JUDGED_NOISE_DEG]) {
      const pages = seePages(stimuli, { rateHz, noiseDeg });
      const matches = FIXATION_PRESETS.map((preset) => match(pages, preset));
      const head = `${rateHz} Hz, noise ${noiseDeg.toFixed(2)}°`;
      const columns = FIXATION_PRESETS.map((preset, i) => `${preset} ${toText(matches[i])}`);
      const gaps = measureAttentionGaps(pages, toMeanErrorDeg(noiseDeg, 0));
      print(`  ${head}: ${columns.join('; ')}; attention ${toGapText(gaps)}`);
      if (noiseDeg === JUDGED_NOISE_DEG && matches[0]) {
        figures.push(...judge(head, matches[0], gaps));
      }
    }
  }
  if (!isWhole) return figures;
  print('attention at noise 1.00°, for information: noise alone, and a bias of each person');
  for (const rateHz of RATES_HZ) {
    const alone = seePages(stimuli, { rateHz, noiseDeg: JUDGED_NOISE_DEG, ...NOISE_ALONE });
    const errorDeg = toMeanErrorDeg(JUDGED_NOISE_DEG, 0);
    const aloneGaps = measureAttentionGaps(alone, errorDeg);
    print(`  ${rateHz} Hz, noise alone: ${toGapText(aloneGaps)}`);
    for (const biasDeg of BIASES_DEG) {
      const pages = seePages(stimuli, { rateHz, noiseDeg: JUDGED_NOISE_DEG, biasDeg });
      const meanErrorDeg = toMeanErrorDeg(JUDGED_NOISE_DEG, biasDeg);
      const gaps = measureAttentionGaps(pages, meanErrorDeg);
      print(`  ${rateHz} Hz, bias ${biasDeg.toFixed(2)}°: ${toGapText(gaps)}`);
    }
  }
  return figures;
}

function match(pages: readonly SeenPage[], preset: FixationPreset): Matches {
  const matches = createMatches();
  for (const { truth, signal, person } of pages) {
    const { fixations } = detectFixations(signal, preset, {
      pxPerDegree: person.pxPerDegree,
      precisionStdDeg: measurePrecisionDeg(person),
      itemWidthPx: truth.rect.widthPx,
      itemHeightPx: truth.rect.heightPx,
    });
    addMatches(matches, truth.fixations, fixations, person.pxPerDegree);
  }
  return matches;
}

/** Mean distance of a sample from where the person looks: σ · sqrt(π / 2). */
function toMeanErrorDeg(noiseDeg: number, biasDeg: number): number {
  return Math.hypot(noiseDeg, biasDeg) * Math.sqrt(Math.PI / 2);
}

function judge(head: string, matches: Matches, gaps: readonly AttentionGap[]): Figure[] {
  const share = matches.found / matches.counted;
  const onsetMs = toMedianMs(matches.onsetErrorsMs);
  const large = gaps.filter(({ isLarge }) => isLarge);
  const worst = Math.max(...large.map(({ gap }) => Math.abs(gap)));
  return [
    {
      name: `phone at ${head}: fixations found of ${matches.counted}`,
      value: toPercent(share),
      goal: 'at least 90 %',
      ok: share >= 0.9,
    },
    {
      name: `phone at ${head}: median onset error`,
      value: `${onsetMs.toFixed(1)} ms`,
      goal: 'at most 33 ms',
      ok: onsetMs <= 33,
    },
    {
      name: `phone at ${head}: attention of ${large.length} AOIs of the size rule, worst`,
      value: `${(100 * worst).toFixed(1)} points`,
      goal: 'goal 3, at most 3.6',
      ok: large.length > 0 && worst <= ATTENTION_FLOOR,
    },
  ];
}

function toText(matches: Matches | undefined): string {
  if (matches === undefined) return '';
  const share = toPercent(matches.found / matches.counted);
  return `${share} ${toMedianMs(matches.onsetErrorsMs).toFixed(0)} ms`;
}

/** AOIs of the size rule over valid time and over fixation time, then all others. */
function toGapText(gaps: readonly AttentionGap[]): string {
  const text = (values: readonly number[]) => {
    if (values.length === 0) return 'none';
    const within = values.filter((value) => Math.abs(value) <= ATTENTION_LIMIT).length;
    const worst = (100 * Math.max(...values.map(Math.abs))).toFixed(1);
    return `${within} of ${values.length} within 3 points, worst ${worst}`;
  };
  const large = gaps.filter(({ isLarge }) => isLarge);
  const small = gaps.filter(({ isLarge }) => !isLarge);
  const ofValid = text(large.map(({ gap }) => gap));
  const ofFixations = text(large.map(({ shareGap }) => shareGap));
  return `${ofValid} (of fixation time ${ofFixations}); smaller ${text(small.map(({ gap }) => gap))}`;
}

function toMedianMs(errors: readonly number[]): number {
  const sorted = errors.map(Math.abs).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

if (import.meta.main) {
  const figures = await recoverTruth(process.argv.slice(2));
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
