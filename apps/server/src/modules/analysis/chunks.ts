import { type AggregatedChunk, CHUNK_PARTICIPANTS, type RecordingPack } from '@fovea/contract';
import { detectValidSamples } from '@fovea/gaze/quality';
import {
  fromDeltas,
  type PageSamples,
  type RecordingColumns,
  toBatches,
  toDeltas,
  toPageSamples,
} from '@fovea/gaze/samples';

const T_PER_MS = 2;
const XY_PER_PX = 4;
const ANY_INTEGER = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

const COLUMNS = ['t', 'x', 'y', 'scroll', 'valid'] as const;

/** One participant's samples on one page, as the integers of a chunk. */
interface Part {
  readonly recordingId: string;
  readonly columns: Readonly<Record<(typeof COLUMNS)[number], readonly number[]>>;
}

export function toPart(pack: RecordingPack, page: number): Part {
  const pages = toPageSamples(toBatches(pack.columns as unknown as RecordingColumns));
  const samples = pages.find((own) => own.page === page);
  return { recordingId: pack.recordingId, columns: toPartColumns(samples) };
}

function toPartColumns(samples: PageSamples | undefined): Part['columns'] {
  if (samples === undefined) return { t: [], x: [], y: [], scroll: [], valid: [] };
  const start = samples.tMs[0] ?? 0;
  return {
    t: Array.from(samples.tMs, (tMs) => Math.round((tMs - start) * T_PER_MS)),
    x: Array.from(samples.x, (px) => Math.round(px * XY_PER_PX)),
    y: Array.from(samples.y, (px) => Math.round(px * XY_PER_PX)),
    scroll: Array.from(samples.scrollY, (px) => Math.round(px)),
    valid: Array.from(detectValidSamples(samples).valid),
  };
}

export function createChunk(page: number, hz: number): AggregatedChunk {
  return {
    format: 'fovea-chunk',
    v: 1,
    enc: 'delta-json-1',
    page,
    hz,
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

export function isFull(chunk: AggregatedChunk): boolean {
  return chunk.recordingIds.length >= CHUNK_PARTICIPANTS;
}

/** Appends a part. A recording that is in the chunk already changes nothing. */
export function appendPart(chunk: AggregatedChunk, part: Part): AggregatedChunk {
  if (chunk.recordingIds.includes(part.recordingId)) return chunk;
  const columns = Object.fromEntries(
    COLUMNS.map((name) => [name, continueDeltas(chunk[name], part.columns[name])]),
  );
  return {
    ...chunk,
    recordingIds: [...chunk.recordingIds, part.recordingId],
    counts: [...chunk.counts, part.columns.t.length],
    ...columns,
  };
}

/** Deltas run on over the participants: the next value is coded against the last one. */
function continueDeltas(deltas: readonly number[], values: readonly number[]): number[] {
  const last = fromDeltas(deltas, ANY_INTEGER).at(-1) ?? 0;
  const added = toDeltas(values);
  return added.length === 0 ? [...deltas] : [...deltas, (added[0] ?? 0) - last, ...added.slice(1)];
}
