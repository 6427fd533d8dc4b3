import type { StoredChunk, StoredParticipant, StoredRecords } from '@fovea/contract';

/** Gaze of one participant on one page, where it was measured. */
export interface ScreenTrack {
  /** From the page's first sample. */
  readonly tMs: Float32Array;
  /** CSS px of the participant's screen; y counts from the top of the scrolled page. */
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
  readonly valid: Uint8Array;
}

export interface RecordedPage {
  readonly id: string;
  /** By participant; undefined for somebody who never saw the page. */
  readonly tracks: readonly (ScreenTrack | undefined)[];
}

export interface DecodedRecords {
  readonly participants: readonly StoredParticipant[];
  readonly pages: readonly RecordedPage[];
}

/** Stored records to typed arrays. Chunks that are not inline are given by key. */
export function decodeRecords(
  records: StoredRecords,
  chunks: ReadonlyMap<string, StoredChunk>,
): DecodedRecords {
  if (records.format !== 'fovea-aggregated' || !isKnown(records.v)) {
    throw new RangeError('unknown records');
  }
  const { participants } = records;
  const order = new Map(participants.map(({ recordingId }, i) => [recordingId, i]));
  const pages = records.pages.map((page) => {
    const tracks: (ScreenTrack | undefined)[] = participants.map(() => undefined);
    for (const { key, inline } of page.chunks) {
      const chunk = inline ?? chunks.get(key);
      if (chunk === undefined) throw new RangeError(`chunk ${key} is missing`);
      decodeChunk(chunk).forEach((track, i) => {
        const place = order.get(chunk.recordingIds[i] as string);
        if (place !== undefined && track.tMs.length > 0) tracks[place] = track;
      });
    }
    return { id: page.id, tracks };
  });
  return { participants, pages };
}

/** Version 2 adds fixations and figures to what version 1 has; tracks need neither. */
function isKnown(version: number): boolean {
  return version === 1 || version === 2;
}

/** One track per recording of the chunk. They are views on shared buffers. */
function decodeChunk(chunk: StoredChunk): ScreenTrack[] {
  if (chunk.format !== 'fovea-chunk' || !isKnown(chunk.v) || chunk.enc !== 'delta-json-1') {
    throw new RangeError('unknown chunk');
  }
  const total = chunk.counts.reduce((sum, count) => sum + count, 0);
  const columns = [chunk.t, chunk.x, chunk.y, chunk.scroll, chunk.valid];
  if (columns.some((column) => column.length !== total)) throw new RangeError('columns differ');
  const tMs = sumDeltas(chunk.t, chunk.scale.t, new Float32Array(total));
  const xPx = sumDeltas(chunk.x, chunk.scale.xy, new Float32Array(total));
  const yPx = sumDeltas(chunk.y, chunk.scale.xy, new Float32Array(total));
  const scrollPx = sumDeltas(chunk.scroll, 1, new Float32Array(total));
  for (let i = 0; i < total; i++) yPx[i] = (yPx[i] as number) + (scrollPx[i] as number);
  const valid = sumDeltas(chunk.valid, 1, new Uint8Array(total));
  let start = 0;
  return chunk.counts.map((count) => {
    const end = start + count;
    const track = {
      tMs: tMs.subarray(start, end),
      xPx: xPx.subarray(start, end),
      yPx: yPx.subarray(start, end),
      valid: valid.subarray(start, end),
    };
    start = end;
    return track;
  });
}

function sumDeltas<Column extends Float32Array | Uint8Array>(
  deltas: readonly number[],
  scale: number,
  column: Column,
): Column {
  let value = 0;
  for (let i = 0; i < deltas.length; i++) {
    value += deltas[i] as number;
    column[i] = value / scale;
  }
  return column;
}

/** The buffers of all tracks, each once, to hand them over instead of copying. */
export function listBuffers(records: DecodedRecords): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { tracks } of records.pages) {
    for (const track of tracks) {
      if (track === undefined) continue;
      for (const column of Object.values(track)) buffers.add(column.buffer as ArrayBuffer);
    }
  }
  return [...buffers];
}
