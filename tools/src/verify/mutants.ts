import type { AggregatedChunk } from '@fovea/contract';
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
