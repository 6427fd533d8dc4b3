import { type AggregatedChunk, CHUNK_PARTICIPANTS, type RecordingPack } from '@fovea/contract';
import { detectValidSamples } from '@fovea/gaze/quality';
import {
  type PageSamples,
  type RecordingColumns,
  toBatches,
  toPageSamples,
} from '@fovea/gaze/samples';

const T_PER_MS = 2;
const XY_PER_PX = 4;

const COLUMNS = ['t', 'x', 'y', 'scroll', 'valid'] as const;

/** One participant's samples on one page, as the integers of a chunk. */
export interface Part {
  readonly recordingId: string;
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], readonly number[]>>;
}

/** The parts of one recording by page. */
export function toParts(pack: RecordingPack): ReadonlyMap<number, Part> {
  const pages = toPageSamples(toBatches(pack.columns as unknown as RecordingColumns));
  const { recordingId } = pack;
  return new Map(pages.map((own) => [own.page, { recordingId, columns: toPartColumns(own) }]));
}

/** For a page that the participant never saw. */
export function createEmptyPart(recordingId: string): Part {
  return { recordingId, columns: { t: [], x: [], y: [], scroll: [], valid: [] } };
}

function toPartColumns(samples: PageSamples): Part['columns'] {
  const start = samples.tMs[0] ?? 0;
  return {
    t: Array.from(samples.tMs, (tMs) => Math.round((tMs - start) * T_PER_MS)),
    x: Array.from(samples.x, (px) => Math.round(px * XY_PER_PX)),
    y: Array.from(samples.y, (px) => Math.round(px * XY_PER_PX)),
    scroll: Array.from(samples.scrollY, (px) => Math.round(px)),
    valid: Array.from(detectValidSamples(samples).valid),
  };
}

export function createChunk(page: number): AggregatedChunk {
  return {
    format: 'fovea-chunk',
    v: 1,
    enc: 'delta-json-1',
    page,
    scale: { t: T_PER_MS, xy: XY_PER_PX },
    recordingIds: [],
    counts: [],
    t: [],
    x: [],
    y: [],
    scroll: [],
    valid: [],
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
  const columns = Object.fromEntries(
    COLUMNS.map((name) => [
      name,
      continueDeltas(
        chunk[name],
        fresh.map((part) => part.columns[name]),
      ),
    ]),
  );
  return {
    ...chunk,
    recordingIds: [...chunk.recordingIds, ...fresh.map(({ recordingId }) => recordingId)],
    counts: [...chunk.counts, ...fresh.map((part) => part.columns.t.length)],
    ...columns,
  };
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
