import type { PageFigures } from '@fovea/contract';
import type { RecordedPart } from '@fovea/testkit';
import type { Faults } from '#harness/planted-faults.ts';
import type { ReadRecords } from './compare-records.ts';

type Samples = RecordedPart['samples'];
type Fixations = RecordedPart['fixations'];

export const RECORD_FAULTS: Faults<(records: ReadRecords) => ReadRecords> = {
  'a time is 0.5 ms late': (records) => shiftOne(records, 't', 1),
  'an x is 0.25 px off': (records) => shiftOne(records, 'x', 1),
  'a y is 0.25 px off': (records) => shiftOne(records, 'y', -1),
  'a scroll is 1 px off': (records) => shiftOne(records, 'scroll', 1),
  'a valid sample is not': (records) => shiftOne(records, 'valid', -1),
  'a sample is missing': (records) =>
    changeSamples(records, ({ t, x, y, scroll, valid }) => ({
      t: t.slice(0, -1),
      x: x.slice(0, -1),
      y: y.slice(0, -1),
      scroll: scroll.slice(0, -1),
      valid: valid.slice(0, -1),
    })),
  'two participants are swapped': (records) =>
    changeFirstPage(records, (parts) => {
      const ids = parts.map(({ recordingId }) => recordingId).toReversed();
      return parts.map((part, i) => ({ ...part, recordingId: ids[i] ?? '' }));
    }),
  'a validity is 0.00001 off': (records) => changeParticipant(records, { validity: 1e-5 }),
  'an age is one year off': (records) => changeParticipant(records, { age: 1 }),
  'a fixation is 0.5 ms late': (records) => shiftFixation(records, 'onset', 1),
  'a fixation ends 0.5 ms early': (records) => shiftFixation(records, 'offset', -1),
  'a fixation is 0.25 px off': (records) => shiftFixation(records, 'y', 1),
  'a fixation belongs to the next participant': (records) =>
    changeFirstPage(records, (parts) => {
      const at = parts.findIndex(({ fixations }) => fixations.onset.length > 0);
      const moved = parts[at]?.fixations;
      if (moved === undefined) return parts;
      return parts.map((part, i) => {
        const change = (name: keyof Fixations) => {
          const own = part.fixations[name];
          if (i === at) return own.slice(0, -1);
          return i === at + 1 ? [moved[name].at(-1) ?? 0, ...own] : own;
        };
        const [onset, offset] = [change('onset'), change('offset')];
        return { ...part, fixations: { onset, offset, x: change('x'), y: change('y') } };
      });
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

/** Moves one value in the middle of the first samples. */
function shiftOne(records: ReadRecords, column: keyof Samples, by: number): ReadRecords {
  return changeSamples(records, (samples) => ({
    ...samples,
    [column]: shift(samples[column], by),
  }));
}

function shiftFixation(records: ReadRecords, column: keyof Fixations, by: number): ReadRecords {
  return changeFirst(
    records,
    ({ fixations }) => fixations.onset.length > 0,
    (part) => ({
      ...part,
      fixations: { ...part.fixations, [column]: shift(part.fixations[column], by) },
    }),
  );
}

function shift(values: readonly number[], by: number): number[] {
  const at = Math.floor(values.length / 2);
  return values.map((value, i) => (i === at ? value + by : value));
}

function changeSamples(records: ReadRecords, change: (samples: Samples) => Samples): ReadRecords {
  return changeFirst(
    records,
    ({ samples }) => samples.t.length > 0,
    (part) => ({ ...part, samples: change(part.samples) }),
  );
}

function changeFigures(
  records: ReadRecords,
  change: (figures: PageFigures) => Partial<PageFigures>,
): ReadRecords {
  return changeFirstPage(records, (parts) =>
    parts.map(({ figures, ...part }) => ({
      ...part,
      figures: figures && { ...figures, ...change(figures) },
    })),
  );
}

function changeFirst(
  records: ReadRecords,
  isWanted: (part: RecordedPart) => boolean,
  change: (part: RecordedPart) => RecordedPart,
): ReadRecords {
  const at = records.parts.findIndex(isWanted);
  return {
    ...records,
    parts: records.parts.map((part, i) => (i === at ? change(part) : part)),
  };
}

function changeFirstPage(
  records: ReadRecords,
  change: (parts: readonly RecordedPart[]) => readonly RecordedPart[],
): ReadRecords {
  const [first] = records.manifest.pages;
  const isFirst = ({ page }: RecordedPart) => page === first?.index;
  const others = records.parts.filter((part) => !isFirst(part));
  return { ...records, parts: [...change(records.parts.filter(isFirst)), ...others] };
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
  { manifest, parts }: ReadRecords,
  change: (
    participants: ReadRecords['manifest']['participants'],
  ) => ReadRecords['manifest']['participants'],
): ReadRecords {
  return { manifest: { ...manifest, participants: change(manifest.participants) }, parts };
}
