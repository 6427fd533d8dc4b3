import type { AggregatedParticipant, RecordingMark } from '@fovea/contract';

/** Marks by recording. */
export type Marks = ReadonlyMap<string, RecordingMark>;

const NO_MARKS: readonly RecordingMark[] = [];

export function toMarks(marks: readonly RecordingMark[] = NO_MARKS): Marks {
  return new Map(marks.map((mark) => [mark.recordingId, mark]));
}

/** 1 for each participant who may be drawn: nobody ever whose session has come back. */
export function toDrawable(
  participants: readonly Pick<AggregatedParticipant, 'recordingId'>[],
  marks: Marks,
  isValidOnly: boolean,
): Uint8Array {
  return Uint8Array.from(participants, ({ recordingId }) => {
    const mark = marks.get(recordingId);
    return mark === undefined || !(isValidOnly || mark.returned) ? 1 : 0;
  });
}

/** People who are on in both. */
export function toBoth(on: Uint8Array, drawable: Uint8Array): Uint8Array {
  return drawable.every((each) => each === 1) ? on : on.map((each, i) => each & (drawable[i] ?? 0));
}

/** People who count as participants of the project. */
export function withoutReturned<P extends Pick<AggregatedParticipant, 'recordingId'>>(
  participants: readonly P[],
  marks: Marks,
): readonly P[] {
  return marks.size === 0
    ? participants
    : participants.filter(({ recordingId }) => marks.get(recordingId)?.returned !== true);
}
