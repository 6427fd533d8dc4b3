import { CALLS, type RecordingMark, type StoredParticipant } from '@fovea/contract';
import type { DecodedRecords, RecordedPage } from '@fovea/records';
import { answer } from './answer.ts';
import { setWorkerReply } from './browser-gaps.ts';
import { toId } from './projects.ts';

const PARTICIPANT: StoredParticipant = {
  subjectId: 'P001',
  gender: 'female',
  age: 30,
  validity: 90,
  deviceName: 'Pixel 8',
  recordingId: toId(600),
  effectiveHz: 30,
  widthPx: 390,
  heightPx: 844,
};

export function toParticipant(change: Partial<StoredParticipant> = {}): StoredParticipant {
  return { ...PARTICIPANT, ...change };
}

/** A page on which each of so many people looked at one place for eight seconds. */
export function toRecordedPage(id: string, people: number): RecordedPage {
  const track = {
    tMs: Float32Array.of(0, 8_000),
    xPx: Float32Array.of(100, 100),
    yPx: Float32Array.of(200, 200),
    valid: Uint8Array.of(1, 1),
  };
  return {
    id,
    tracks: Array.from({ length: people }, () => track),
    fixations: [],
    figures: [],
    immersion: [],
    answers: [],
  };
}

/** Records that can be read, or whose file is broken. */
export function answerRecords(
  records: Omit<DecodedRecords, 'favourites'> | 'broken',
  marks: readonly RecordingMark[] = [],
) {
  setWorkerReply(() =>
    records === 'broken'
      ? { failure: 'no such file', isGone: false }
      : { decoded: { favourites: [], ...records } },
  );
  return answer(CALLS.getAggregatedRecords, {
    presignedUrl: 'https://files.test/records.json',
    chunks: [],
    expiresAt: '2026-11-16T12:00:00.000Z',
    marks: [...marks],
  });
}
