import { CHUNK_PARTICIPANTS, CHUNK_SAMPLES, type PageFigures } from '@fovea/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendParts,
  createChunk,
  createEmptyPart,
  FIXATION_COLUMNS,
  isFull,
  measureRoom,
  type Part,
  SAMPLE_COLUMNS,
} from './write-chunk.ts';

function fromDeltas(deltas: readonly number[]): number[] {
  let value = 0;
  return deltas.map((delta) => (value += delta));
}

const FIGURES: PageFigures = {
  shownMs: 2_000,
  validMs: 1_900,
  attention: 0.95,
  validity: 95,
  rateHz: 30,
  noFixations: null,
  fixationCount: 1,
  fixationRate: 0.5,
  meanFixationMs: 300,
  k: null,
  flags: [],
};

const fixationsArbitrary = fc
  .array(fc.record({ onset: fc.integer(), x: fc.integer(), y: fc.integer() }), { maxLength: 4 })
  .map((fixations) => ({
    onset: fixations.map(({ onset }) => onset),
    offset: fixations.map(({ onset }) => onset + 200),
    x: fixations.map(({ x }) => x),
    y: fixations.map(({ y }) => y),
  }));

const samplesArbitrary = fc
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

const partArbitrary = fc.record({
  columns: samplesArbitrary,
  fixations: fixationsArbitrary,
  figures: fc.constantFrom(null, FIGURES),
});

function makePart(recordingId: string, length: number): Part {
  const column = Array.from({ length }, (_, i) => i * 3 - 1);
  return {
    recordingId,
    columns: { t: column, x: column, y: column, scroll: column, valid: column },
    fixations: { onset: column, offset: column, x: column, y: column },
    figures: FIGURES,
  };
}

describe('a chunk', () => {
  it('gives back every participant’s integers, whatever was appended before and after', () => {
    fc.assert(
      fc.property(fc.array(partArbitrary, { maxLength: 6 }), fc.nat(6), (parts, cut) => {
        const made = parts.map((part, i) => ({ recordingId: `r${i}`, ...part }));
        const first = appendParts(createChunk(0), made.slice(0, cut));
        const chunk = appendParts(first, made.slice(cut));
        expect(chunk.recordingIds).toEqual(parts.map((_, i) => `r${i}`));
        expect(chunk.counts).toEqual(parts.map(({ columns }) => columns.t.length));
        for (const name of SAMPLE_COLUMNS) {
          const wanted = parts.flatMap(({ columns }) => columns[name]);
          expect(fromDeltas(chunk[name])).toEqual(wanted);
        }
        const { fixations } = chunk;
        expect(fixations.counts).toEqual(parts.map((part) => part.fixations.onset.length));
        for (const name of FIXATION_COLUMNS) {
          const wanted = parts.flatMap((part) => part.fixations[name]);
          expect(fromDeltas(fixations[name])).toEqual(wanted);
        }
        expect(chunk.figures).toEqual(parts.map(({ figures }) => figures));
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
    expect(measureRoom(createChunk(0), [...parts, ...parts])).toBe(CHUNK_PARTICIPANTS);
    const almost = appendParts(createChunk(0), parts.slice(1));
    expect(isFull(almost)).toBe(false);
    expect(measureRoom(almost, parts)).toBe(1);
    const full = appendParts(createChunk(0), parts);
    expect(isFull(full)).toBe(true);
    expect(measureRoom(full, parts)).toBe(0);
  });

  it('has room up to its limit of samples, and takes one participant however many they sent', () => {
    const long = { columns: { t: { length: CHUNK_SAMPLES / 2 } } } as unknown as Part;
    const tooLong = { columns: { t: { length: CHUNK_SAMPLES * 3 } } } as unknown as Part;
    expect(measureRoom(createChunk(0), [tooLong, long])).toBe(1);
    expect(measureRoom(createChunk(0), [long, long, long])).toBe(2);
    expect(measureRoom({ counts: [CHUNK_SAMPLES - 1] }, [long, long])).toBe(1);
    expect(measureRoom({ counts: [1, CHUNK_SAMPLES] }, [long])).toBe(0);
    expect(isFull({ counts: [1, CHUNK_SAMPLES] })).toBe(true);
  });
});
