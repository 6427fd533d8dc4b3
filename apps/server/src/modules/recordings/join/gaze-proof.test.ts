import { createColumns, encodeBatch } from '@fovea/gaze/samples';
import { describe, expect, it } from 'vitest';
import { GazeProof, REST_MS } from './gaze-proof.ts';

const MINUTE_MS = 60_000;
/** Of the device's clock at the first sample. */
const T0_MS = 1_000_000;

/** So many samples over a time, by the device's clock since the first sample of the recording. */
function toBatch(
  seq: number,
  {
    atMs,
    lengthMs = 2_000,
    n = 61,
    scrollY = 0,
  }: {
    atMs: number;
    lengthMs?: number;
    n?: number;
    scrollY?: number;
  },
) {
  const columns = createColumns(n);
  for (let i = 0; i < n; i++)
    columns.dt[i] = n === 1 ? 0 : Math.floor((2 * lengthMs * i) / (n - 1));
  const head = { seq, page: 0, t0: T0_MS + atMs, scrollY, vw: 390, vh: 844 };
  return { seq, payload: encodeBatch({ ...head, n, columns }) };
}

const createProof = (pace = 1) => new GazeProof({ joinedMs: 0, pace });

describe('gaze is shown', () => {
  it('by two seconds and 40 samples, in any order of their batches', () => {
    const proof = createProof();
    proof.see(toBatch(1, { atMs: 1_000, lengthMs: 1_000, n: 20 }), MINUTE_MS);
    expect(proof.isShown(MINUTE_MS)).toBe(false);
    proof.see(toBatch(0, { atMs: 0, lengthMs: 1_000, n: 20 }), MINUTE_MS);
    expect(proof.isShown(MINUTE_MS)).toBe(true);
  });

  it.each([
    ['39 samples', [toBatch(0, { atMs: 0, n: 39 })]],
    ['less than two seconds', [toBatch(0, { atMs: 0, lengthMs: 1_999 })]],
    [
      'samples of one time',
      [toBatch(0, { atMs: 0, lengthMs: 0 }), toBatch(1, { atMs: 2_000, n: 2 })],
    ],
    [
      'one sample in each batch',
      Array.from({ length: 500 }, (_, i) => toBatch(i, { atMs: i * 100, n: 1 })),
    ],
    ['the same second twice', [0, 1].map((seq) => toBatch(seq, { atMs: 0, lengthMs: 1_000 }))],
    ['a batch that comes twice', [0, 0].map((seq) => toBatch(seq, { atMs: 0, lengthMs: 1_000 }))],
    ['a batch under another number', [{ ...toBatch(0, { atMs: 0 }), seq: 1 }]],
    ['a batch beyond the bounds', [toBatch(0, { atMs: 0, scrollY: 2_000_000 })]],
    ['bytes that are no batch', [{ seq: 0, payload: Buffer.alloc(900) }]],
  ])('not by %s', (_title, batches) => {
    const proof = createProof();
    for (const batch of batches) proof.see(batch, MINUTE_MS);
    expect(proof.isShown(MINUTE_MS)).toBe(false);
  });

  it('no sooner than it can have been recorded, but then', () => {
    const proof = createProof();
    proof.see(toBatch(0, { atMs: 0 }), 1_000);
    expect(proof.isShown(1_000)).toBe(false);
    expect(proof.isShown(1_999)).toBe(false);
    expect(proof.isShown(2_000)).toBe(true);
  });

  it('at once at the pace of drills', () => {
    const proof = createProof(0);
    proof.see(toBatch(0, { atMs: 0 }), 0);
    expect(proof.isShown(0)).toBe(true);
  });
});

describe('gaze goes on', () => {
  function showFirst() {
    const proof = createProof();
    proof.see(toBatch(0, { atMs: 0 }), MINUTE_MS);
    proof.rest(MINUTE_MS);
    return proof;
  }

  it('when it is later than before, after a rest', () => {
    const proof = showFirst();
    const soonMs = MINUTE_MS + REST_MS - 1;
    proof.see(toBatch(1, { atMs: 50_000 }), soonMs);
    expect(proof.isShown(soonMs)).toBe(false);
    proof.see(toBatch(2, { atMs: 60_000 }), soonMs + 1);
    expect(proof.isShown(soonMs + 1)).toBe(true);
  });

  it('not when the same time is told again', () => {
    const proof = showFirst();
    for (let minute = 2; minute < 12; minute++) {
      proof.see(toBatch(minute, { atMs: 0 }), minute * MINUTE_MS);
      expect(proof.isShown(minute * MINUTE_MS)).toBe(false);
    }
  });

  it('not when it stands nearly still beside our clock, until it has caught up', () => {
    const proof = showFirst();
    proof.see(toBatch(1, { atMs: 2_000 }), 10 * MINUTE_MS);
    expect(proof.isShown(10 * MINUTE_MS)).toBe(false);
    proof.see(toBatch(2, { atMs: 60_000 }), 10 * MINUTE_MS);
    expect(proof.isShown(10 * MINUTE_MS)).toBe(true);
  });

  it('not when it runs ahead of our clock', () => {
    const proof = showFirst();
    proof.see(toBatch(1, { atMs: 10 * MINUTE_MS }), 3 * MINUTE_MS);
    expect(proof.isShown(3 * MINUTE_MS)).toBe(false);
  });

  it('after a process forgot what it had seen, by what comes later', () => {
    const proof = createProof();
    proof.rest(MINUTE_MS);
    proof.see(toBatch(7, { atMs: 90_000 }), 3 * MINUTE_MS);
    expect(proof.isShown(3 * MINUTE_MS)).toBe(true);
  });
});
