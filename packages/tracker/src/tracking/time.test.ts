import { expect, it } from 'vitest';
import { createRandom } from '#synthetic/toy-person.ts';
import { createFrameTimer, type FrameFacts, type FrameTime } from './frame-time.ts';
import { type OneEuroState, smoothForDisplay } from './one-euro.ts';
import { createRateWatch, type RateWatch } from './rate-watch.ts';

/** Frames at an even rate, up to and with the end. */
function play(watch: RateWatch, hz: number, fromMs: number, toMs: number, workMs = 12): void {
  for (let k = 1; k <= ((toMs - fromMs) * hz) / 1000; k++)
    watch.add(fromMs + (k * 1000) / hz, workMs);
}

it('[RW1] measures the rate over 5 s and keeps silent until they are full', () => {
  const watch = createRateWatch(1_000);
  play(watch, 30, 1_000, 5_000);
  expect(watch.measure(5_000)).toMatchObject({ rateHz: null, advice: 'keep' });
  play(watch, 30, 5_000, 7_000);
  expect(watch.measure(7_000)).toMatchObject({ rateHz: 30, advice: 'keep', isLow: false });
});

it('[RW2] asks for a lower resolution under 20 Hz for 5 s, not for a short dip', () => {
  const watch = createRateWatch(0);
  play(watch, 30, 0, 10_000);
  play(watch, 12, 10_000, 12_000);
  expect(watch.measure(12_000).advice).toBe('keep');
  play(watch, 19, 12_000, 18_000);
  expect(watch.measure(18_000).advice).toBe('lower_resolution');
  const steady = createRateWatch(0);
  play(steady, 20, 0, 10_000);
  expect(steady.measure(10_000).advice).toBe('keep');
});

it('[RW3] marks samples while the last second has fewer than 15', () => {
  const watch = createRateWatch(0);
  play(watch, 30, 0, 6_000);
  play(watch, 14, 6_000, 7_000);
  expect(watch.measure(7_000).isLow).toBe(true);
  play(watch, 15, 7_000, 9_000);
  expect(watch.measure(9_000).isLow).toBe(false);
  expect(createRateWatch(0).measure(900).isLow).toBe(false);
});

it('[RW4] stops under 10 Hz for 5 s, and when no frame comes at all', () => {
  const slow = createRateWatch(0);
  play(slow, 9, 0, 6_000);
  expect(slow.measure(6_000).advice).toBe('stop');
  const gone = createRateWatch(0);
  play(gone, 30, 0, 6_000);
  expect(gone.measure(10_500).advice).toBe('stop');
  expect(gone.measure(11_500)).toMatchObject({ rateHz: 0, workP95Ms: null, isLow: true });
});

it('[RW5] fills its windows anew after a change', () => {
  const watch = createRateWatch(0);
  play(watch, 9, 0, 6_000);
  watch.restart(6_000);
  expect(watch.measure(6_500)).toMatchObject({ rateHz: null, advice: 'keep', isLow: false });
  play(watch, 30, 6_000, 11_000);
  expect(watch.measure(11_000)).toMatchObject({ rateHz: 30, advice: 'keep' });
});

it('[RW6] takes 60 Hz only while 95 of 100 frames need less than 14 ms', () => {
  const fast = createRateWatch(0);
  play(fast, 30, 0, 6_000, 13);
  expect(fast.measure(6_000).canTakeSixty).toBe(true);
  const uneven = createRateWatch(0);
  for (let k = 1; k <= 180; k++) uneven.add((k * 1000) / 30, k % 10 === 0 ? 25 : 10);
  expect(uneven.measure(6_000)).toMatchObject({ canTakeSixty: false, workP95Ms: 25 });
  expect(createRateWatch(0).measure(100).canTakeSixty).toBe(false);
});

it('[RW7] sees a warm device by work that has grown beyond a frame', () => {
  const watch = createRateWatch(0);
  play(watch, 28, 0, 30_000, 20);
  play(watch, 28, 30_000, 36_000, 29);
  expect(watch.measure(36_000)).toMatchObject({ isHot: false, advice: 'keep' });
  play(watch, 28, 36_000, 42_000, 35);
  expect(watch.measure(42_000)).toMatchObject({ isHot: true, advice: 'lower_resolution' });
  const slowFromTheStart = createRateWatch(0);
  play(slowFromTheStart, 28, 0, 40_000, 35);
  expect(slowFromTheStart.measure(40_000).isHot).toBe(false);
});

/** Times that a timer gives to frames of a camera at 25 Hz, whose callback comes 10 ms later. */
function timeAll(facts: readonly Omit<FrameFacts, 'nowMs'>[], afterMs?: number): FrameTime[] {
  const timer = createFrameTimer(afterMs);
  return facts.map((each, i) => timer.time({ nowMs: 1_010 + 40 * i, ...each }));
}
const count = (length: number) => Array.from({ length }, (_, i) => i);

it('[FT1] prefers the time of the camera, then of the stream, then of the call', () => {
  expect(timeAll([{ captureTimeMs: 1_000, mediaTimeMs: 7 }])).toEqual([
    { tMs: 1_000, clock: 'capture' },
  ]);
  expect(timeAll([{ mediaTimeMs: 7 }, { mediaTimeMs: 47 }])).toEqual([
    { tMs: 1_010, clock: 'media' },
    { tMs: 1_050, clock: 'media' },
  ]);
  expect(timeAll([{}])).toEqual([{ tMs: 1_010, clock: 'callback' }]);
});

it('[FT2] lays the stream on the clock by the frame with the least delay', () => {
  const timer = createFrameTimer();
  timer.time({ nowMs: 1_040, mediaTimeMs: 0 });
  timer.time({ nowMs: 1_053, mediaTimeMs: 33 });
  expect(timer.time({ nowMs: 1_120, mediaTimeMs: 66 })).toEqual({ tMs: 1_086, clock: 'media' });
});

it.each([
  ['stands still', count(6).map(() => ({ captureTimeMs: 0, mediaTimeMs: 0 }))],
  ['goes back', count(6).map((i) => ({ captureTimeMs: 1_000 - i, mediaTimeMs: 90 - i }))],
  ['jumps', count(6).map((i) => ({ captureTimeMs: 5_000 * i, mediaTimeMs: -5_000 * i }))],
])('[FT3] does not read a clock that %s', (_, facts) => {
  const [, ...times] = timeAll(facts);
  const fromCallback = count(5).map((i) => ({ tMs: 1_050 + 40 * i, clock: 'callback' }));
  // The first frame may have been timed by a clock that had not gone wrong yet.
  expect(times.slice(-3)).toEqual(fromCallback.slice(-3));
});

it('[FT3] reads the stream where only the camera stands still, and forgives two faults', () => {
  const still = timeAll(count(6).map((i) => ({ captureTimeMs: 900, mediaTimeMs: 40 * i })));
  expect(still.map(({ clock }) => clock).slice(1)).toEqual(count(5).map(() => 'media'));
  const twice = [0, 40, 40, 120, 120, 200].map((ms) => ({ captureTimeMs: 1_000 + ms }));
  expect(timeAll(twice).map(({ clock }) => clock)).toEqual([
    'capture',
    'capture',
    'callback',
    'capture',
    'callback',
    'capture',
  ]);
  const thrice = [0, 0, 80, 80, 160, 160, 240].map((ms) => ({ captureTimeMs: 1_000 + ms }));
  expect(timeAll(thrice).at(-1)?.clock).toBe('callback');
});

it('[FT4] keeps frames in order, also after those of an earlier loop', () => {
  const back = timeAll([40, 80, 80, 121].map((ms) => ({ captureTimeMs: 960 + ms })));
  expect(back.map(({ tMs }) => tMs)).toEqual([1_000, 1_040, 1_090, 1_090]);
  expect(timeAll([{ captureTimeMs: 1_000 }], 1_005)).toEqual([{ tMs: 1_005, clock: 'capture' }]);
});

function smooth(points: readonly { tMs: number; x: number; y: number }[]): OneEuroState[] {
  let state: OneEuroState | null = null;
  return points.map((point) => {
    state = smoothForDisplay(state, point);
    return state;
  });
}

it('[OE1] calms gaze that rests', () => {
  const random = createRandom(5);
  const rest = Array.from({ length: 120 }, (_, i) => ({
    tMs: i * 33,
    x: 200 + 10 * random(),
    y: 300 + 10 * random(),
  }));
  const spread = (values: readonly { x: number }[]) =>
    Math.sqrt(values.reduce((sum, { x }) => sum + (x - 200) ** 2, 0) / values.length);
  expect(spread(smooth(rest).slice(30))).toBeLessThan(0.5 * spread(rest.slice(30)));
});

it('[OE2] arrives after a jump and starts where gaze starts', () => {
  const jump = Array.from({ length: 40 }, (_, i) => ({ tMs: i * 33, x: i < 10 ? 0 : 300, y: 50 }));
  const shown = smooth(jump);
  expect(shown[0]).toMatchObject({ x: 0, y: 50 });
  expect(shown[9]?.x).toBe(0);
  expect(shown[20]?.x).toBeGreaterThan(250);
  expect(shown[39]?.y).toBeCloseTo(50, 9);
});

it('[OE3] ignores a time that does not rise', () => {
  const first = smoothForDisplay(null, { tMs: 10, x: 1, y: 2 });
  expect(smoothForDisplay(first, { tMs: 10, x: 99, y: 99 })).toBe(first);
});
