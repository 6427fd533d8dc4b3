import type { AggregatedParticipant } from '@fovea/contract';
import type { Fixations } from '@fovea/gaze/events';
import type { Signal } from '@fovea/gaze/samples';
import { type ChunkPart, readChunk } from '@fovea/records';
import type { Records } from '@fovea/testkit';

/** One participant's part of the records on one page. */
export interface PagePart {
  readonly signal: Signal;
  /** CSS px of the page, with its scrolling. */
  readonly fixations: Fixations;
  /** Samples a second, as the records say. */
  readonly rateHz: number | null;
}

export interface ReadRecords {
  readonly participants: ReadonlyMap<string, AggregatedParticipant>;
  readonly findPart: (recordingId: string, page: number) => PagePart | undefined;
}

export function toReadRecords({ manifest, chunks }: Records): ReadRecords {
  const parts = new Map<string, PagePart>(
    chunks.flatMap((chunk) =>
      readChunk(chunk).map(
        (part) => [`${chunk.page} ${part.recordingId}`, toPagePart(part)] as const,
      ),
    ),
  );
  return {
    participants: new Map(manifest.participants.map((each) => [each.recordingId, each])),
    findPart: (recordingId, page) => parts.get(`${page} ${recordingId}`),
  };
}

function toPagePart({ track, fixations, figures }: ChunkPart): PagePart {
  if (fixations === undefined) throw new Error('A chunk is of an older version.');
  const rows = listRising(track);
  const none = new Uint32Array(fixations.onsetMs.length);
  return {
    signal: {
      tMs: Float64Array.from(rows, (k) => track.tMs[k] as number),
      x: Float64Array.from(rows, (k) => track.xPx[k] as number),
      y: Float64Array.from(rows, (k) => track.yPx[k] as number),
      valid: Uint8Array.from(rows, (k) => track.valid[k] as number),
    },
    fixations: {
      onsetMs: Float64Array.from(fixations.onsetMs),
      offsetMs: Float64Array.from(fixations.offsetMs),
      x: Float64Array.from(fixations.xPx),
      y: Float64Array.from(fixations.yPx),
      from: none,
      to: none,
    },
    rateHz: figures?.rateHz ?? null,
  };
}

/** Takes one sample of those with the same time, a valid one if there is one. */
function listRising({ tMs, valid }: ChunkPart['track']): number[] {
  const rows: number[] = [];
  tMs.forEach((t, k) => {
    const last = rows.at(-1);
    if (last === undefined || t > (tMs[last] as number)) rows.push(k);
    else if (valid[last] === 0 && valid[k] === 1) rows[rows.length - 1] = k;
  });
  return rows;
}
