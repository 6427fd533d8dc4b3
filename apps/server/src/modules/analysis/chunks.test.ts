import { CHUNK_PARTICIPANTS, type RecordingPack } from '@fovea/contract';
import { fromDeltas, toColumns } from '@fovea/gaze/samples';
import { scriptedGaze } from '@fovea/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendParts,
  createChunk,
  createEmptyPart,
  measureRoom,
  type Part,
  toParts,
} from './chunks.ts';

const RANGE = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
const NAMES = ['t', 'x', 'y', 'scroll', 'valid'] as const;

const partArbitrary = fc
  .array(fc.record({ t: fc.nat(), x: fc.integer(), y: fc.integer(), s: fc.integer() }), {
    maxLength: 5,
  })
  .map((samples) => ({
    t: samples.map(({ t }) => t),
    x: samples.map(({ x }) => x),
    y: samples.map(({ y }) => y),
    scroll: samples.map(({ s }) => s),
    valid: samples.map(({ t }) => t % 2),
  }));

function makePart(recordingId: string, length: number): Part {
  const column = Array.from({ length }, (_, i) => i * 3 - 1);
  return {
    recordingId,
    columns: { t: column, x: column, y: column, scroll: column, valid: column },
  };
}

function makePack(seed: number): { pack: RecordingPack; gaze: ReturnType<typeof scriptedGaze> } {
  const viewport = { width: 390, height: 844 };
  const gaze = scriptedGaze({ seed, batches: 4, pages: 2, viewport, lossShare: 0.2 });
  const columns = toColumns(gaze.batches.map((bytes, seq) => ({ seq, bytes })));
  const pack = {
    format: 'fovea-recording',
    v: 1,
    recordingId: `r${seed}`,
    projectId: 'p',
    complete: true,
    device: { name: 'Phone', widthPx: 390, heightPx: 844, pixelRatio: 3 },
    rateHz: 30,
    quality: {},
    columns: { ...columns, unread: [] },
  } as RecordingPack;
  return { pack, gaze };
}

describe('a chunk', () => {
  it('gives back every participant’s integers, whatever was appended before and after', () => {
    fc.assert(
      fc.property(fc.array(partArbitrary, { maxLength: 6 }), fc.nat(6), (parts, cut) => {
        const made = parts.map((columns, i) => ({ recordingId: `r${i}`, columns }));
        const first = appendParts(createChunk(0), made.slice(0, cut));
        const chunk = appendParts(first, made.slice(cut));
        expect(chunk.recordingIds).toEqual(parts.map((_, i) => `r${i}`));
        expect(chunk.counts).toEqual(parts.map(({ t }) => t.length));
        for (const name of NAMES) {
          expect(fromDeltas(chunk[name], RANGE)).toEqual(parts.flatMap((part) => part[name]));
        }
      }),
    );
  });

  it('does not change when a recording is appended again', () => {
    const once = appendParts(createChunk(0), [makePart('a', 4)]);
    expect(appendParts(once, [makePart('a', 9)])).toEqual(once);
  });

  it('leaves the chunk it was made from alone', () => {
    const empty = createChunk(0);
    appendParts(empty, [makePart('a', 4)]);
    expect(empty).toEqual(createChunk(0));
  });

  it('has room up to its limit of participants', () => {
    const parts = Array.from({ length: CHUNK_PARTICIPANTS }, (_, i) => createEmptyPart(`r${i}`));
    expect(measureRoom(createChunk(0))).toBe(CHUNK_PARTICIPANTS);
    expect(measureRoom(appendParts(createChunk(0), parts.slice(1)))).toBe(1);
    expect(measureRoom(appendParts(createChunk(0), parts))).toBe(0);
  });
});

describe('a part', () => {
  it('holds one page in half milliseconds and quarter pixels from its first sample', () => {
    const { pack, gaze } = makePack(3);
    for (const page of [0, 1]) {
      const own = gaze.samples.filter((sample) => sample.page === page);
      const columns = toParts(pack).get(page)?.columns;
      const firstMs = own[0]?.tMs ?? 0;
      expect(columns?.t).toEqual(own.map(({ tMs }) => expect.closeTo((tMs - firstMs) * 2, -0.5)));
      expect(columns?.x).toEqual(own.map(({ xPx }) => Math.round(xPx * 4)));
      expect(columns?.y).toEqual(own.map(({ yPx }) => Math.round(yPx * 4)));
      expect(columns?.valid).toEqual(own.map(({ tracked }) => (tracked ? 1 : 0)));
    }
  });

  it('is missing for a page that the participant never saw', () => {
    expect([...toParts(makePack(4).pack).keys()]).toEqual([0, 1]);
  });
});
