import type {
  AggregatedRecords,
  PageFigures,
  RecordSegment,
  SegmentAnswers,
  StoredChunk,
  StoredParticipant,
  StoredRecords,
} from '@fovea/contract';
import { type GivenAnswer, type ParticipantAnswers, splitAnswers } from './answers-table.ts';
import { readPeople } from './people-table.ts';
import { isOlder, readChunk } from './read-chunk.ts';
import { readSegmentPage } from './read-segment.ts';
import type { FixationTrack, ScreenTrack } from './read-tracks.ts';
import { findObject, listSegments, type RecordObjects } from './record-objects.ts';

/** By participant; undefined for somebody who never saw the page. */
type ByParticipant<T> = readonly (T | undefined)[];

export interface RecordedPage {
  readonly id: string;
  readonly tracks: ByParticipant<ScreenTrack>;
  /** None in records of version 1. */
  readonly fixations: ByParticipant<FixationTrack>;
  readonly figures: ByParticipant<PageFigures>;
  /** A level per window, 0 to 2. None in records of versions 1 and 2. */
  readonly immersion: ByParticipant<readonly number[]>;
  /** Of a question. None in records of versions 1 and 2. */
  readonly answers: ByParticipant<GivenAnswer>;
}

export interface DecodedRecords {
  readonly participants: readonly StoredParticipant[];
  readonly pages: readonly RecordedPage[];
  /** Ids of the pages that were picked in the last review. None in records of versions 1 and 2. */
  readonly favourites: ByParticipant<string>;
}

/** Stored records as typed arrays. What is not inside them is given by key: see `listMissing`. */
export function readRecords(records: StoredRecords, objects: RecordObjects): DecodedRecords {
  const participants = readParticipants(records, objects);
  if (records.v === 3) return { participants, ...readSegments(records, objects) };
  const order = new Map(participants.map(({ recordingId }, i) => [recordingId, i]));
  const pages = records.pages.map((page) => {
    const read = createPage(page.id, participants.length);
    for (const { key, inline } of page.chunks) {
      const chunk = inline ?? findObject<StoredChunk>(objects, key, 'fovea-chunk');
      for (const part of readChunk(chunk)) {
        const place = order.get(part.recordingId);
        if (place === undefined || part.track.tMs.length === 0) continue;
        read.tracks[place] = part.track;
        read.fixations[place] = part.fixations;
        read.figures[place] = part.figures ?? undefined;
      }
    }
    return read;
  });
  return { participants, pages, favourites: participants.map(() => undefined) };
}

/** Needs the segments alone. */
export function readParticipants(
  records: StoredRecords,
  objects: RecordObjects,
): readonly StoredParticipant[] {
  if (records.format !== 'fovea-aggregated' || !(records.v === 3 || isOlder(records.v))) {
    throw new RangeError('unknown records');
  }
  if (records.v !== 3) return records.participants;
  return listSegments(records, objects).flatMap(({ people }) => readPeople(people));
}

function readSegments(records: AggregatedRecords, objects: RecordObjects) {
  const segments = listSegments(records, objects);
  const answers = segments.flatMap((segment) => readAnswers(segment, objects));
  const ids = new Map(records.pages.map(({ index, id }) => [index, id]));
  const favourites = answers.map(({ favourite }) => ids.get(favourite ?? Number.NaN));
  return { pages: readPages(records, objects, segments, answers), favourites };
}

/** By participant of the segment. */
function readAnswers(
  { people, answers }: RecordSegment,
  objects: RecordObjects,
): ParticipantAnswers[] {
  const own =
    answers &&
    (answers.inline ?? findObject<SegmentAnswers>(objects, answers.key, 'fovea-answers'));
  return splitAnswers(own, people.recordingId.length);
}

function readPages(
  records: AggregatedRecords,
  objects: RecordObjects,
  segments: readonly RecordSegment[],
  answers: readonly ParticipantAnswers[],
): RecordedPage[] {
  return records.pages.map(({ index, id }) => {
    const page = {
      ...createPage(id, records.participants),
      answers: answers.map(({ given }) => given.get(index)),
    };
    let first = 0;
    for (const segment of segments) {
      for (const [i, part] of readSegmentPage(segment, index, objects).entries()) {
        if (part.track.tMs.length === 0) continue;
        page.tracks[first + i] = part.track;
        page.fixations[first + i] = part.fixations;
        page.figures[first + i] = part.figures ?? undefined;
        page.immersion[first + i] = part.immersion ?? undefined;
      }
      first += segment.people.recordingId.length;
    }
    if (first !== records.participants) throw new RangeError('participants differ');
    return page;
  });
}

function createPage(id: string, participants: number) {
  const createList = <T>() => new Array<T | undefined>(participants).fill(undefined);
  return {
    id,
    tracks: createList<ScreenTrack>(),
    fixations: createList<FixationTrack>(),
    figures: createList<PageFigures>(),
    immersion: createList<readonly number[]>(),
    answers: createList<GivenAnswer>(),
  };
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
