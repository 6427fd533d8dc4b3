import type { AggregatedChunk, PageFigures, StoredChunk } from '@fovea/contract';

/** Gaze of one participant on one page, where it was measured. */
export interface ScreenTrack {
  /** From the page's first sample. */
  readonly tMs: Float32Array;
  /** CSS px of the participant's screen; y counts from the top of the scrolled page. */
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
  readonly valid: Uint8Array;
}

/** Fixations of one participant on one page; CSS px of the scrolled page. */
export interface FixationTrack {
  readonly onsetMs: Float32Array;
  readonly offsetMs: Float32Array;
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
}

/** What a chunk has of one participant. All arrays are views on buffers of the whole chunk. */
export interface ChunkPart {
  readonly recordingId: string;
  readonly track: ScreenTrack;
  /** How far the page was scrolled at each sample. */
  readonly scrollPx: Float32Array;
  /** Undefined in version 1, which has samples alone. */
  readonly fixations: FixationTrack | undefined;
  /** Null for somebody who never saw the page, and in version 1. */
  readonly figures: PageFigures | null;
}

/**
 * A stored chunk as typed arrays, a part for each participant. Units are exact in 32 bits: a
 * half ms for two hours, a quarter px for four million px.
 */
export function readChunk(chunk: StoredChunk): ChunkPart[] {
  if (chunk.format !== 'fovea-chunk' || chunk.enc !== 'delta-json-1' || !isKnown(chunk.v)) {
    throw new RangeError('unknown chunk');
  }
  const { scale, counts } = chunk;
  const total = sum(counts);
  const tMs = readColumn(chunk.t, scale.t, new Float32Array(total));
  const xPx = readColumn(chunk.x, scale.xy, new Float32Array(total));
  const yPx = readColumn(chunk.y, scale.xy, new Float32Array(total));
  const scrollPx = readColumn(chunk.scroll, 1, new Float32Array(total));
  for (let i = 0; i < total; i++) yPx[i] = (yPx[i] as number) + (scrollPx[i] as number);
  const valid = readColumn(chunk.valid, 1, new Uint8Array(total));
  const fixations = chunk.v === 2 ? readFixations(chunk) : [];
  let start = 0;
  return counts.map((count, i) => {
    const end = start + count;
    const part: ChunkPart = {
      recordingId: chunk.recordingIds[i] as string,
      track: {
        tMs: tMs.subarray(start, end),
        xPx: xPx.subarray(start, end),
        yPx: yPx.subarray(start, end),
        valid: valid.subarray(start, end),
      },
      scrollPx: scrollPx.subarray(start, end),
      fixations: fixations[i],
      figures: (chunk.v === 2 ? chunk.figures[i] : null) ?? null,
    };
    start = end;
    return part;
  });
}

function readFixations({ scale, fixations }: AggregatedChunk): FixationTrack[] {
  const total = sum(fixations.counts);
  const onsetMs = readColumn(fixations.onset, scale.t, new Float32Array(total));
  const offsetMs = readColumn(fixations.offset, scale.t, new Float32Array(total));
  const xPx = readColumn(fixations.x, scale.xy, new Float32Array(total));
  const yPx = readColumn(fixations.y, scale.xy, new Float32Array(total));
  let start = 0;
  return fixations.counts.map((count) => {
    const end = start + count;
    const track = {
      onsetMs: onsetMs.subarray(start, end),
      offsetMs: offsetMs.subarray(start, end),
      xPx: xPx.subarray(start, end),
      yPx: yPx.subarray(start, end),
    };
    start = end;
    return track;
  });
}

/** Version 2 adds fixations and figures to what version 1 has. */
export function isKnown(version: number): boolean {
  return version === 1 || version === 2;
}

/** Differences run on over the participants of a chunk. */
function readColumn<Column extends Float32Array | Uint8Array>(
  deltas: readonly number[],
  scale: number,
  column: Column,
): Column {
  if (deltas.length !== column.length) throw new RangeError('columns differ');
  let value = 0;
  for (let i = 0; i < deltas.length; i++) {
    value += deltas[i] as number;
    if (value !== (value | 0)) throw new RangeError(`no integer of 32 bits at ${i}: ${value}`);
    column[i] = value / scale;
  }
  return column;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
