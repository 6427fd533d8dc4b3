import { type AggregatedParticipant, CHUNK_SAMPLES, type PageFigures } from '@fovea/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PART, type Part } from './parts.ts';
import { readPeople } from './people-table.ts';
import { splitChunk, splitFindings } from './split-segment.ts';
import { cutChunks, writeFindings, writeSegment } from './write-segment.ts';

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

const PERSON: AggregatedParticipant = {
  subjectId: 'P-001',
  gender: null,
  age: 30,
  validity: 95,
  deviceName: 'Phone',
  recordingId: 'r',
  source: 'camera',
  effectiveHz: 30,
  widthPx: 390,
  heightPx: 844,
  components: { samplingRate: 100, integrity: null, onScreen: null },
  errorPx: null,
  offsetPx: [1, -2],
  precisionPx: 4,
  pxPerDegree: 60,
  expectedHz: 30,
  shownMs: 2_000,
  validMs: 1_900,
  fixationCount: 1,
  noFixations: null,
  kNorms: null,
  flags: [],
  madeBy: [0],
};

const int32 = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });
const partArbitrary: fc.Arbitrary<Part> = fc
  .record({
    samples: fc.array(fc.tuple(int32, int32, int32, int32, fc.nat(1)), { maxLength: 5 }),
    fixations: fc.array(fc.tuple(int32, int32, int32, int32), { maxLength: 4 }),
    figures: fc.constantFrom(null, FIGURES),
    immersion: fc.constantFrom(null, [], [0, 2, 1]),
  })
  .map(({ samples, fixations, figures, immersion }) => ({
    columns: {
      t: samples.map((row) => row[0]),
      x: samples.map((row) => row[1]),
      y: samples.map((row) => row[2]),
      scroll: samples.map((row) => row[3]),
      valid: samples.map((row) => row[4]),
    },
    fixations: {
      onset: fixations.map((row) => row[0]),
      offset: fixations.map((row) => row[1]),
      x: fixations.map((row) => row[2]),
      y: fixations.map((row) => row[3]),
    },
    figures,
    immersion,
  }));

const toPlain = (columns: Readonly<Record<string, ArrayLike<number>>>) =>
  Object.fromEntries(Object.entries(columns).map(([name, own]) => [name, Array.from(own)]));

describe('a segment', () => {
  it('gives back every participant’s integers, however they are cut into chunks', () => {
    fc.assert(
      fc.property(
        fc.array(partArbitrary, { maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        (parts, max) => {
          const chunks = cutChunks(
            0,
            parts.map(({ columns }) => columns),
            max,
          );
          const samples = chunks.flatMap((chunk) => [...splitChunk(chunk)].map(toPlain));
          expect(samples).toEqual(parts.map(({ columns }) => columns));
          for (const { counts, t } of chunks) {
            const isOneAlone = counts.filter((count) => count > 0).length <= 1;
            expect(isOneAlone || t.length <= max).toBe(true);
          }
          const found = [...splitFindings(writeFindings(0, parts))];
          expect(found.map((each) => ({ ...each, fixations: toPlain(each.fixations) }))).toEqual(
            parts.map(({ fixations, figures, immersion }) => ({ fixations, figures, immersion })),
          );
        },
      ),
    );
  });

  it('gives back every field of a participant, and none that it lacks', () => {
    const people: AggregatedParticipant[] = [
      PERSON,
      { ...PERSON, recordingId: 's', fraudFlags: ['replayed_trace'] },
    ];
    const { people: table } = writeSegment(people, []);
    expect(readPeople(table)).toStrictEqual(people);
    expect(Object.keys(readPeople(table)[0] ?? {})).not.toContain('fraudFlags');
  });

  it('takes a participant however many samples they sent, as a chunk alone', () => {
    const column = new Array<number>(CHUNK_SAMPLES + 1).fill(0);
    const long = { t: column, x: column, y: column, scroll: column, valid: column };
    const chunks = cutChunks(0, [EMPTY_PART.columns, long, EMPTY_PART.columns]);
    expect(chunks.map(({ counts }) => counts)).toEqual([[0, CHUNK_SAMPLES + 1], [0]]);
  });

  it('has a part for each participant, of columns alike, in 32 bits', () => {
    expect(() => writeSegment([PERSON], [{ index: 0, parts: [] }])).toThrow('each participant');
    const part = (t: number[], x: number[]) => ({
      ...EMPTY_PART,
      columns: { ...EMPTY_PART.columns, t, x },
    });
    const write = (own: Part) => () => writeSegment([PERSON], [{ index: 0, parts: [own] }]);
    expect(write(part([1], []))).toThrow('columns differ');
    expect(write(part([2 ** 31], [0]))).toThrow('no integer of 32 bits');
  });
});
