// The map of a page as its project's card shows it. It runs in a child, a page at a time.
import { LIMITS, type RecordSegment, recordSegment, segmentFindings } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import { type FixationTrack, readPeople, readSegmentFindings, wasThere } from '@fovea/records';
import {
  type CardMap,
  layOutStage,
  type PersonScreen,
  paintCard,
  toPageFixations,
} from '@fovea/stage';
import { readJson } from '#platform/storage/json-objects.ts';
import type { LaidOutPage } from './draw-maps.ts';

/** A segment and what it found on the page: inside the manifest, or as they lie in the store. */
export type MapInput =
  | { readonly inline: RecordSegment }
  | {
      readonly key: string;
      readonly bytes: Uint8Array;
      /** The key of what was found, where that lies beside the segment. */
      readonly findings: { readonly key: string; readonly bytes: Uint8Array } | undefined;
    };

export interface MapTask {
  readonly page: LaidOutPage;
  /** Of what participants hold. */
  readonly usual: Size;
  /** Nothing for a page that lasts until somebody goes on. */
  readonly durationMs: number | undefined;
  readonly inputs: readonly MapInput[];
  /** Recordings that are marked invalid. */
  readonly without: ReadonlySet<string>;
}

/** Of the people whom the default filter keeps. */
export async function paintMaps(task: MapTask): Promise<readonly CardMap[]> {
  const tracks: (FixationTrack | undefined)[] = [];
  const people: PersonScreen[] = [];
  const shown: number[] = [];
  for (const input of task.inputs) {
    const { segment, objects } = await readInput(input);
    const found = readSegmentFindings(segment, task.page.index, objects);
    for (const [i, person] of readPeople(segment.people).entries()) {
      const own = found[i];
      const isValid = person.validity >= LIMITS.validityAcceptable;
      tracks.push(own && wasThere(own) ? own.fixations : undefined);
      people.push(person);
      shown.push(isValid && !task.without.has(person.recordingId) ? 1 : 0);
    }
  }
  const stage = layOutStage(task.page, task.usual);
  const page = toPageFixations(tracks, people, stage);
  const durationMs = task.durationMs ?? Number.MAX_SAFE_INTEGER;
  return paintCard(page, Uint8Array.from(shown), durationMs, stage);
}

type ReadObjects = Parameters<typeof readSegmentFindings>[2];

async function readInput(
  input: MapInput,
): Promise<{ segment: RecordSegment; objects: ReadObjects }> {
  if ('inline' in input) return { segment: input.inline, objects: new Map() };
  const segment = recordSegment.parse(await readJson(input.key, input.bytes));
  if (input.findings === undefined) return { segment, objects: new Map() };
  const { key, bytes } = input.findings;
  const found = segmentFindings.parse(await readJson(key, bytes));
  return { segment, objects: new Map([[key, found]]) };
}
