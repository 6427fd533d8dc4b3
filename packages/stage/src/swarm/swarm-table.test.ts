import { expect, it } from 'vitest';
import type { GazeTrack } from '#gaze-tracks.ts';
import { createSwarmTable, NO_GAZE } from './swarm-table.ts';

const track: GazeTrack = {
  tMs: Float32Array.of(0, 50, 100, 400),
  x: Float32Array.of(0, 0.5, 1, 1),
  y: Float32Array.of(0.5, 0.5, 0.5, 0.5),
  valid: Uint8Array.of(1, 1, 1, 1),
};
const toShare = (word: number | undefined) => ((word ?? 0) / 65_534) * 2 - 0.5;

it('has all people of a moment together, between their samples', () => {
  const { places, people } = createSwarmTable([track, { ...track, valid: new Uint8Array(4) }]);
  expect(people).toBe(2);
  expect(toShare(places[0])).toBeCloseTo(0, 4);
  expect(toShare(places[1])).toBeCloseTo(0.5, 4);
  expect(toShare(places[4])).toBeCloseTo(1 / 3, 4);
  expect([...places.subarray(2, 4)]).toEqual([NO_GAZE, NO_GAZE]);
});

it('knows nothing over a gap, and something just after a look is lost', () => {
  const { places } = createSwarmTable([track]);
  const listX = Array.from({ length: 13 }, (_, moment) => places[2 * moment]);
  // Samples at 100 and 400 ms are too far apart; half of the fading is 75 ms.
  expect(listX.map((word) => word === NO_GAZE)).toEqual(
    Array.from({ length: 13 }, (_, moment) => moment >= 6 && moment < 12),
  );
});

it('ends with nobody, so that whoever plays on after all recordings sees no one', () => {
  const { places, people, moments } = createSwarmTable([track, undefined]);
  expect(people).toBe(2);
  expect([...places.subarray((moments - 2) * 4)].every((word) => word === NO_GAZE)).toBe(true);
});
