import type { AggregatedChunk, PageFigures } from '@fovea/contract';
import type { ReadRecords } from './compare-records.ts';

type Mutant = (records: ReadRecords) => ReadRecords;
type Column = 't' | 'x' | 'y' | 'scroll' | 'valid';

/** Records with one fault each. A comparison that passes one of them proves nothing. */
export const MUTANTS: Readonly<Record<string, Mutant>> = {
  'a time is 0.5 ms late': (records) => shiftOne(records, 't', 1),
  'an x is 0.25 px off': (records) => shiftOne(records, 'x', 1),
  'a y is 0.25 px off': (records) => shiftOne(records, 'y', -1),
  'a scroll is 1 px off': (records) => shiftOne(records, 'scroll', 1),
  'a valid sample is not': (records) => shiftOne(records, 'valid', -1),
  'a sample is missing': (records) =>
    changeChunk(records, (chunk) => ({
      ...chunk,
      counts: chunk.counts.map((count, i) => (i === chunk.counts.length - 1 ? count - 1 : count)),
      t: chunk.t.slice(0, -1),
      x: chunk.x.slice(0, -1),
      y: chunk.y.slice(0, -1),
      scroll: chunk.scroll.slice(0, -1),
      valid: chunk.valid.slice(0, -1),
    })),
  'two participants are swapped': (records) =>
    changeChunk(records, (chunk) => ({ ...chunk, recordingIds: chunk.recordingIds.toReversed() })),
  'a validity is 0.00001 off': (records) => changeParticipant(records, { validity: 1e-5 }),
  'an age is one year off': (records) => changeParticipant(records, { age: 1 }),
  'a fixation is 0.5 ms late': (records) => shiftFixation(records, 'onset', 1),
  'a fixation ends 0.5 ms early': (records) => shiftFixation(records, 'offset', -1),
  'a fixation is 0.25 px off': (records) => shiftFixation(records, 'y', 1),
  'a fixation belongs to the next participant': (records) =>
    changeChunk(records, (chunk) => {
      const counts = [...chunk.fixations.counts];
      const at = counts.findIndex((count) => count > 0);
      counts[at] = (counts[at] ?? 0) - 1;
      counts[at + 1] = (counts[at + 1] ?? 0) + 1;
      return { ...chunk, fixations: { ...chunk.fixations, counts } };
    }),
  'a K is 0.00001 off': (records) => changeFigures(records, ({ k }) => ({ k: (k ?? 0) + 1e-5 })),
  'a valid time is 0.01 ms off': (records) =>
    changeFigures(records, ({ validMs }) => ({ validMs: validMs + 0.01 })),
  'nobody is said to be too slow': (records) =>
    changeManifest(records, (participants) =>
      participants.map((each) => ({ ...each, noFixations: null })),
    ),
  'a component is 0.00001 off': (records) =>
    changeManifest(records, (participants) =>
      participants.map(({ components, ...each }) => ({
        ...each,
        components: components && { ...components, integrity: (components.integrity ?? 0) + 1e-5 },
      })),
    ),
  'a participant is missing': (records) =>
    changeManifest(records, (participants) => participants.slice(1)),
  'a participant is there twice': (records) =>
    changeManifest(records, (participants) => [...participants, ...participants.slice(0, 1)]),
};

/** Moves one value in the middle and moves the next one back, as deltas demand. */
function shiftOne(records: ReadRecords, column: Column, by: number): ReadRecords {
  return changeChunk(records, (chunk) => {
    const values = [...chunk[column]];
    const at = Math.floor(values.length / 2);
    values[at] = (values[at] ?? 0) + by;
    values[at + 1] = (values[at + 1] ?? 0) - by;
    return { ...chunk, [column]: values };
  });
}

function shiftFixation(records: ReadRecords, column: 'onset' | 'offset' | 'y', by: number) {
  return changeChunk(records, (chunk) => {
    const values = [...chunk.fixations[column]];
    const at = Math.floor(values.length / 2);
    values[at] = (values[at] ?? 0) + by;
    values[at + 1] = (values[at + 1] ?? 0) - by;
    return { ...chunk, fixations: { ...chunk.fixations, [column]: values } };
  });
}

function changeFigures(
  records: ReadRecords,
  change: (figures: PageFigures) => Partial<PageFigures>,
): ReadRecords {
  return changeChunk(records, (chunk) => ({
    ...chunk,
    figures: chunk.figures.map((each) => each && { ...each, ...change(each) }),
  }));
}

function changeChunk(
  records: ReadRecords,
  change: (chunk: AggregatedChunk) => AggregatedChunk,
): ReadRecords {
  return {
    ...records,
    chunks: records.chunks.map((chunk, i) => (i === 0 ? change(chunk) : chunk)),
  };
}

function changeParticipant(
  records: ReadRecords,
  by: { readonly validity?: number; readonly age?: number },
): ReadRecords {
  return changeManifest(records, ([first, ...others]) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            validity: first.validity + (by.validity ?? 0),
            age: first.age + (by.age ?? 0),
          },
          ...others,
        ],
  );
}

function changeManifest(
  { manifest, chunks }: ReadRecords,
  change: (
    participants: ReadRecords['manifest']['participants'],
  ) => ReadRecords['manifest']['participants'],
): ReadRecords {
  return { manifest: { ...manifest, participants: change(manifest.participants) }, chunks };
}
