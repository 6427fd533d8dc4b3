import {
  type AggregatedChunk,
  CHUNK_PARTICIPANTS,
  CHUNK_SAMPLES,
  type PageFigures,
  RECORD_SCALE,
  type StoredChunk,
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

/** How many of these participants the chunk still takes, in their order. An empty one takes one. */
export function measureRoom(
  chunk: Pick<AggregatedChunk, 'counts'>,
  parts: readonly Pick<Part, 'columns'>[],
): number {
  let samples = countSamples(chunk);
  let taken = 0;
  for (const { columns } of parts) {
    if (chunk.counts.length + taken >= CHUNK_PARTICIPANTS || samples >= CHUNK_SAMPLES) break;
    samples += columns.t.length;
    taken++;
  }
  return taken;
}

export function isFull(chunk: Pick<AggregatedChunk, 'counts'>): boolean {
  return chunk.counts.length >= CHUNK_PARTICIPANTS || countSamples(chunk) >= CHUNK_SAMPLES;
}

export function countSamples({ counts }: Pick<StoredChunk, 'counts'>): number {
  return counts.reduce((sum, count) => sum + count, 0);
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

/**
 * A chunk of version 1, which has samples alone, as one of version 2. What was found is given by
 * participant.
 */
export function raiseChunk(
  chunk: StoredChunk,
  found: readonly (Pick<Part, 'fixations' | 'figures'> | undefined)[],
): AggregatedChunk {
  const { fixations: none } = createEmptyPart('');
  const fixations = found.map((each) => each?.fixations ?? none);
  return {
    ...chunk,
    v: 2,
    fixations: {
      counts: fixations.map(({ onset }) => onset.length),
      ...continueColumns(FIXATION_COLUMNS, none, fixations),
    },
    figures: found.map((each) => each?.figures ?? null),
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
