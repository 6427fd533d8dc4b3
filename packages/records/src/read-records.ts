import type {
  AggregatedRecords,
  PageFigures,
  ProjectType,
  RecordSegment,
  SegmentAnswers,
  StoredChunk,
  StoredParticipant,
  StoredRecords,
} from '@fovea/contract';
import { type GivenAnswer, type ParticipantAnswers, splitAnswers } from './answers-table.ts';
import { readPeople } from './people-table.ts';
import { isOlder, readChunk } from './read-chunk.ts';
import { type FoundOnPage, readSegmentFindings, wasThere } from './read-segment.ts';
import type { FixationTrack, ScreenTrack } from './read-tracks.ts';
import {
  countParticipants,
  findObject,
  listSegments,
  type RecordObjects,
} from './record-objects.ts';
import { listTrackSources } from './track-sources.ts';

/** By participant; undefined for somebody who never saw the page. */
export type ByParticipant<T> = readonly (T | undefined)[];

/** Findings in the gaze on a page. */
export interface FoundPage {
  readonly id: string;
  /** None in records of version 1. */
  readonly fixations: ByParticipant<FixationTrack>;
  readonly figures: ByParticipant<PageFigures>;
  /** A level per window, 0 to 2. None in records of versions 1 and 2. */
  readonly immersion: ByParticipant<readonly number[]>;
  /** Answers to a question. None in records of versions 1 and 2. */
  readonly answers: ByParticipant<GivenAnswer>;
}

export interface FoundRecords {
  /** The project's type when the records were made: records of Basic have no figures. */
  readonly type: ProjectType;
  readonly participants: readonly StoredParticipant[];
  readonly pages: readonly FoundPage[];
  /** Ids of the pages that were picked in the last review. None in records of versions 1 and 2. */
  readonly favourites: ByParticipant<string>;
}

export interface RecordedPage extends FoundPage {
  readonly tracks: ByParticipant<ScreenTrack>;
}

export interface DecodedRecords extends FoundRecords {
  readonly pages: readonly RecordedPage[];
}

/** Stored records as typed arrays. What is not inside them is given by key: see `listMissing`. */
export function readRecords(records: StoredRecords, objects: RecordObjects): DecodedRecords {
  const { pages, ...found } = readFindings(records, objects);
  return {
    ...found,
    pages: pages.map((page) => ({ ...page, tracks: readPageTracks(records, objects, page.id) })),
  };
}

/** All but the gaze itself. */
export function readFindings(records: StoredRecords, objects: RecordObjects): FoundRecords {
  const participants = readParticipants(records, objects);
  if (records.v === 3) {
    return { type: records.type, participants, ...readSegments(records, objects) };
  }
  return {
    type: 'pro',
    participants,
    pages: readOlderPages(records, objects, participants),
    favourites: participants.map(() => undefined),
  };
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

function readPageTracks(
  records: StoredRecords,
  objects: RecordObjects,
  pageId: string,
): ByParticipant<ScreenTrack> {
  const tracks = createList<ScreenTrack>(countParticipants(records));
  for (const { key, read } of listTrackSources(records, objects, pageId)) {
    const object = key === null ? undefined : objects.get(key);
    if (key !== null && object === undefined) throw new RangeError(`object ${key} is missing`);
    for (const { place, track } of read(object)) tracks[place] = track;
  }
  return tracks;
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
): FoundPage[] {
  return records.pages.map(({ index, id }) => {
    const page = {
      ...createPage(id, records.participants),
      answers: answers.map(({ given }) => given.get(index)),
    };
    let first = 0;
    for (const segment of segments) {
      for (const [i, found] of readSegmentFindings(segment, index, objects).entries()) {
        setFound(page, first + i, found);
      }
      first += segment.people.recordingId.length;
    }
    if (first !== records.participants) throw new RangeError('participants differ');
    return page;
  });
}

/** Version 1 has nothing but gaze. */
function readOlderPages(
  records: Exclude<StoredRecords, AggregatedRecords>,
  objects: RecordObjects,
  participants: readonly StoredParticipant[],
): FoundPage[] {
  const order = new Map(participants.map(({ recordingId }, i) => [recordingId, i]));
  return records.pages.map(({ id, chunks }) => {
    const page = createPage(id, participants.length);
    for (const { key, inline } of records.v === 1 ? [] : chunks) {
      const chunk = inline ?? findObject<StoredChunk>(objects, key, 'fovea-chunk');
      for (const { recordingId, fixations, figures } of readChunk(chunk)) {
        const place = order.get(recordingId);
        if (place === undefined || fixations === undefined) continue;
        setFound(page, place, { fixations, figures, immersion: null });
      }
    }
    return page;
  });
}

type OpenPage = ReturnType<typeof createPage>;

function setFound(page: OpenPage, place: number, found: FoundOnPage): void {
  const { fixations, figures, immersion } = found;
  if (!wasThere(found)) return;
  page.fixations[place] = fixations;
  page.figures[place] = figures ?? undefined;
  page.immersion[place] = immersion ?? undefined;
}

function createPage(id: string, participants: number) {
  return {
    id,
    fixations: createList<FixationTrack>(participants),
    figures: createList<PageFigures>(participants),
    immersion: createList<readonly number[]>(participants),
    answers: createList<GivenAnswer>(participants),
  };
}

function createList<T>(length: number): (T | undefined)[] {
  return new Array<T | undefined>(length).fill(undefined);
}
