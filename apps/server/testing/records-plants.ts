import type { AggregatedRecords, RecordObject, RecordSegment, SegmentRef } from '@fovea/contract';

export interface LoadedRecords {
  readonly records: AggregatedRecords;
  readonly objects: Map<string, RecordObject>;
}
export type Plant = (loaded: LoadedRecords) => void;

/** A fault in what is stored. Each must show as a difference. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  'two segments changed places': (loaded) => {
    const segments = findSegments(loaded);
    if (segments.length > 1) segments.reverse();
    else segments.pop();
  },
  'a segment is there in place of another': (loaded) => {
    const segments = findSegments(loaded);
    const [first] = segments;
    const last = segments.findLastIndex(({ participants }) => participants === first?.participants);
    if (first && last > 0) segments[last] = first;
    else segments.pop();
  },
  'a sample is 0.25 px off': (loaded) => {
    for (const { pages } of listWhole(loaded)) {
      const chunk = pages[0]?.chunks[0]?.inline;
      if (chunk !== undefined) chunk.x[0] = (chunk.x[0] ?? 0) + 1;
    }
  },
  'a fixation is 0.5 ms late': (loaded) => {
    for (const { pages } of listWhole(loaded)) {
      const onset = pages[0]?.findings.inline?.fixations.onset;
      if (onset !== undefined) onset[0] = (onset[0] ?? 0) + 1;
    }
  },
  'a participant is a year older': (loaded) => {
    for (const { people } of listWhole(loaded)) people.age[0] = 99;
  },
  'a level of immersion is another': (loaded) => {
    for (const { pages } of listWhole(loaded)) {
      const immersion = pages[0]?.findings.inline?.immersion;
      if (immersion !== undefined) immersion[0] = [...(immersion[0] ?? []), 2];
    }
  },
  'an answer is another': (loaded) => {
    for (const { answers } of listWhole(loaded)) {
      const own = answers?.inline?.questions[0];
      if (own !== undefined) own.texts.reverse()[0] = 'another';
      for (const [i, choices] of own?.choices.entries() ?? [])
        if (own && !choices) own.choices[i] = [1];
    }
  },
  'a favourite is another': (loaded) => {
    for (const { answers } of listWhole(loaded)) {
      const favourites = answers?.inline?.favourites;
      if (favourites !== undefined) favourites[0] = favourites[0] === 0 ? null : 0;
    }
  },
};

function listWhole({ objects }: LoadedRecords): RecordSegment[] {
  return [...objects.values()].filter((object) => object.format === 'fovea-segment');
}

/** Segments of the manifest, or of its list where these are more. */
function findSegments({ records, objects }: LoadedRecords): SegmentRef[] {
  const beside = records.segments;
  const list = [...objects.values()].find((object) => object.format === 'fovea-segments');
  return list !== undefined && list.segments.length > beside.length ? list.segments : beside;
}
