import { measureImmersion, measureK, measureKNorms } from '@fovea/gaze/attention';
import { detectFixations, measureSaccades, SACCADE_DEFAULTS } from '@fovea/gaze/events';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { expect, it } from 'vitest';
import { participant } from '#testing/stage.ts';
import { findImmersionAt, measurePageImmersion } from './immersion.ts';
import { measureScores } from './immersion-score.ts';

const PX_PER_DEGREE = 32;
const HZ = 30;

/** Eight seconds of looks at random places, some samples lost. */
function createSignal(seed: number) {
  const random = createSeededRandom(seed);
  const n = 8 * HZ;
  const tMs = Float64Array.from({ length: n }, (_, i) => Math.round((i * 2_000) / HZ) / 2);
  const looks = Array.from({ length: 40 }, () => [random() * 380, random() * 800] as const);
  const look = (i: number) => looks[Math.floor(i / 9)] ?? [0, 0];
  return {
    tMs,
    x: tMs.map((_, i) => look(i)[0] + random() * 4),
    y: tMs.map((_, i) => look(i)[1] + random() * 4),
    valid: Uint8Array.from(tMs, () => (random() < 0.1 ? 0 : 1)),
  };
}

/** As the recording is measured when it is packed: fixations in half ms and quarter px. */
function measurePacked(seed: number) {
  const signal = createSignal(seed);
  const item = { itemWidthPx: 390, itemHeightPx: 844, precisionStdDeg: null };
  const { fixations: found } = detectFixations(signal, 'phone', {
    pxPerDegree: PX_PER_DEGREE,
    ...item,
  });
  const fixations = {
    ...found,
    onsetMs: found.onsetMs.map((ms) => Math.round(ms * 2) / 2),
    offsetMs: found.offsetMs.map((ms) => Math.round(ms * 2) / 2),
    x: found.x.map((px) => Math.round(px * 4) / 4),
    y: found.y.map((px) => Math.round(px * 4) / 4),
  };
  const saccades = measureSaccades(fixations, { ...SACCADE_DEFAULTS, pxPerDegree: PX_PER_DEGREE });
  return { signal, fixations, saccades };
}

const packed = [measurePacked(1), measurePacked(2)] as const;
const norms = measureKNorms(packed);
const { signal, fixations, saccades } = packed[0];
const wanted = measureImmersion({
  signal,
  fixations,
  k: norms && measureK({ fixations, saccades }, norms),
  expectedRateHz: HZ,
  durationMs: signal.tMs.at(-1) ?? 0,
});
const toRecords = (kNorms: typeof norms) => ({
  participants: [{ ...participant, pxPerDegree: PX_PER_DEGREE, expectedHz: HZ, kNorms }],
  pages: packed.map((own, i) => ({
    id: `page-${i}`,
    figures: [],
    answers: [],
    immersion: [[...wanted.drawnLevel]],
    fixations: [
      {
        onsetMs: Float32Array.from(own.fixations.onsetMs),
        offsetMs: Float32Array.from(own.fixations.offsetMs),
        xPx: Float32Array.from(own.fixations.x),
        yPx: Float32Array.from(own.fixations.y),
      },
    ],
  })),
});
const track = { tMs: Float32Array.from(signal.tMs), valid: signal.valid };

it('for one person the score, as the recording was measured, with and without stored norms', () => {
  expect(norms).not.toBeNull();
  expect(new Set(wanted.score).size).toBeGreaterThan(3);
  for (const kNorms of [norms, null]) {
    const scores = measureScores(toRecords(kNorms), 'page-0', 0, track);
    expect(scores).toHaveLength(wanted.score.length);
    scores?.forEach((score, i) => {
      expect(score).toBeCloseTo(wanted.score[i] ?? Number.NaN, 9);
    });
  }
});

it('a person who never saw the page has no score, and levels stand alone without one', () => {
  const records = toRecords(norms);
  const [page] = records.pages;
  expect(measureScores(records, 'page-0', 1, track)).toBeUndefined();
  expect(measureScores(records, 'another page', 0, track)).toBeUndefined();
  const immersion = measurePageImmersion(page, Uint8Array.of(1));
  expect(immersion).toEqual({ kind: 'one', levels: [...wanted.drawnLevel], scores: undefined });
});

it('a score stands beside the level of its own band: 83 is high, also while the tone before is held', () => {
  const levels = [1, 1];
  const immersion = { kind: 'one', levels, scores: Float64Array.of(83, 44) } as const;
  const [first, second] = [1_000, 2_000].map((timeMs) => findImmersionAt(immersion, timeMs));
  expect(first).toEqual({ score: 83, level: 'high' });
  expect(second).toEqual({ score: 44, level: 'low' });
});

it('says score and level of the window that a moment is nearest to', () => {
  const [page] = toRecords(norms).pages;
  const immersion = measurePageImmersion(page, Uint8Array.of(1), () => wanted.score);
  if (immersion === null) throw new Error('no immersion');
  expect(findImmersionAt(immersion, 2_010)).toMatchObject({ score: wanted.score[2] });
});
