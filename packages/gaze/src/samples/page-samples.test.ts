import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createColumns, type Eg1Batch } from './eg1-batch.ts';
import { toPageSamples } from './page-samples.ts';

function createBatch(seq: number, t0: number, dt: readonly number[], page = 0): Eg1Batch {
  const columns = createColumns(dt.length);
  columns.dt.set(dt);
  columns.x.fill(seq * 4);
  columns.y.fill(-3);
  columns.scroll.fill(-20);
  columns.confidence.fill(200);
  columns.flags.fill(22);
  return { seq, n: dt.length, page, t0, scrollY: 100, vw: 390, vh: 844, columns };
}

it('[SA18] puts the samples of a page in time order and keeps ties by seq', () => {
  const first = createBatch(0, 100, [0, 40]);
  const second = createBatch(1, 110, [0, 20]);
  const [page] = toPageSamples([second, first]);
  expect([...(page?.tMs ?? [])]).toEqual([100, 110, 120, 120]);
  expect([...(page?.x ?? [])]).toEqual([0, 1, 0, 1]);
});

it('[SA18] gives the same for batches in any order, one entry per page', () => {
  const batches = [0, 1, 2, 3, 4, 5].map((seq) =>
    createBatch(seq, 1000 + ((seq * 7) % 4) * 30, [0, 66, 133], seq % 2),
  );
  const wanted = toPageSamples(batches);
  expect(wanted.map(({ page, n }) => ({ page, n }))).toEqual([
    { page: 0, n: 9 },
    { page: 1, n: 9 },
  ]);
  fc.assert(
    fc.property(fc.shuffledSubarray(batches, { minLength: 6 }), (shuffled) => {
      expect(toPageSamples(shuffled)).toEqual(wanted);
    }),
  );
});

it('[SA19] converts to ms and CSS px', () => {
  const [page] = toPageSamples([createBatch(3, 1767225600000.125, [0, 67], 9)]);
  expect(page).toEqual({
    page: 9,
    n: 2,
    tMs: Float64Array.of(1767225600000.125, 1767225600033.625),
    x: Float32Array.of(3, 3),
    y: Float32Array.of(-0.75, -0.75),
    scrollY: Float64Array.of(80, 80),
    confidence: Uint8Array.of(200, 200),
    flags: Uint8Array.of(22, 22),
    monotone: Uint8Array.of(1, 1),
    widthPx: Uint16Array.of(390, 390),
    heightPx: Uint16Array.of(844, 844),
  });
});

it('[SA20] marks samples that come no later than one before them by seq', () => {
  const [page] = toPageSamples([createBatch(0, 100, [0, 40, 40]), createBatch(1, 110, [0, 30])]);
  expect([...(page?.tMs ?? [])]).toEqual([100, 110, 120, 120, 125]);
  expect([...(page?.monotone ?? [])]).toEqual([1, 0, 1, 0, 1]);
});

it('[SA20] judges each page by its own times', () => {
  const pages = toPageSamples([createBatch(0, 900, [0], 0), createBatch(1, 100, [0], 1)]);
  expect(pages.map(({ monotone }) => [...monotone])).toEqual([[1], [1]]);
});
