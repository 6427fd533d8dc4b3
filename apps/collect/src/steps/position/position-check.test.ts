import type { GazeSample } from '@fovea/collect-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { GazeSource } from '#recording/gaze-source.ts';
import { createRateMeter, findFailing, isReady, watchPosition } from './position-check.ts';

/** A clock with the odd digits of a real one. */
const START_MS = 1_794_718_864_839.437;

const GOOD = { face: true, distance: true, light: true, steady: true };

it('asks for the first check that fails', () => {
  expect(findFailing({ ...GOOD, distance: false, steady: false })).toBe('distance');
  expect(findFailing(GOOD)).toBeUndefined();
});

it.each([
  ['a check fails', undefined, 60_000, 60_000, false],
  ['it has not been good for 1.5 s', 1_000, 2_499, 5_000, false],
  ['the rate was not measured for 3 s', 1_000, 9_000, 2_999, false],
  ['both waits are over', 1_000, 2_500, 3_000, true],
])('when %s', (_, goodSinceMs, nowMs, spanMs, ready) => {
  expect(isReady(goodSinceMs, nowMs, spanMs)).toBe(ready);
});

/** A source whose camera gives so many pictures a second, the second number after it was lowered. */
function createSlowSource(hz: number, loweredHz: number) {
  let nowMs = 0;
  let rateHz = hz;
  let isSmall = false;
  let give: (sample: GazeSample) => void = () => undefined;
  const camera = {
    async lowerResolution() {
      if (isSmall) return false;
      isSmall = true;
      rateHz = loweredHz;
      return true;
    },
  };
  const source = {
    nowMs: () => nowMs,
    start: (onSample: typeof give) => {
      give = onSample;
    },
    getStatus: () => GOOD,
    camera,
  } as unknown as GazeSource;
  /** Lets time go on as the camera and the timers see it. */
  const play = async (untilMs: number) => {
    while (nowMs < untilMs) {
      nowMs += 1_000 / rateHz;
      give({ tMs: nowMs } as GazeSample);
      await vi.advanceTimersByTimeAsync(1_000 / rateHz);
    }
  };
  return { source, play };
}

it.each([
  ['18 Hz, and 18 in small', 18, 18, 'too slow'],
  ['12 Hz, and 25 in small', 12, 25, 'ready'],
  ['8 Hz, and 12 in small', 8, 12, 'too slow'],
  ['30 Hz', 30, 30, 'ready'],
] as const)(
  'before the join a slow camera gets the lower resolution once: %s',
  async (...given) => {
    const [, hz, loweredHz, end] = given;
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { source, play } = createSlowSource(hz, loweredHz);
    const told: string[] = [];
    watchPosition(source, {
      onStatus: () => undefined,
      onOffer: () => undefined,
      onReady: (rateHz) => told.push('ready', `${Math.round(rateHz)}`),
      onTooSlow: () => told.push('too slow'),
    });
    await play(9_000);
    expect(told).toEqual(end === 'ready' ? ['ready', `${loweredHz}`] : ['too slow']);
  },
);

it('after 20 s offers "Go on anyway" and flags the data', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { source, play } = createSlowSource(30, 30);
  source.getStatus = () => ({ ...GOOD, light: false, distance: false });
  const told: unknown[] = [];
  const watch = watchPosition(source, {
    onStatus: () => undefined,
    onOffer: () => told.length === 0 && told.push('offer'),
    onReady: (_, flags) => told.push(flags),
    onTooSlow: () => told.push('too slow'),
  });
  await play(19_900);
  expect(told).toEqual([]);
  await play(20_200);
  watch.goOnAnyway();
  await play(20_500);
  expect(told).toEqual(['offer', ['went_on_anyway', 'light', 'posture']]);
});

it('gives the rate over the whole time, and 0 until there are two samples', () => {
  const meter = createRateMeter();
  expect([meter.measureHz(), meter.measureSpanMs()]).toEqual([0, 0]);
  meter.add(START_MS);
  expect(meter.measureHz()).toBe(0);
  for (let i = 1; i <= 90; i++) meter.add(START_MS + (i * 1000) / 30);
  expect(meter.measureHz()).toBe(30);
  expect(meter.measureSpanMs()).toBeCloseTo(3_000);
});
