import { BATCH_BOUNDS } from '@fovea/contract';
import { createColumns, encodeBatch } from '@fovea/gaze/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownRecording, KnownRecordings } from './known-recordings.ts';

const head = {
  page: 0,
  t0: 1_000_000,
  scrollY: 0,
  vw: 390,
  vh: 844,
  n: 0,
  columns: createColumns(0),
};

function toRow(seq: number, lies: Partial<typeof head> = {}) {
  return { seq, payload: Buffer.from(encodeBatch({ ...head, ...lies, seq })) };
}

describe('the gap-free end', () => {
  it('is known from the first batch on and asked for after a gap', () => {
    const recording = new KnownRecording();
    expect(recording.note(3)).toBeUndefined();
    expect(recording.note(0)).toBe(0);
    expect(recording.note(1)).toBe(1);
    expect(recording.note(5)).toBeUndefined();
    expect(recording.renew({ through: 5, keptThrough: -1, bytes: 10 })).toBe(5);
    expect(recording.note(2)).toBe(5);
  });

  it('never leads what was noted, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (seqs) => {
        const recording = new KnownRecording();
        const stored = new Set<number>();
        for (const seq of seqs) {
          stored.add(seq);
          const through = recording.note(seq) ?? -1;
          for (let each = 0; each <= through; each++) expect(stored.has(each)).toBe(true);
        }
      }),
    );
  });

  it('is told to the database once in a thousand batches', () => {
    const recording = new KnownRecording();
    let looks = 0;
    for (let seq = 0; seq < 10_000; seq++) {
      if (recording.needsLook(seq)) {
        looks++;
        recording.renew({ through: seq - 1, keptThrough: seq - 1, bytes: 0 });
      }
      expect(recording.note(seq)).toBe(seq);
    }
    expect(looks).toBe(9);
  });
});

describe('a batch is judged', () => {
  it('by its own times, its page and its scrolling', () => {
    const recording = new KnownRecording();
    expect(recording.judge(toRow(0))).toBeUndefined();
    expect(recording.judge(toRow(1, { t0: 8e15 }))).toBe('time_beyond');
    expect(recording.judge(toRow(1, { scrollY: 2_000_000_000 }))).toBe('scroll_beyond');
    expect(recording.judge(toRow(1, { page: 60_000 }))).toBe('page_beyond');
    const columns = { ...createColumns(2), dt: Uint16Array.of(0, 9) };
    const { payload } = toRow(1, { n: 2, columns });
    payload.writeUInt16LE(9, 32);
    payload.writeUInt16LE(8, 46);
    expect(recording.judge({ seq: 1, payload })).toBe('time_back');
    expect(recording.judge(toRow(1))).toBeUndefined();
  });

  it('by the time that another process stored first', () => {
    expect(new KnownRecording(8e15).judge(toRow(1))).toBe('time_beyond');
  });

  it('by how far its number is ahead', () => {
    const recording = new KnownRecording();
    recording.note(0);
    expect(recording.judge(toRow(1_000))).toBeUndefined();
    expect(recording.needsLook(1_001)).toBe(true);
    expect(recording.judge(toRow(1_001))).toBe('number_ahead');
  });

  it('by the bytes of the recording, also of those that are under way', () => {
    const recording = new KnownRecording();
    const payload = Buffer.alloc(64 * 1024);
    const most = BATCH_BOUNDS.recordingBytes / payload.length;
    for (let seq = 0; seq < most; seq++) expect(recording.judge({ seq, payload })).toBeUndefined();
    expect(recording.judge({ seq: most, payload })).toBe('recording_too_large');
    recording.renew({ through: 9, keptThrough: 9, bytes: 0 });
    expect(recording.judge({ seq: most, payload })).toBeUndefined();
  });

  it('by nothing when it may be there already, or does not read as a batch', () => {
    const recording = new KnownRecording();
    recording.note(0);
    expect(recording.judge(toRow(0, { t0: 8e15 }))).toBeUndefined();
    expect(recording.judge({ seq: 1, payload: Buffer.from('no batch at all') })).toBeUndefined();
  });
});

it('forgets the recording that came first', () => {
  const known = new KnownRecordings(2);
  for (const id of ['a', 'b', 'c']) known.add(id, new KnownRecording());
  expect(known.find('b')).toBeDefined();
  expect(known.find('a')).toBeUndefined();
});
