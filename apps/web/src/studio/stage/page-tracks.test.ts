import { DEFAULT_LOOK, type PageFigures } from '@fovea/contract';
import { createScreenPoint, layoutPage, toAssetPoint } from '@fovea/gaze/geometry';
import { toPageTracks } from '@fovea/stage';
import { expect, it } from 'vitest';
import { participant, project, toAsset } from '#testing/stage.ts';
import { findEarlyEndMs, hasValidGaze, measureDurationMs } from './page-tracks.ts';
import { toStagePage } from './stage-page.ts';

const shown = { ...DEFAULT_LOOK, assets: [toAsset(1000, 1000)] };
const stage = toStagePage(shown, project);
const track = {
  tMs: Float32Array.of(0, 40),
  xPx: Float32Array.of(0, 195),
  yPx: Float32Array.of(227, 422),
  scrollPx: Float32Array.of(0, 0),
  valid: Uint8Array.of(0, 1),
};
const page = [track, undefined];

/** The function takes the tracks over, so each test gives its own. */
const placeAll = (...[tracks, ...rest]: Parameters<typeof toPageTracks>) =>
  toPageTracks(structuredClone(tracks), ...rest);

it('places gaze on the picture as the phone of the participant showed it', () => {
  const [first] = placeAll(page, [participant], stage);
  const [rect] = layoutPage({ ...DEFAULT_LOOK, assets: [stage.size] }, participant).slots;
  if (!rect) throw new Error('the page has no picture');
  const corner = toAssetPoint(createScreenPoint(0, 227), rect);
  expect(first?.x[0]).toBeCloseTo(corner.x);
  expect(first?.y[0]).toBeCloseTo(corner.y);
  expect([first?.x[1], first?.y[1]]).toEqual([0.5, 0.5]);
});

it('shows one picture alone and as it is, however the phone cropped it', () => {
  expect(stage.size).toEqual({ widthPx: 1000, heightPx: 1000 });
  const filled = { ...shown, scale: 'fill' } as const;
  const cropped = toStagePage(filled, project);
  expect(cropped.pictures).toEqual(stage.pictures);
  const [first] = placeAll(page, [participant], cropped);
  expect([first?.x[1], first?.y[1]]).toEqual([0.5, 0.5]);
  // The left edge of the screen, where 844 px of the picture are shown 390 px wide.
  expect(first?.x[0]).toBeCloseTo((844 - 390) / 2 / 844);
});

it('draws a look over the picture in whose part of the page it fell', () => {
  const pair = {
    ...DEFAULT_LOOK,
    layout: 'sideBySide' as const,
    assets: [toAsset(100, 100), toAsset(100, 400)],
  };
  const two = toStagePage(pair, project);
  expect(two.size).toEqual({ widthPx: 390, heightPx: 812 });
  const tablet = { ...participant, widthPx: 800, heightPx: 1200 };
  const right = { ...track, xPx: Float32Array.of(600, 600), yPx: Float32Array.of(600, 0) };
  const [seen] = placeAll([right], [tablet], two);
  const place = two.slots[1];
  if (!place) throw new Error('the page has no second picture');
  // The middle of the second picture, and its upper edge.
  expect((seen?.x[0] ?? 0) * 390).toBeCloseTo(place.xPx + place.widthPx / 2, 3);
  expect((seen?.y[0] ?? 0) * 812).toBeCloseTo(place.yPx + place.heightPx / 2, 3);
  expect((seen?.y[1] ?? 0) * 812).toBeCloseTo(place.yPx, 3);
});

it('shows a video by its first frame until it plays, and a question by nothing', () => {
  const video = toAsset(100, 100, { kind: 'video', url: '/v.mp4', posterUrl: '/v.webp' });
  expect(toStagePage({ ...DEFAULT_LOOK, assets: [video] }, project).pictures).toMatchObject([
    { url: '/v.webp', videoUrl: '/v.mp4' },
  ]);
  expect(toStagePage({ ...DEFAULT_LOOK, assets: [] }, project).pictures).toEqual([]);
});

it('has no track of those who did not see the page', () => {
  const tracks = placeAll(page, [participant, participant], stage);
  expect(tracks[1]).toBeUndefined();
});

it('lasts as long as its timer or its video, or until the last sample without either', () => {
  const tracks = placeAll([track], [participant], stage).flatMap((each) => each ?? []);
  const timed = { kind: 'image', timerMs: 8_000, assets: [] } as const;
  expect(measureDurationMs({ ...timed, assets: [] }, undefined, tracks)).toBe(8_000);
  const untimed = { ...timed, timerMs: null, assets: [] };
  expect(measureDurationMs(untimed, undefined, tracks)).toBe(40);
  const figures = [undefined, { shownMs: 55 } as PageFigures];
  expect(measureDurationMs(untimed, { figures }, [])).toBe(55);
  const video = toAsset(100, 100, { kind: 'video', durationMs: 12_000 });
  expect(
    measureDurationMs({ kind: 'video', timerMs: null, assets: [video] }, undefined, tracks),
  ).toBe(12_000);
  expect(measureDurationMs(undefined, undefined, [])).toBe(0);
});

it('says where recordings end, if that is well before the page does', () => {
  const toTrack = (...tMs: number[]) => ({ tMs: Float32Array.from(tMs) });
  const tracks = [toTrack(0, 7_900), toTrack(0, 8_000), toTrack()];
  expect(findEarlyEndMs(tracks, 20_000)).toBe(8_000);
  expect(findEarlyEndMs(tracks, 8_500)).toBeUndefined();
  expect(findEarlyEndMs([toTrack()], 20_000)).toBeUndefined();
});

it('knows a page on which nobody was tracked', () => {
  const toFound = (validMs: number) => ({
    figures: [undefined, { validMs } as PageFigures],
    fixations: [undefined, undefined],
  });
  expect(hasValidGaze(toFound(40))).toBe(true);
  expect(hasValidGaze(toFound(0))).toBe(false);
});
