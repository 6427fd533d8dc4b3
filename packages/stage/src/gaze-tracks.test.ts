import { expect, it } from 'vitest';
import { findGaze, type GazeTrack } from './gaze-tracks.ts';

function createTrack(samples: readonly (readonly [tMs: number, x: number, valid?: 0])[]) {
  return {
    tMs: Float32Array.from(samples, ([tMs]) => tMs),
    x: Float32Array.from(samples, ([, x]) => x),
    y: Float32Array.from(samples, ([, x]) => x / 2),
    valid: Uint8Array.from(samples, ([, , valid]) => valid ?? 1),
  };
}

function findAt(track: GazeTrack, timeMs: number) {
  const found = { x: -1, y: -1, opacity: -1 };
  return findGaze(track, timeMs, found) ? found : undefined;
}

it('lies on the straight line between two samples', () => {
  const track = createTrack([
    [0, 0],
    [100, 1],
  ]);
  expect(findAt(track, 0)).toEqual({ x: 0, y: 0, opacity: 1 });
  expect(findAt(track, 25)).toEqual({ x: 0.25, y: 0.125, opacity: 1 });
  expect(findAt(track, 75)).toEqual({ x: 0.75, y: 0.375, opacity: 1 });
});

it('shows nothing before the first sample and nothing without samples', () => {
  expect(findAt(createTrack([[50, 0.5]]), 49)).toBeUndefined();
  expect(findAt(createTrack([]), 0)).toBeUndefined();
});

it('joins samples 150 ms apart and no further ones', () => {
  const joined = createTrack([
    [0, 0],
    [150, 1],
  ]);
  expect(findAt(joined, 75)).toMatchObject({ x: 0.5, opacity: 1 });
  const apart = createTrack([
    [0, 0],
    [151, 1],
  ]);
  expect(findAt(apart, 75)).toEqual({ x: 0, y: 0, opacity: 0.5 });
  expect(findAt(apart, 150.5)).toBeUndefined();
  expect(findAt(apart, 151)).toMatchObject({ x: 1, opacity: 1 });
});

it('fades out at the last valid place while gaze is lost', () => {
  const track = createTrack([
    [0, 0.2],
    [33, 0.9, 0],
    [66, 0.9, 0],
    [99, 0.6],
  ]);
  expect(findAt(track, 15)?.x).toBeCloseTo(0.2);
  expect(findAt(track, 60)?.x).toBeCloseTo(0.2);
  expect(findAt(track, 60)?.opacity).toBeCloseTo(1 - 60 / 150);
  expect(findAt(track, 99)?.x).toBeCloseTo(0.6);
});

it('is gone 150 ms after the last valid sample', () => {
  const track = createTrack([
    [0, 0.2],
    [100, 0.3, 0],
    [200, 0.3, 0],
  ]);
  expect(findAt(track, 149)?.opacity).toBeCloseTo(1 / 150);
  expect(findAt(track, 150)).toBeUndefined();
  expect(findAt(track, 210)).toBeUndefined();
});

it('takes the later of two samples of the same time', () => {
  const track = createTrack([
    [0, 0],
    [50, 0.4],
    [50, 0.8],
    [100, 1],
  ]);
  expect(findAt(track, 50)?.x).toBeCloseTo(0.8);
});
