import {
  type AggregatedParticipant,
  type AggregatedRecords,
  checkFile,
  type ProjectType,
  type RecordSegment,
  type SegmentAnswers,
} from '@fovea/contract';
import { type GivenAnswer, type ParticipantAnswers, splitAnswers } from './answers-table.ts';
import type { KeptFigures } from './parts.ts';
import { readPeople } from './people-table.ts';
import { type FoundOnPage, readSegmentFindings, wasThere } from './read-segment.ts';
import type { FixationTrack, ScreenTrack } from './read-tracks.ts';
import { findObject, listSegments, type RecordObjects } from './record-objects.ts';
import { listTrackSources } from './track-sources.ts';

/** By participant; undefined for somebody who never saw the page. */
export type ByParticipant<T> = readonly (T | undefined)[];

/** Findings in the gaze on a page. */
export interface FoundPage {
  readonly id: string;
  readonly fixations: ByParticipant<FixationTrack>;
  readonly figures: ByParticipant<KeptFigures>;
  /** A level per window, 0 to 2. */
  readonly immersion: ByParticipant<readonly number[]>;
  /** Answers to a question. */
  readonly answers: ByParticipant<GivenAnswer>;
}

export interface FoundRecords {
  /** The project's type when the records were made: records of Basic keep times alone of the figures. */
  readonly type: ProjectType;
  readonly participants: readonly AggregatedParticipant[];
  readonly pages: readonly FoundPage[];
  /** Ids of the pages that were picked in the last review. */
  readonly favourites: ByParticipant<string>;
}

export interface RecordedPage extends FoundPage {
  readonly tracks: ByParticipant<ScreenTrack>;
}

export interface DecodedRecords extends FoundRecords {
  readonly pages: readonly RecordedPage[];
}

/** Stored records as typed arrays. What is not inside them is given by key: see `listMissing`. */
export function readRecords(records: AggregatedRecords, objects: RecordObjects): DecodedRecords {
  const { pages, ...found } = readFindings(records, objects);
  return {
    ...found,
    pages: pages.map((page) => ({ ...page, tracks: readPageTracks(records, objects, page.id) })),
  };
}

/** All but the gaze itself. */
export function readFindings(records: AggregatedRecords, objects: RecordObjects): FoundRecords {
  const participants = readParticipants(records, objects);
  return { type: records.type, participants, ...readSegments(records, objects) };
}

/** Needs the segments alone. */
export function readParticipants(
  records: AggregatedRecords,
  objects: RecordObjects,
): readonly AggregatedParticipant[] {
  checkFile(records, 'fovea-aggregated');
  return listSegments(records, objects).flatMap(({ people }) => readPeople(people));
}

function readPageTracks(
  records: AggregatedRecords,
  objects: RecordObjects,
  pageId: string,
): ByParticipant<ScreenTrack> {
  const tracks = createList<ScreenTrack>(records.participants);
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
    figures: createList<KeptFigures>(participants),
    immersion: createList<readonly number[]>(participants),
    answers: createList<GivenAnswer>(participants),
  };
}

function createList<T>(length: number): (T | undefined)[] {
  return new Array<T | undefined>(length).fill(undefined);
}
