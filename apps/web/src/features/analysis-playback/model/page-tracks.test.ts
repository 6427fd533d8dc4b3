import { createScreenPoint, fitPicture, toAssetPoint } from '@fovea/gaze/geometry';
import { expect, it } from 'vitest';
import { hasValidGaze, measureDurationMs, toPageTracks } from './page-tracks.ts';

const participant = {
  subjectId: 'P-001',
  gender: null,
  age: 30,
  validity: 95,
  deviceName: 'Phone',
  recordingId: 'r',
  effectiveHz: 30,
  widthPx: 390,
  heightPx: 844,
};
const picture = { widthPx: 1000, heightPx: 1000 };
const track = {
  tMs: Float32Array.of(0, 40),
  xPx: Float32Array.of(0, 195),
  yPx: Float32Array.of(227, 422),
  valid: Uint8Array.of(0, 1),
};
const page = { id: 'page', tracks: [track, undefined] };

it('places gaze on the picture as the phone of the participant showed it', () => {
  const [first] = toPageTracks(page, [participant], picture);
  const rect = fitPicture(participant, picture);
  const corner = toAssetPoint(createScreenPoint(0, 227), rect);
  expect(first?.x[0]).toBeCloseTo(corner.x);
  expect(first?.y[0]).toBeCloseTo(corner.y);
  expect([first?.x[1], first?.y[1]]).toEqual([0.5, 0.5]);
});

it('has an empty track for those who did not see the page', () => {
  expect(toPageTracks(page, [participant, participant], picture)[1]?.tMs).toHaveLength(0);
  expect(toPageTracks(undefined, [participant], picture)[0]?.tMs).toHaveLength(0);
});

it('lasts as long as its timer, or until the last sample without one', () => {
  const tracks = toPageTracks(page, [participant, participant], picture);
  expect(measureDurationMs(8_000, tracks)).toBe(8_000);
  expect(measureDurationMs(null, tracks)).toBe(40);
  expect(measureDurationMs(null, [])).toBe(0);
});

it('knows a page on which nobody was tracked', () => {
  expect(hasValidGaze(page)).toBe(true);
  expect(hasValidGaze({ id: 'page', tracks: [{ ...track, valid: Uint8Array.of(0, 0) }] })).toBe(
    false,
  );
});
