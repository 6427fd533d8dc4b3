import { expect, it, vi } from 'vitest';
import { EMPTY_TRACK } from '#gaze-tracks.ts';
import { createTestScene } from '#testing/test-scene.ts';
import { DEFAULT_VIEW } from '#view-options.ts';
import { createSwarmScene } from './swarm-scene.ts';

const createLayer = () => ({
  setSize: vi.fn(),
  setTable: vi.fn(),
  setShown: vi.fn(),
  paint: vi.fn(),
  clear: vi.fn(),
});
const tracks = Array.from({ length: 25 }, () => EMPTY_TRACK);
const many = createTestScene({ tracks });

it('hands a layer tracks and people once, and on a frame only the time', () => {
  const layer = createLayer();
  const swarm = createSwarmScene();
  swarm.setLayer(layer);
  for (const timeMs of [0, 16, 33]) expect(swarm.paint(many, timeMs)).toBe(true);
  expect(layer.setTable).toHaveBeenCalledOnce();
  expect(layer.setShown).toHaveBeenCalledOnce();
  expect(layer.paint).toHaveBeenLastCalledWith(many.place, 33);
});

it('hands it a byte for each person, 0 for marked ones, whom the canvas draws', () => {
  const layer = createLayer();
  const swarm = createSwarmScene();
  swarm.setLayer(layer);
  const marked = new Uint8Array(25);
  marked[1] = 1;
  swarm.paint({ ...many, marked }, 0);
  expect([...(layer.setShown.mock.lastCall?.[0] ?? [])].slice(0, 3)).toEqual([1, 0, 1]);
});

it('leaves a few people, paths, maps and everything without a layer to the canvas', () => {
  const layer = createLayer();
  const swarm = createSwarmScene();
  expect(swarm.paint(many, 0)).toBe(false);
  swarm.setLayer(layer);
  expect(swarm.paint(createTestScene({ tracks: tracks.slice(1) }), 0)).toBe(false);
  const options = { ...DEFAULT_VIEW, mode: 'gazePath' } as const;
  expect(swarm.paint({ ...many, options }, 0)).toBe(false);
  expect(layer.paint).not.toHaveBeenCalled();
  expect(layer.clear).toHaveBeenCalledTimes(2);
});
