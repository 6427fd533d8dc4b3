import {
  type AggregatedChunk,
  CHUNK_PARTICIPANTS,
  type PageFigures,
  RECORD_SCALE,
} from '@fovea/contract';

export const SAMPLE_COLUMNS = ['t', 'x', 'y', 'scroll', 'valid'] as const;
export const FIXATION_COLUMNS = ['onset', 'offset', 'x', 'y'] as const;

export type SampleColumns = Readonly<Record<(typeof SAMPLE_COLUMNS)[number], readonly number[]>>;
export type FixationIntegers = Readonly<
  Record<(typeof FIXATION_COLUMNS)[number], readonly number[]>
>;

/** One participant on one page, as the integers of a chunk. */
export interface Part {
  readonly recordingId: string;
  readonly columns: SampleColumns;
  readonly fixations: FixationIntegers;
  readonly figures: PageFigures | null;
}

/** For a page that the participant never saw. */
export function createEmptyPart(recordingId: string): Part {
  return {
    recordingId,
    columns: { t: [], x: [], y: [], scroll: [], valid: [] },
    fixations: { onset: [], offset: [], x: [], y: [] },
    figures: null,
  };
}

export function createChunk(page: number): AggregatedChunk {
  return {
    format: 'fovea-chunk',
    v: 2,
    enc: 'delta-json-1',
    page,
    scale: RECORD_SCALE,
    recordingIds: [],
    counts: [],
    t: [],
    x: [],
    y: [],
    scroll: [],
    valid: [],
    fixations: { counts: [], onset: [], offset: [], x: [], y: [] },
    figures: [],
  };
}

/** How many participants the chunk can still take. */
export function measureRoom(chunk: AggregatedChunk): number {
  return CHUNK_PARTICIPANTS - chunk.recordingIds.length;
}

/** Appends parts. A recording that is in the chunk already changes nothing. */
export function appendParts(chunk: AggregatedChunk, parts: readonly Part[]): AggregatedChunk {
  const known = new Set(chunk.recordingIds);
  const fresh = parts.filter(({ recordingId }) => !known.has(recordingId));
  const samples = fresh.map(({ columns }) => columns);
  const fixations = fresh.map((part) => part.fixations);
  return {
    ...chunk,
    recordingIds: [...chunk.recordingIds, ...fresh.map(({ recordingId }) => recordingId)],
    counts: [...chunk.counts, ...samples.map(({ t }) => t.length)],
    ...continueColumns(SAMPLE_COLUMNS, chunk, samples),
    fixations: {
      counts: [...chunk.fixations.counts, ...fixations.map(({ onset }) => onset.length)],
      ...continueColumns(FIXATION_COLUMNS, chunk.fixations, fixations),
    },
    figures: [...chunk.figures, ...fresh.map(({ figures }) => figures)],
  };
}

function continueColumns<Name extends string>(
  names: readonly Name[],
  deltas: Readonly<Record<Name, readonly number[]>>,
  added: readonly Readonly<Record<Name, readonly number[]>>[],
): Record<Name, number[]> {
  const columns = names.map((name) => [
    name,
    continueDeltas(
      deltas[name],
      added.map((each) => each[name]),
    ),
  ]);
  return Object.fromEntries(columns) as Record<Name, number[]>;
}

/** Deltas run on over the participants: the next value is coded against the last one. */
function continueDeltas(
  deltas: readonly number[],
  added: readonly (readonly number[])[],
): number[] {
  const all = [...deltas];
  let last = deltas.reduce((sum, delta) => sum + delta, 0);
  for (const values of added) {
    for (const value of values) {
      all.push(value - last);
      last = value;
    }
  }
  return all;
}
