import { expect, it } from 'vitest';
import type { HeatPage } from '#heat/heat-page.ts';
import { createFixationList } from '#testing/test-scene.ts';
import { suggestAreas } from './suggest-areas.ts';

const RANGE = { fromMs: 0, toMs: 10_000 };
const SHOWN = Uint8Array.of(1);
const PLACES = [100, 300, 500, 700, 900].map(
  (px, i) => [i * 1_000, i * 1_000 + 900 - i * 50, px, px] as const,
);
const PAGE: HeatPage = {
  picture: { widthPx: 1_000, heightPx: 1_000 },
  fixations: [createFixationList(...PLACES)],
  pxPerDegree: Float64Array.of(20),
};

it('suggests "at most 4", the hottest first', () => {
  const boxes = suggestAreas(PAGE, SHOWN, RANGE);
  expect(boxes).toHaveLength(4);
  for (const [i, box] of boxes.entries()) {
    expect(box.x + box.width / 2).toBeCloseTo(0.1 + i * 0.2, 2);
    expect(box.width).toBeCloseTo(0.08, 9);
  }
});

it('suggests "none below the reliable size", and none where that exceeds the page', () => {
  expect(suggestAreas(PAGE, SHOWN, RANGE, 150).map(({ width }) => width)).toEqual(
    Array.from({ length: 4 }, () => expect.closeTo(0.15, 9)),
  );
  expect(suggestAreas(PAGE, SHOWN, RANGE, 1_100)).toEqual([]);
});

it('leaves spots that are taken to the next hottest', () => {
  const boxes = suggestAreas(PAGE, SHOWN, RANGE, 0, (x) => Math.abs(x - 0.3) < 0.05);
  expect(boxes.map(({ x, width }) => x + width / 2)).toEqual(
    [0.1, 0.5, 0.7, 0.9].map((x) => expect.closeTo(x, 2)),
  );
});

it('keeps boxes on the page and apart', () => {
  const page = { ...PAGE, fixations: [createFixationList([0, 900, 5, 5], [1_000, 1_800, 60, 5])] };
  expect(suggestAreas(page, SHOWN, RANGE, 200)).toEqual([
    { type: 'rectangle', x: 0, y: 0, width: 0.2, height: 0.2 },
  ]);
});

it('suggests nothing where nobody looked', () => {
  expect(suggestAreas(PAGE, Uint8Array.of(0), RANGE)).toEqual([]);
});
