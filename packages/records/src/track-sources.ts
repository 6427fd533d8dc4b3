import type { AggregatedRecords, RecordObject, SamplesChunk } from '@fovea/contract';
import { readSamples } from './read-segment.ts';
import type { ScreenTrack } from './read-tracks.ts';
import { listSegments, type RecordObjects } from './record-objects.ts';

export interface PlacedTrack {
  /** Index of the participant among all. */
  readonly place: number;
  readonly track: ScreenTrack;
}

/** One object with the gaze of some participants on a page. It can be forgotten once it is read. */
export interface TrackSource {
  /** Null where the gaze lies inside what is loaded already. */
  readonly key: string | null;
  /** Takes the object of the key. A participant who never saw the page is left out. */
  read(object?: RecordObject): PlacedTrack[];
}

/** The gaze on a page, object by object. Needs what `listMissing` names for findings. */
export function listTrackSources(
  records: AggregatedRecords,
  objects: RecordObjects,
  pageId: string,
): TrackSource[] {
  const index = records.pages.find(({ id }) => id === pageId)?.index;
  const sources: TrackSource[] = [];
  let first = 0;
  for (const segment of listSegments(records, objects)) {
    const page = segment.pages.find((each) => each.index === index);
    const count = segment.people.recordingId.length;
    let start = first;
    for (const { key, participants, inline } of page?.chunks ?? []) {
      const begin = start;
      sources.push({
        key: inline === undefined ? key : null,
        read: (object) =>
          readSamples((inline ?? object) as SamplesChunk, participants)
            .map((track, i) => ({ place: begin + i, track }))
            .filter(({ track }) => track.tMs.length > 0),
      });
      start += participants;
    }
    if (page !== undefined && start !== first + count) throw new RangeError('participants differ');
    first += count;
  }
  if (first !== records.participants) throw new RangeError('participants differ');
  return sources;
}
