import { expect, it } from 'vitest';
import { drawView } from '#draw-view.ts';
import type { GazeTrack } from '#gaze-tracks.ts';
import { createRecordedCanvas } from '#testing/recorded-canvas.ts';
import { createTestScene } from '#testing/test-scene.ts';

/** Moves 1 % of the picture to the right every 100 ms. */
const track: GazeTrack = {
  tMs: Float32Array.from({ length: 21 }, (_, i) => i * 100),
  x: Float32Array.from({ length: 21 }, (_, i) => i / 100),
  y: new Float32Array(21),
  valid: new Uint8Array(21).fill(1),
};

it('draws more than 24 people as dots with the way of their last half second', () => {
  const canvas = createRecordedCanvas();
  const tracks = Array.from({ length: 25 }, () => track);
  drawView(canvas.context, createTestScene({ tracks }), 1_500);
  const trails = canvas
    .listShapes()
    .filter(({ corners, circles }) => circles.length === 0 && corners.length > 0);
  expect(trails.map(({ opacity }) => opacity)).toEqual([0.1, 0.24, 0.4]);
  const ends = trails.flatMap(({ corners }) => corners.filter((_, i) => i % 2 === 0));
  // From 1,500 ms back to the samples that half a second reaches.
  expect(Math.max(...ends)).toBeCloseTo(10 + 0.15 * 200);
  expect(Math.min(...ends)).toBeCloseTo(10 + 0.1 * 200, 0);
  expect(canvas.listShapes().at(-1)?.circles).toHaveLength(25 * 3);
});

it('joins nothing over lost gaze', () => {
  const canvas = createRecordedCanvas();
  const valid = new Uint8Array(21).fill(1).fill(0, 5, 14);
  const tracks = Array.from({ length: 25 }, () => ({ ...track, valid }));
  drawView(canvas.context, createTestScene({ tracks }), 1_500);
  const xs = canvas.listShapes().flatMap(({ corners }) => corners.filter((_, i) => i % 2 === 0));
  expect(Math.min(...xs)).toBeGreaterThan(10 + 0.139 * 200);
});
