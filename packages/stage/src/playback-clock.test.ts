import { expect, it } from 'vitest';
import { createPlaybackClock, PLAYBACK_RATES, toNeighbourRate } from './playback-clock.ts';

/** A clock whose frames come when the test says so. */
function createScene(durationMs = 1_000) {
  let nowMs = 5_000;
  let callback: (() => void) | undefined;
  const clock = createPlaybackClock({
    now: () => nowMs,
    requestFrame(wanted) {
      callback = wanted;
      return 1;
    },
    cancelFrame() {
      callback = undefined;
    },
  });
  clock.setDuration(durationMs);
  const passMs = (ms: number) => {
    nowMs += ms;
    const due = callback;
    callback = undefined;
    due?.();
  };
  return { clock, passMs, isWaiting: () => callback !== undefined };
}

it('moves with time while it plays and stands still while it is paused', () => {
  const { clock, passMs } = createScene();
  passMs(100);
  expect(clock.getTimeMs()).toBe(0);
  clock.play();
  passMs(100);
  passMs(16);
  expect(clock.getTimeMs()).toBe(116);
  clock.pause();
  passMs(500);
  expect(clock.getTimeMs()).toBe(116);
});

it('counts the time between the last frame and a pause', () => {
  const { clock, passMs } = createScene();
  clock.play();
  passMs(100);
  clock.pause();
  clock.toggle();
  passMs(20);
  expect(clock.getTimeMs()).toBe(120);
});

it('ends exactly at the duration and asks for no further frame', () => {
  const { clock, passMs, isWaiting } = createScene();
  clock.play();
  passMs(990);
  passMs(16);
  expect(clock.getTimeMs()).toBe(1_000);
  expect(clock.isPlaying()).toBe(false);
  expect(isWaiting()).toBe(false);
});

it('starts at the beginning again when it is played at its end', () => {
  const { clock, passMs } = createScene();
  clock.seek(1_000);
  clock.play();
  expect(clock.getTimeMs()).toBe(0);
  passMs(40);
  expect(clock.getTimeMs()).toBe(40);
});

it('goes round when it loops, without losing the overhang', () => {
  const { clock, passMs } = createScene();
  clock.setLoop(true);
  clock.play();
  passMs(990);
  passMs(30);
  expect(clock.getTimeMs()).toBe(20);
  passMs(30);
  expect(clock.getTimeMs()).toBe(50);
  expect(clock.isPlaying()).toBe(true);
});

it('keeps its time within 0 and the duration on every seek', () => {
  const { clock } = createScene();
  clock.seek(1_500);
  expect(clock.getTimeMs()).toBe(1_000);
  clock.seek(-5);
  expect(clock.getTimeMs()).toBe(0);
  clock.seek(700);
  clock.setDuration(400);
  expect(clock.getTimeMs()).toBe(400);
});

it('goes on from the place it was moved to while playing', () => {
  const { clock, passMs } = createScene();
  clock.play();
  passMs(100);
  clock.seek(600);
  passMs(50);
  expect(clock.getTimeMs()).toBe(650);
});

it('changes speed without a jump', () => {
  const { clock, passMs } = createScene(10_000);
  clock.play();
  passMs(100);
  clock.setRate(4);
  expect(clock.getTimeMs()).toBe(100);
  passMs(100);
  expect(clock.getTimeMs()).toBe(500);
  clock.setRate(0.25);
  passMs(100);
  expect(clock.getTimeMs()).toBe(525);
});

it('plays nothing without a duration', () => {
  const { clock, isWaiting } = createScene(0);
  clock.play();
  expect(clock.isPlaying()).toBe(false);
  expect(isWaiting()).toBe(false);
  expect(() => clock.setDuration(Number.NaN)).toThrow(RangeError);
});

it('tells listeners of every frame and every change until they leave', () => {
  const { clock, passMs } = createScene();
  const seen: number[] = [];
  const leave = clock.subscribe(() => seen.push(clock.getTimeMs()));
  clock.seek(10);
  clock.play();
  passMs(16);
  passMs(16);
  clock.pause();
  expect(seen).toEqual([10, 10, 26, 42, 42]);
  leave();
  clock.seek(0);
  expect(seen).toHaveLength(5);
});

it('forgets everything but its listeners on a reset', () => {
  const { clock, passMs, isWaiting } = createScene();
  clock.setRate(2);
  clock.setLoop(true);
  clock.play();
  passMs(100);
  clock.reset();
  expect(isWaiting()).toBe(false);
  expect([clock.getTimeMs(), clock.getDurationMs(), clock.getRate()]).toEqual([0, 0, 1]);
  expect([clock.isPlaying(), clock.isLooping()]).toEqual([false, false]);
});

it('steps through the speeds and stays at the ends', () => {
  expect(PLAYBACK_RATES.map((rate) => toNeighbourRate(rate, 1))).toEqual([0.5, 1, 1.5, 2, 4, 4]);
  expect(PLAYBACK_RATES.map((rate) => toNeighbourRate(rate, -1))).toEqual([
    0.25, 0.25, 0.5, 1, 1.5, 2,
  ]);
});
