import { expect, test } from 'vitest';
import { createDotRound } from './dot-round.ts';

const SCREEN = { widthPx: 400, heightPx: 800 };
const POINTS = [
  { u: 0.5, v: 0.5 },
  { u: 0.1, v: 0.9 },
];

function play(rateHz: number, untilMs: number, arriveMs = 0) {
  const round = createDotRound(POINTS, SCREEN, 1_000);
  const movedMs: number[] = [];
  for (let tMs = 1_000; tMs <= 1_000 + untilMs; tMs += 1_000 / rateHz) {
    const isOnWay = tMs - 1_000 < arriveMs;
    if (round.addFrame(tMs, null, isOnWay)) movedMs.push(tMs - 1_000);
  }
  return { round, movedMs };
}

test('a dot moves on after its time, and its place is in px of the screen', () => {
  const { round, movedMs } = play(25, 4_000);
  expect(movedMs).toEqual([1_800, 3_600]);
  expect(round.findPoint()).toBeNull();
  expect(round.listDots().map(({ xPx, yPx }) => [xPx, yPx])).toEqual([
    [200, 400],
    [40, 720],
  ]);
});

test('a slow camera gets more time, so that every dot has frames of settled eyes', () => {
  const { round, movedMs } = play(4, 6_000);
  expect(movedMs).toEqual([2_000, 4_000]);
  const settled = round.listDots().map((dot) => dot.frames.filter((f) => f.sinceMs >= 600).length);
  expect(settled).toEqual([6, 6]);
});

test('frames of a person who has not reached the dot yet do not count', () => {
  const { round, movedMs } = play(25, 3_000, 800);
  expect(movedMs[0]).toBe(2_560);
  expect(round.listDots()[0]?.frames[0]?.sinceMs).toBe(0);
});

test('a dot does not wait for ever', () => {
  expect(play(1, 13_000).movedMs).toEqual([6_000, 12_000]);
});
