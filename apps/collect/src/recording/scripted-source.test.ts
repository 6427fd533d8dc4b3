import { createBatcher, type NumberedBatch } from '@fovea/collect-client';
import { decodeBatch, toPageSamples } from '@fovea/gaze/samples';
import { pathPointAt } from '@fovea/gaze/synthetic';
import { expect, it, vi } from 'vitest';
import { createScriptedSource } from './scripted-source.ts';

const BOX = { widthPx: 390, heightPx: 753 };
/** A clock with the odd digits of a real one. */
const START_MS = 1_794_718_864_839.437;

function decode({ bytes }: NumberedBatch) {
  const decoded = decodeBatch(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  return decoded.batch;
}

it('carries the known path of a scripted person from page start, at 30 Hz', () => {
  vi.useFakeTimers();
  const batches: NumberedBatch[] = [];
  const batcher = createBatcher({
    firstSeq: 0,
    readBatchMs: () => 2_000,
    onBatch: (batch) => batches.push(batch),
  });
  const begin = performance.now();
  const nowMs = () => START_MS + performance.now() - begin;
  const source = createScriptedSource(7, { measureBox: () => BOX, nowMs });
  source.start(batcher.add);
  vi.advanceTimersByTime(3210);
  expect(source.getStatus()).toEqual({ face: true, distance: true, light: true, steady: true });
  batcher.beginPage(0, BOX);
  source.beginPage();
  vi.advanceTimersByTime(5000);
  batcher.endPage();
  source.stop();
  vi.useRealTimers();
  const [page] = toPageSamples(batches.map(decode));
  expect(page?.n).toBeGreaterThan(145);
  const startMs = page?.tMs[0] ?? Number.NaN;
  page?.tMs.forEach((tMs, i) => {
    const { u, v } = pathPointAt(7, tMs - startMs);
    expect(Math.abs((page.x[i] ?? Number.NaN) - u * BOX.widthPx)).toBeLessThan(0.5);
    expect(Math.abs((page.y[i] ?? Number.NaN) - v * BOX.heightPx)).toBeLessThan(0.7);
  });
});
