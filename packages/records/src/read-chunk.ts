// Chunks of versions 1 and 2, which name their participants.
import type { PageFigures, StoredChunk } from '@fovea/contract';
import type { SampleColumns } from './parts.ts';
import { type FixationTrack, readFixations, readTracks, type ScreenTrack } from './read-tracks.ts';

/** One participant's part of a chunk. All arrays are views on buffers of the whole chunk. */
export interface ChunkPart {
  readonly recordingId: string;
  readonly track: ScreenTrack;
  /** Undefined in version 1, which has samples alone. */
  readonly fixations: FixationTrack | undefined;
  /** Null for somebody who never saw the page, and in version 1. */
  readonly figures: PageFigures | null;
}

export function readChunk(chunk: StoredChunk): ChunkPart[] {
  if (chunk.format !== 'fovea-chunk' || chunk.enc !== 'delta-json-1' || !isOlder(chunk.v)) {
    throw new RangeError('unknown chunk');
  }
  const fixations = chunk.v === 2 ? readFixations(chunk.scale, chunk.fixations) : [];
  return readTracks(chunk).map((track, i) => ({
    recordingId: chunk.recordingIds[i] as string,
    track,
    fixations: fixations[i],
    figures: (chunk.v === 2 ? chunk.figures[i] : null) ?? null,
  }));
}

/** The very integers that the chunk holds. */
export function toSampleColumns(
  { scale }: Pick<StoredChunk, 'scale'>,
  { track }: ChunkPart,
): SampleColumns {
  const { scrollPx } = track;
  return {
    t: toIntegers(track.tMs, scale.t),
    x: toIntegers(track.xPx, scale.xy),
    y: Int32Array.from(track.yPx, (y, i) => Math.round((y - (scrollPx[i] as number)) * scale.xy)),
    scroll: toIntegers(scrollPx, 1),
    valid: track.valid,
  };
}

export function toFixationIntegers(
  { scale }: Pick<StoredChunk, 'scale'>,
  { onsetMs, offsetMs, xPx, yPx }: FixationTrack,
) {
  return {
    onset: toIntegers(onsetMs, scale.t),
    offset: toIntegers(offsetMs, scale.t),
    x: toIntegers(xPx, scale.xy),
    y: toIntegers(yPx, scale.xy),
  };
}

/** Version 2 adds fixations and figures to what version 1 has. */
export function isOlder(version: number): boolean {
  return version === 1 || version === 2;
}

function toIntegers(values: Float32Array, scale: number): Int32Array {
  return Int32Array.from(values, (value) => Math.round(value * scale));
}
