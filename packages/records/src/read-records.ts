import type { PageFigures, StoredChunk, StoredParticipant, StoredRecords } from '@fovea/contract';
import { type FixationTrack, isKnown, readChunk, type ScreenTrack } from './read-chunk.ts';

/** By participant; undefined for somebody who never saw the page. */
type ByParticipant<T> = readonly (T | undefined)[];

export interface RecordedPage {
  readonly id: string;
  readonly tracks: ByParticipant<ScreenTrack>;
  /** None in records of version 1. */
  readonly fixations: ByParticipant<FixationTrack>;
  readonly figures: ByParticipant<PageFigures>;
}

export interface DecodedRecords {
  readonly participants: readonly StoredParticipant[];
  readonly pages: readonly RecordedPage[];
}

/** Stored records as typed arrays. Chunks that are not inline are given by key. */
export function readRecords(
  records: StoredRecords,
  chunks: ReadonlyMap<string, StoredChunk>,
): DecodedRecords {
  if (records.format !== 'fovea-aggregated' || !isKnown(records.v)) {
    throw new RangeError('unknown records');
  }
  const { participants } = records;
  const order = new Map(participants.map(({ recordingId }, i) => [recordingId, i]));
  const pages = records.pages.map((page) => {
    const tracks = new Array<ScreenTrack | undefined>(participants.length).fill(undefined);
    const fixations = new Array<FixationTrack | undefined>(participants.length).fill(undefined);
    const figures = new Array<PageFigures | undefined>(participants.length).fill(undefined);
    for (const { key, inline } of page.chunks) {
      const chunk = inline ?? chunks.get(key);
      if (chunk === undefined) throw new RangeError(`chunk ${key} is missing`);
      for (const part of readChunk(chunk)) {
        const place = order.get(part.recordingId);
        if (place === undefined || part.track.tMs.length === 0) continue;
        tracks[place] = part.track;
        fixations[place] = part.fixations;
        figures[place] = part.figures ?? undefined;
      }
    }
    return { id: page.id, tracks, fixations, figures };
  });
  return { participants, pages };
}

/** The buffers of all tracks, each once, to hand them over instead of copying. */
export function listBuffers(records: DecodedRecords): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { tracks, fixations } of records.pages) {
    for (const track of [...tracks, ...fixations]) {
      for (const column of Object.values(track ?? {})) buffers.add(column.buffer as ArrayBuffer);
    }
  }
  return [...buffers];
}
