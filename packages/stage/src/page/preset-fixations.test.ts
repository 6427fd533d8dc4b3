import { FIXATION_PRESETS } from '@fovea/gaze/events';
import { describe, expect, it } from 'vitest';
import { detectScreenFixations } from './preset-fixations.ts';

const person = { widthPx: 390, heightPx: 844, pxPerDegree: 40 };
/** Half a second here, half a second there, at 30 Hz. */
const times = Float32Array.from({ length: 60 }, (_, i) => (i * 1_000) / 30);
const gaze = {
  tMs: times,
  xPx: times.map((ms) => (ms < 1_000 ? 100 : 300)),
  yPx: times.map((ms) => (ms < 1_000 ? 200 : 1_500)),
  valid: new Uint8Array(60).fill(1),
};

describe('fixations by a preset', () => {
  it.each(FIXATION_PRESETS)(
    '%s are where and when somebody looked, with the scrolling',
    (preset) => {
      const { onsetMs, offsetMs, xPx, yPx } = detectScreenFixations(gaze, person, preset);
      expect(xPx.length).toBeGreaterThanOrEqual(2);
      expect([xPx[0], yPx[0]]).toEqual([100, 200]);
      expect([xPx.at(-1), yPx.at(-1)]).toEqual([300, 1_500]);
      expect(onsetMs[0]).toBeLessThan(100);
      expect(offsetMs.at(-1)).toBeGreaterThan(1_700);
    },
  );

  it('differ: realeye-like ones last 400 ms at most', () => {
    const toLongest = ({ onsetMs, offsetMs }: ReturnType<typeof detectScreenFixations>) =>
      Math.max(...offsetMs.map((end, i) => end - (onsetMs[i] ?? 0)));
    expect(toLongest(detectScreenFixations(gaze, person, 'realeye-like'))).toBeLessThanOrEqual(400);
    expect(toLongest(detectScreenFixations(gaze, person, 'phone'))).toBeGreaterThan(800);
  });

  it('are none of a recording that is too slow to tell', () => {
    const slow = { ...gaze, tMs: times.map((ms) => ms * 3) };
    expect(detectScreenFixations(slow, person, 'phone').xPx).toHaveLength(0);
  });
});
