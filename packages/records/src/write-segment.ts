import {
  type AggregatedParticipant,
  CHUNK_SAMPLES,
  type FigureColumns,
  type PageFigures,
  RECORD_SCALE,
  type RecordSegment,
  type SamplesChunk,
  type SegmentFindings,
} from '@fovea/contract';
import { type ParticipantAnswers, writeAnswers } from './answers-table.ts';
import { toColumns } from './columns.ts';
import { DeltaWriter } from './deltas.ts';
import {
  FIXATION_COLUMNS,
  type FoundPart,
  type KeptFigures,
  type Part,
  SAMPLE_COLUMNS,
  type SampleColumns,
} from './parts.ts';
import { writePeople } from './people-table.ts';

const CODED = { v: 3, enc: 'delta-json-1', scale: RECORD_SCALE } as const;

export const FIGURE_FIELDS = [
  'shownMs',
  'validMs',
  'attention',
  'validity',
  'rateHz',
  'noFixations',
  'fixationCount',
  'fixationRate',
  'meanFixationMs',
  'k',
  'flags',
] as const satisfies readonly (keyof PageFigures)[];
const NOTHING = Object.fromEntries(FIGURE_FIELDS.map((name) => [name, null]));

/** A segment with everything inside. Parts are given by page, and like answers in the order of the people. */
export function writeSegment(
  people: readonly AggregatedParticipant[],
  pages: readonly { readonly index: number; readonly parts: readonly Part[] }[],
  answers: readonly ParticipantAnswers[] = [],
): RecordSegment {
  const answered = writeAnswers(answers);
  if (answered !== undefined && answers.length !== people.length) {
    throw new RangeError('answers of each participant');
  }
  return {
    format: 'fovea-segment',
    v: 3,
    people: writePeople(people),
    pages: pages.map(({ index, parts }) => {
      if (parts.length !== people.length) throw new RangeError('a part for each participant');
      const samples = parts.map(({ columns }) => columns);
      const chunks = cutChunks(index, samples).map((inline) => ({
        key: null,
        participants: inline.counts.length,
        inline,
      }));
      return { index, chunks, findings: { key: null, inline: writeFindings(index, parts) } };
    }),
    ...(answered !== undefined && { answers: { key: null, inline: answered } }),
  };
}

/** In their order, as few chunks as the samples of one allow. */
export function cutChunks(
  page: number,
  participants: Iterable<SampleColumns>,
  samplesMax = CHUNK_SAMPLES,
): SamplesChunk[] {
  const cutter = new ChunkCutter(page, samplesMax);
  const chunks: SamplesChunk[] = [];
  for (const columns of participants) chunks.push(...cutter.add(columns));
  return [...chunks, ...cutter.end()];
}

/** Holds one chunk at a time. */
export class ChunkCutter {
  readonly #page: number;
  readonly #samplesMax: number;
  #writer = new DeltaWriter(SAMPLE_COLUMNS);

  constructor(page: number, samplesMax = CHUNK_SAMPLES) {
    this.#page = page;
    this.#samplesMax = samplesMax;
  }

  /** The next participant. Gives the chunk that took nobody else, if one did not. */
  add(columns: SampleColumns): SamplesChunk[] {
    const { length } = this.#writer;
    const isFull = length > 0 && length + columns.t.length > this.#samplesMax;
    const full = isFull ? this.end() : [];
    this.#writer.add(columns);
    return full;
  }

  /** Closes the last chunk. */
  end(): SamplesChunk[] {
    const { counts, columns } = this.#writer;
    this.#writer = new DeltaWriter(SAMPLE_COLUMNS);
    return counts.length === 0
      ? []
      : [{ ...CODED, format: 'fovea-samples', page: this.#page, counts, ...columns }];
  }
}

export function writeFindings(page: number, participants: Iterable<FoundPart>): SegmentFindings {
  const writer = new DeltaWriter(FIXATION_COLUMNS);
  const figures: (KeptFigures | typeof NOTHING)[] = [];
  const immersion: (number[] | null)[] = [];
  for (const found of participants) {
    writer.add(found.fixations);
    figures.push(found.figures ?? NOTHING);
    immersion.push(found.immersion && [...found.immersion]);
  }
  return {
    ...CODED,
    format: 'fovea-findings',
    page,
    fixations: { counts: writer.counts, ...writer.columns },
    figures: toColumns(FIGURE_FIELDS, figures as PageFigures[]) as FigureColumns,
    immersion,
  };
}
