import { decodeBatch, SAMPLE_FLAGS, toPageSamples } from '@fovea/gaze/samples';
import { expect, it } from 'vitest';
import { createBatcher, type NumberedBatch } from './batcher.ts';
import type { GazeSample } from './gaze-sample.ts';

const BOX = { widthPx: 390, heightPx: 753 };
/** A clock with the odd digits of a real one. */
const START_MS = 1_794_718_864_839.437;

function decode({ bytes }: NumberedBatch) {
  const decoded = decodeBatch(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.batch;
}

function createSetup(firstSeq = 0, readBatchMs = () => 2_000) {
  const batches: NumberedBatch[] = [];
  const batcher = createBatcher({ firstSeq, readBatchMs, onBatch: (b) => batches.push(b) });
  return { batcher, batches };
}

const toSample = (i: number): GazeSample => ({
  tMs: START_MS + (i * 1000) / 30,
  xPx: 10 + i,
  yPx: 20,
  confidence: 1,
  flags: SAMPLE_FLAGS.face,
  distanceMm: 350,
  yawDeg: 0,
});

it('cuts the gaze of a page into batches of 2 s with the page box', () => {
  const { batcher, batches } = createSetup();
  batcher.beginPage(4, BOX);
  for (let i = 0; i < 150; i++) batcher.add(toSample(i));
  batcher.endPage();
  expect(batches.map(decode).map(({ seq, page, n, vw, vh }) => [seq, page, n, vw, vh])).toEqual([
    [0, 4, 60, 390, 753],
    [1, 4, 60, 390, 753],
    [2, 4, 30, 390, 753],
  ]);
});

it('makes longer batches from the moment on in which the server asks for them', () => {
  let batchMs = 2_000;
  const { batcher, batches } = createSetup(0, () => batchMs);
  batcher.beginPage(0, BOX);
  for (let i = 0; i < 75; i++) batcher.add(toSample(i));
  batchMs = 10_000;
  for (let i = 75; i < 400; i++) batcher.add(toSample(i));
  batcher.endPage();
  expect(batches.map(decode).map(({ n }) => n)).toEqual([60, 300, 40]);
});

it('drops what comes between pages and begins a new batch on each page', () => {
  const { batcher, batches } = createSetup(7);
  batcher.add(toSample(0));
  batcher.beginPage(0, BOX);
  batcher.add(toSample(1));
  batcher.endPage();
  batcher.add(toSample(2));
  batcher.beginPage(1, BOX);
  batcher.add(toSample(3));
  batcher.flush();
  batcher.endPage();
  expect(batches.map(decode).map(({ seq, page, n }) => [seq, page, n])).toEqual([
    [7, 0, 1],
    [8, 1, 1],
  ]);
});

it('carries how far the page was scrolled at each sample', () => {
  const { batcher, batches } = createSetup();
  let scrollPx = 120.4;
  batcher.beginPage(2, BOX, () => scrollPx);
  batcher.add(toSample(0));
  scrollPx = 90;
  batcher.add(toSample(1));
  scrollPx = 4000;
  batcher.add(toSample(2));
  batcher.endPage();
  const [page] = toPageSamples(batches.map(decode));
  expect([...(page?.scrollY ?? [])]).toEqual([120, 90, 4000]);
});
