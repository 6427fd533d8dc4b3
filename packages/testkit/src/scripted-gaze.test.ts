import { createHash } from 'node:crypto';
import { measureRecordingValidity } from '@fovea/gaze/quality';
import {
  decodeBatch,
  type Eg1Batch,
  fromColumns,
  toColumns,
  toPageSamples,
} from '@fovea/gaze/samples';
import { pathPointAt } from '@fovea/gaze/synthetic';
import { expect, it } from 'vitest';
import { type ScriptedGaze, scriptedGaze } from './scripted-gaze.ts';

const PHONE = { width: 390, height: 844 };

function decodeAll(gaze: ScriptedGaze): Eg1Batch[] {
  return gaze.batches.map((bytes) => {
    const decoded = decodeBatch(bytes);
    if (!decoded.ok) throw new Error(decoded.reason);
    return decoded.batch;
  });
}

it('gives the same bytes for a seed and others for the next', () => {
  const first = scriptedGaze({ seed: 7, batches: 3, viewport: PHONE, lossShare: 0.1 });
  expect(scriptedGaze({ seed: 7, batches: 3, viewport: PHONE, lossShare: 0.1 })).toEqual(first);
  const next = scriptedGaze({ seed: 8, batches: 3, viewport: PHONE, lossShare: 0.1 });
  expect(next.rootHash).not.toBe(first.rootHash);
});

it('makes readable batches of 872 bytes, numbered from 0 and spread over the pages', () => {
  const gaze = scriptedGaze({ seed: 1, batches: 6, pages: 3, viewport: PHONE });
  expect(gaze.batches.map((bytes) => bytes.length)).toEqual([872, 872, 872, 872, 872, 872]);
  expect(decodeAll(gaze).map(({ seq, page }) => [seq, page])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ]);
});

it('hashes each batch and all hashes in order', () => {
  const { batches, sha256, rootHash } = scriptedGaze({ seed: 2, batches: 4, viewport: PHONE });
  const wanted = batches.map((bytes) => createHash('sha256').update(bytes).digest());
  expect(sha256.map((hash) => Buffer.from(hash))).toEqual(wanted);
  expect(rootHash).toBe(createHash('sha256').update(Buffer.concat(wanted)).digest('hex'));
});

it('follows the known path within the rounding of the wire', () => {
  const startMs = 5000;
  const gaze = scriptedGaze({ seed: 3, batches: 5, viewport: PHONE, startMs });
  const [page] = toPageSamples(decodeAll(gaze));
  expect(page?.n).toBe(300);
  page?.tMs.forEach((tMs, i) => {
    const { u, v } = pathPointAt(3, tMs - startMs);
    // Quarter px of the coordinate, and what the eye moves within a quarter ms.
    expect(Math.abs((page.x[i] ?? 0) - u * PHONE.width)).toBeLessThan(0.3);
    expect(Math.abs((page.y[i] ?? 0) - v * PHONE.height)).toBeLessThan(0.4);
  });
});

it('stays inside the screen and moves smoothly', () => {
  for (let seed = 0; seed < 20; seed++) {
    let previous = pathPointAt(seed, 0);
    for (let tMs = 0; tMs < 20_000; tMs += 33) {
      const point = pathPointAt(seed, tMs);
      for (const place of [point.u, point.v]) {
        expect(place >= 0.1 && place <= 0.9).toBe(true);
      }
      expect(Math.hypot(point.u - previous.u, point.v - previous.v)).toBeLessThan(0.06);
      previous = point;
    }
  }
});

it('has a validity that follows from its lost samples', () => {
  const whole = scriptedGaze({ seed: 4, batches: 10, pages: 2, viewport: PHONE });
  const rate = { calibrationRateHz: 30 };
  expect(measureRecordingValidity(toPageSamples(decodeAll(whole)), rate).validity).toBe(100);
  const lossy = scriptedGaze({ seed: 4, batches: 10, viewport: PHONE, lossShare: 0.3 });
  const kept = lossy.samples.filter(({ tracked }) => tracked).length;
  expect(kept).toBeLessThan(480);
  const { validity } = measureRecordingValidity(toPageSamples(decodeAll(lossy)), rate);
  // The wire rounds the last time down, so 599 samples are expected and 600 come.
  expect(validity).toBeCloseTo(100 * (1 - (600 - kept) / 599), 8);
});

it('comes back from recording columns byte for byte', () => {
  const { batches } = scriptedGaze({ seed: 5, batches: 12, viewport: PHONE });
  const stored = batches.map((bytes, seq) => ({ seq, bytes }));
  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(stored))))).toEqual(stored);
});
