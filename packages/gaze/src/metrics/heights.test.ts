import { expect, it } from 'vitest';
import { measureHeights } from './heights.ts';

const ALL = { fromMs: 0, toMs: Number.POSITIVE_INFINITY };

/** The screen is half as high as the page. */
function toView(shownMs: number, ...rows: (readonly [tMs: number, top: number])[]) {
  return {
    shownMs,
    viewport: {
      tMs: Float64Array.from(rows, ([t]) => t),
      top: Float64Array.from(rows, ([, top]) => top),
      bottom: Float64Array.from(rows, ([, top]) => top + 0.5),
    },
  };
}

it('[ME37] a height is on a screen while its middle lies between the edges of that screen', () => {
  const stays = toView(4_000, [0, 0]);
  const scrolls = toView(6_000, [0, 0], [1_000, 0.25], [3_000, 0.5]);
  const { count, people, meanMs } = measureHeights([stays, scrolls], ALL, 4);
  expect(count).toBe(2);
  expect([...people]).toEqual([2, 2, 1, 1]);
  // The second quarter: 4 s of one, 3 s of the other.
  expect([...meanMs]).toEqual([2_500, 3_500, 5_000, 3_000]);
});

it('[ME37] and only the time of interest counts, of those who were shown the page in it', () => {
  const gone = toView(900, [0, 0]);
  const scrolls = toView(6_000, [0, 0], [1_000, 0.25], [3_000, 0.5]);
  const { count, people, meanMs } = measureHeights(
    [gone, scrolls],
    { fromMs: 1_000, toMs: 3_500 },
    4,
  );
  expect(count).toBe(1);
  expect([...people]).toEqual([0, 1, 1, 1]);
  expect([...meanMs]).toEqual([0, 2_000, 2_500, 500]);
});
