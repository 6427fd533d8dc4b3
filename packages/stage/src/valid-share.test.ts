import { expect, it } from 'vitest';
import { measureValidShare } from './valid-share.ts';

function createTrack(samples: readonly (readonly [tMs: number, valid: number])[]) {
  return {
    tMs: Float32Array.from(samples, ([tMs]) => tMs),
    x: new Float32Array(samples.length),
    y: new Float32Array(samples.length),
    valid: Uint8Array.from(samples, ([, valid]) => valid),
  };
}

const options = { durationMs: 300, binMs: 100 };

it('counts each participant once per stretch, by valid samples only, while their page lasts', () => {
  const all = createTrack([
    [0, 1],
    [50, 1],
    [150, 1],
    [250, 1],
  ]);
  const blinking = createTrack([
    [0, 0],
    [50, 1],
    [150, 0],
    [199, 0],
  ]);
  expect([...measureValidShare([all, blinking], options)]).toEqual([1, 0.5, 1]);
});

it('is in the last stretch what it was before it, where the last samples came just before', () => {
  const early = createTrack([
    [0, 1],
    [199, 1],
  ]);
  expect([...measureValidShare([early], options)]).toEqual([1, 1, 1]);
  expect([...measureValidShare([early], { durationMs: 500, binMs: 100 })]).toEqual([1, 1, 0, 0, 0]);
});

it('leaves out samples after the end', () => {
  const late = createTrack([
    [299, 1],
    [300, 1],
    [950, 1],
  ]);
  expect([...measureValidShare([late], options)]).toEqual([0, 0, 1]);
});

it('is zero without participants and empty without duration', () => {
  expect([...measureValidShare([], options)]).toEqual([0, 0, 0]);
  expect(measureValidShare([], { durationMs: 0, binMs: 100 })).toHaveLength(0);
});
