import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fromColumns,
  type RecordingColumns,
  type StoredBatch,
  toBatches,
  toColumns,
} from './columns.ts';
import { decodeBatch, encodeBatch } from './eg1.ts';
import { createColumns } from './eg1-batch.ts';

interface BatchPlan {
  readonly page: number;
  readonly t0: number;
  readonly scrollY: number;
  readonly x: readonly number[];
  readonly broken: boolean;
}

const arbitraryPlan = fc.record({
  page: fc.nat(0xffff),
  t0: fc.double({ min: 0, max: 8.64e15, noNaN: true }),
  scrollY: fc.integer({ min: -0x80000000, max: 0x7fffffff }),
  x: fc.array(fc.integer({ min: -0x8000, max: 0x7fff }), { maxLength: 20 }),
  broken: fc.boolean(),
});

function createStored(seq: number, plan: Partial<BatchPlan> = {}): StoredBatch {
  const { page = 0, t0 = seq * 2000.1, scrollY = 0, x = [1, 2], broken = false } = plan;
  const columns = createColumns(x.length);
  columns.x.set(x);
  columns.distance.set(x.map((value) => value & 0xffff));
  columns.yaw.set(x.map((value) => value & 0xff));
  const batch = { seq, n: x.length, page, t0, scrollY, vw: 390, vh: 844, columns };
  const bytes = encodeBatch(batch);
  return { seq, bytes: broken ? bytes.with(29, (bytes[29] ?? 0) ^ 1) : bytes };
}

function throughJson(columns: RecordingColumns): RecordingColumns {
  return JSON.parse(JSON.stringify(columns));
}

it('[SA15] gives back the very bytes in seq order after JSON', () => {
  const plans = fc
    .uniqueArray(fc.nat(0xffffffff), { maxLength: 8 })
    .chain((seqs) =>
      fc.tuple(fc.constant(seqs), fc.array(arbitraryPlan, { minLength: 8, maxLength: 8 })),
    );
  fc.assert(
    fc.property(plans, ([seqs, all]) => {
      const stored = seqs.map((seq, i) => createStored(seq, all[i]));
      const again = fromColumns(throughJson(toColumns(stored)));
      expect(again).toEqual(stored.toSorted((a, b) => a.seq - b.seq));
    }),
  );
});

it('[SA15] carries the rate and the readable batches', () => {
  const stored = [createStored(1), createStored(0)];
  const columns = throughJson(toColumns(stored, { hz: 29.7 }));
  expect(columns.hz).toBe(29.7);
  expect(columns.samples.x).toEqual([1, 1, -1, 1]);
  const wanted = stored.toReversed().map(({ bytes }) => decodeBatch(bytes));
  expect(toBatches(columns).map((batch) => ({ ok: true, batch }))).toEqual(wanted);
});

it('[SA16] carries what it cannot read, with the reason', () => {
  const stored = [
    createStored(0),
    createStored(1, { broken: true }),
    { seq: 2, bytes: new Uint8Array() },
    { seq: 3, bytes: createStored(4).bytes },
  ];
  const columns = throughJson(toColumns(stored));
  expect(columns.unread.map(({ seq, reason }) => ({ seq, reason }))).toEqual([
    { seq: 1, reason: 'bad_crc' },
    { seq: 2, reason: 'too_short' },
    { seq: 3, reason: 'seq_mismatch' },
  ]);
  expect(fromColumns(columns)).toEqual(stored);
});

it('[SA16] carries what the caller judges, asked in seq order, with its reason', () => {
  const stored = [0, 1, 2].map((seq) => createStored(seq));
  const asked: number[] = [];
  const columns = toColumns(stored.toReversed(), {
    judge: ({ seq }) => {
      asked.push(seq);
      return seq === 1 ? 'time_beyond' : undefined;
    },
  });
  expect(asked).toEqual([0, 1, 2]);
  expect(columns.unread).toMatchObject([{ seq: 1, reason: 'time_beyond' }]);
  expect(toBatches(columns).map(({ seq }) => seq)).toEqual([0, 2]);
  expect(fromColumns(throughJson(columns))).toEqual(stored);
});

it('[SA17] refuses a seq twice and columns that do not fit together', () => {
  expect(() => toColumns([createStored(1), createStored(1)])).toThrow(RangeError);
  const columns = toColumns([createStored(0), createStored(1)]);
  const broken = [
    { ...columns, enc: 'delta-json-2' },
    { ...columns, samples: { ...columns.samples, y: [0] } },
    { ...columns, batches: { ...columns.batches, t0: [0] } },
    { ...columns, batches: { ...columns.batches, n: [2, 1] } },
    { ...columns, unread: [{ seq: 0, reason: 'bad_crc', base64: '' }] },
  ] as RecordingColumns[];
  for (const one of broken) expect(() => fromColumns(one)).toThrow(RangeError);
});
