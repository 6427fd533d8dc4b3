// All that costs time in merging. It runs in a child: packs hold what strangers sent.
import type { MadeBy, ProjectType, RecordSegment, SegmentRef } from '@fovea/contract';
import {
  EMPTY_PART,
  type Part,
  type ParticipantAnswers,
  readPeople,
  splitAnswers,
  writeSegment,
} from '@fovea/records';
import type { RecordingRow } from './analysis.repo.ts';
import { toBasicPart, toBasicParticipant } from './basic-records.ts';
import type { LaidOutPage } from './draw-maps.ts';
import { type LoadedRecording, readRecording } from './load-recording.ts';
import { toParticipant, toPerson } from './participants.ts';
import type { ObjectNames } from './record-keys.ts';
import { splitPage } from './segment-parts.ts';
import { isSmall, storeSegment, toInlineRef } from './stored-segment.ts';

export interface MergeTask {
  readonly names: ObjectNames;
  /** Type of the project: records of Basic hold less. */
  readonly type: ProjectType;
  readonly algorithms: readonly MadeBy[];
  /** Segment that the manifest carries inside; undefined when its segments lie beside it. */
  readonly inside: RecordSegment | 'empty' | undefined;
  readonly pageIds: readonly { readonly id: string; readonly position: number }[];
  readonly layouts: readonly LaidOutPage[];
  readonly packs: readonly PackToMerge[];
  /** Packs are taken until they have so many. */
  readonly samplesMax: number;
  /** Setting of the project: corrections of drift are undone. */
  readonly isRaw: boolean;
}

export interface PackToMerge {
  readonly row: RecordingRow;
  /** Nothing when the store has no such object. */
  readonly bytes: Uint8Array | undefined;
  readonly answers: ParticipantAnswers;
}

interface ReadPack extends LoadedRecording {
  readonly answers: ParticipantAnswers;
}

export interface MadeRecords {
  /** The new segment, or what the manifest carries inside from now on; nothing when no pack could be read. */
  readonly segment: SegmentRef | undefined;
  readonly algorithms: readonly MadeBy[];
  /** Objects to be stored, gzipped JSON, by their keys. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
  readonly merged: readonly string[];
  readonly unreadable: readonly { readonly id: string; readonly message: string }[];
}

/** Takes packs in their order, at least one; those beyond the samples are for the next merge. */
export async function makeRecords(task: MergeTask): Promise<MadeRecords> {
  const fresh: ReadPack[] = [];
  const unreadable: { id: string; message: string }[] = [];
  let samples = 0;
  for (const { row, bytes, answers } of task.packs) {
    if (samples >= task.samplesMax) break;
    try {
      const loaded = await readRecording(row, bytes, task.isRaw);
      fresh.push({ ...loaded, answers });
      for (const { columns } of loaded.recording.parts.values()) samples += columns.t.length;
    } catch (error) {
      unreadable.push({ id: row.id, message: String(error) });
    }
  }
  const objects = new Map<string, Uint8Array>();
  const algorithms = [...task.algorithms];
  const merged = fresh.map(({ row }) => row.id);
  if (merged.length === 0) {
    return { segment: undefined, algorithms, objects, merged, unreadable };
  }
  const segment = growSegment(task, fresh, algorithms);
  const storage = {
    put: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes),
  };
  const ref =
    task.inside !== undefined && isSmall(segment)
      ? toInlineRef(segment)
      : await storeSegment(storage, task.names, segment, task.layouts);
  return { segment: ref, algorithms, objects, merged, unreadable };
}

/** Appends to `algorithms` what nobody before was measured by. */
function growSegment(
  { type, inside, pageIds }: MergeTask,
  fresh: readonly ReadPack[],
  algorithms: MadeBy[],
): RecordSegment {
  const old = inside === 'empty' ? undefined : inside;
  const isBasic = type === 'basic';
  const added = fresh.map(({ row, recording }) =>
    toParticipant(toPerson(row), recording, row, algorithms),
  );
  const people = [
    ...(old === undefined ? [] : readPeople(old.people)),
    ...(isBasic ? added.map(toBasicParticipant) : added),
  ];
  const pages = pageIds.map(({ position }) => {
    const parts: Part[] = [
      ...(old === undefined ? [] : splitPage(old, position)),
      ...fresh.map(({ recording }) => {
        const part = recording.parts.get(position) ?? EMPTY_PART;
        return isBasic ? toBasicPart(part) : part;
      }),
    ];
    return { index: position, parts };
  });
  const answers = [
    ...(old === undefined ? [] : splitAnswers(old.answers?.inline, old.people.recordingId.length)),
    ...fresh.map((each) => each.answers),
  ];
  return writeSegment(people, pages, answers);
}
