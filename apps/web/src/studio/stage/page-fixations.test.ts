import { DEFAULT_LOOK } from '@fovea/contract';
import { toPageFixations, toPageTracks } from '@fovea/stage';
import { expect, it } from 'vitest';
import { participant, project, toAsset } from '#testing/stage.ts';
import { toStagePage } from './stage-page.ts';

const places = { xPx: Float32Array.of(40, 350, 200), yPx: Float32Array.of(100, 1_300, 700) };
const tMs = Float32Array.of(0, 300, 600);
const track = { tMs, ...places, scrollPx: tMs, valid: Uint8Array.of(1, 1, 1) };
const fixations = { onsetMs: tMs, offsetMs: Float32Array.of(200, 500, 900), ...places };
const single = { ...DEFAULT_LOOK, assets: [toAsset(1_000, 4_000)] };

it.each([
  ['one picture', single],
  ['a scrolled page', { ...single, display: 'scroll' as const }],
  [
    'several pictures',
    { ...single, layout: 'grid4' as const, assets: [1, 2, 3, 4].map((i) => toAsset(100 * i, 300)) },
  ],
])('places fixations of %s by the rule of samples', (_, page) => {
  const stage = toStagePage(page, project);
  const [gaze] = toPageTracks([structuredClone(track)], [participant], stage);
  const [fixed] = toPageFixations([fixations], [participant], stage).fixations;
  expect(fixed?.x).toHaveLength(3);
  for (let i = 0; i < 3; i++) {
    expect((fixed?.x[i] ?? 0) / stage.size.widthPx).toBeCloseTo(gaze?.x[i] ?? 0, 4);
    expect((fixed?.y[i] ?? 0) / stage.size.heightPx).toBeCloseTo(gaze?.y[i] ?? 0, 4);
  }
});

it('begins no fixation before the page, and has none of whoever did not see it', () => {
  const stage = toStagePage(single, project);
  const early = { ...fixations, onsetMs: Float32Array.of(-16, 300, 600) };
  const two = [participant, participant];
  const made = toPageFixations([early, undefined], two, stage);
  expect(made.fixations[0]?.onsetMs[0]).toBe(0);
  expect(made.fixations[1]).toBeUndefined();
  expect(made.picture).toEqual(stage.size);
});

it('says what a degree of each screen spans on the picture', () => {
  const scrolled = { ...single, display: 'scroll' as const };
  const stage = toStagePage(scrolled, project);
  const near = { ...participant, pxPerDegree: 39 };
  const far = { ...participant, pxPerDegree: 78 };
  const { pxPerDegree } = toPageFixations([], [near, far], stage);
  expect(pxPerDegree[0]).toBeCloseTo(100);
  expect(pxPerDegree[1]).toBeCloseTo(200);
});
