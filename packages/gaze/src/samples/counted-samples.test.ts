import { expect, it } from 'vitest';
import { keepSpans, shiftGaze } from './counted-samples.ts';
import { createPageSamples, type PageSamples } from './page-samples.ts';

/** Gaze that moves by a px a sample, at 0, 10, 20 … ms. */
function createPage(page: number, n: number): PageSamples {
  const samples = createPageSamples(page, n);
  for (let i = 0; i < n; i++) {
    samples.tMs[i] = i * 10;
    samples.x[i] = i;
    samples.y[i] = -i;
    samples.flags[i] = 22;
    samples.monotone[i] = 1;
    samples.widthPx[i] = 390;
  }
  return samples;
}

it('[SA22] keeps the showing of a page that counts, both ends included, and no other page', () => {
  const pages = [createPage(0, 10), createPage(1, 10), createPage(4, 10)];
  const kept = keepSpans(pages, [
    { page: 4, fromMs: 30, toMs: 50 },
    { page: 0, fromMs: 500, toMs: 900 },
  ]);
  expect(kept.map(({ page, n }) => [page, n])).toEqual([[4, 3]]);
  const [page] = kept;
  expect([...(page?.tMs ?? [])]).toEqual([30, 40, 50]);
  expect([...(page?.x ?? [])]).toEqual([3, 4, 5]);
  expect([...(page?.widthPx ?? [])]).toEqual([390, 390, 390]);
  expect(keepSpans(pages, [{ page: 1, fromMs: -1e15, toMs: 1e15 }])).toEqual([pages[1]]);
});

it('[SA23] adds the newest shift at or before a sample, and nothing before the first', () => {
  const [shifted] = shiftGaze(
    [createPage(0, 5)],
    [
      { fromMs: 30, xPx: -10, yPx: 0.25 },
      { fromMs: 10, xPx: 100, yPx: 0 },
    ],
  );
  expect([...(shifted?.x ?? [])]).toEqual([0, 101, 102, -7, -6]);
  expect([...(shifted?.y ?? [])]).toEqual([-0, -1, -2, -2.75, -3.75]);
});

it('[SA23] leaves its input alone, so that raw samples are bit-equal without the shifts', () => {
  const page = createPage(0, 50);
  const before = structuredClone(page);
  shiftGaze([page], [{ fromMs: 0, xPx: 61.7, yPx: -3.3 }]);
  expect(page).toEqual(before);
  expect(shiftGaze([page], [])).toEqual([before]);
});
