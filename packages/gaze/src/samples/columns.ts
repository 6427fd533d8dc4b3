import { fromBase64, toBase64 } from './base64.ts';
import { fromDeltas, INTEGER_RANGES, toDeltas } from './delta.ts';
import { decodeBatch, encodeBatch } from './eg1.ts';
import type { Eg1Batch, Eg1Columns } from './eg1-batch.ts';

export const COLUMNS_ENC = 'delta-json-1';

const SAMPLE_FIELDS = {
  dt: INTEGER_RANGES.u16,
  x: INTEGER_RANGES.i16,
  y: INTEGER_RANGES.i16,
  scroll: INTEGER_RANGES.i16,
  confidence: INTEGER_RANGES.u8,
  flags: INTEGER_RANGES.u8,
  distance: INTEGER_RANGES.u16,
  yaw: INTEGER_RANGES.u8,
} as const;
type SampleField = keyof typeof SAMPLE_FIELDS;
const SAMPLE_FIELD_NAMES = Object.keys(SAMPLE_FIELDS) as SampleField[];

const BATCH_FIELDS = {
  seq: INTEGER_RANGES.u32,
  n: INTEGER_RANGES.u16,
  page: INTEGER_RANGES.u16,
  scrollY: INTEGER_RANGES.i32,
  vw: INTEGER_RANGES.u16,
  vh: INTEGER_RANGES.u16,
} as const;
type BatchField = keyof typeof BATCH_FIELDS;
const BATCH_FIELD_NAMES = Object.keys(BATCH_FIELDS) as BatchField[];

export interface StoredBatch {
  readonly seq: number;
  readonly bytes: Uint8Array;
}

export interface UnreadBatch {
  readonly seq: number;
  /** A fault, `seq_mismatch` where the header names another seq, or what the caller says of it. */
  readonly reason: string;
  readonly base64: string;
}

/** One recording as JSON. All arrays but `t0` are delta-coded integers of the wire. */
export interface RecordingColumns {
  readonly enc: typeof COLUMNS_ENC;
  /** The recording's own rate, when it is known. */
  readonly hz?: number;
  readonly batches: Readonly<Record<BatchField, number[]>> & { readonly t0: number[] };
  readonly samples: Readonly<Record<SampleField, number[]>>;
  readonly unread: readonly UnreadBatch[];
}

export interface ColumnsOptions {
  readonly hz?: number | undefined;
  /** Why a batch must not be read; asked in seq order. */
  readonly judge?: ((batch: Eg1Batch) => string | undefined) | undefined;
}

/** Keeps every byte: what is not to be read is carried as base64 with its reason. */
export function toColumns(
  stored: readonly StoredBatch[],
  options: ColumnsOptions = {},
): RecordingColumns {
  const read: Eg1Batch[] = [];
  const unread: UnreadBatch[] = [];
  for (const { seq, bytes } of toSeqOrder(stored)) {
    const decoded = decodeBatch(bytes);
    const reason = decoded.ok ? findFault(seq, decoded.batch, options) : decoded.reason;
    if (decoded.ok && reason === undefined) read.push(decoded.batch);
    else unread.push({ seq, reason: reason ?? '', base64: toBase64(bytes) });
  }
  const batchColumn = (name: BatchField) => toDeltas(read.map((batch) => batch[name]));
  const sampleColumn = (name: SampleField) =>
    toDeltas(read.flatMap((batch) => Array.from(batch.columns[name])));
  return {
    enc: COLUMNS_ENC,
    ...(options.hz === undefined ? {} : { hz: options.hz }),
    batches: { ...toRecord(BATCH_FIELD_NAMES, batchColumn), t0: read.map((batch) => batch.t0) },
    samples: toRecord(SAMPLE_FIELD_NAMES, sampleColumn),
    unread,
  };
}

function findFault(seq: number, batch: Eg1Batch, { judge }: ColumnsOptions): string | undefined {
  return batch.seq === seq ? judge?.(batch) : 'seq_mismatch';
}

/** The batches that could be read, in seq order. */
export function toBatches(columns: RecordingColumns): Eg1Batch[] {
  if (columns.enc !== COLUMNS_ENC) throw new RangeError(`unknown enc ${String(columns.enc)}`);
  const heads = toRecord(BATCH_FIELD_NAMES, (name) =>
    fromDeltas(columns.batches[name], BATCH_FIELDS[name]),
  );
  const samples = toRecord(SAMPLE_FIELD_NAMES, (name) =>
    fromDeltas(columns.samples[name], SAMPLE_FIELDS[name]),
  );
  const total = heads.n.reduce((sum, n) => sum + n, 0);
  checkLengths(columns.batches, heads.seq.length);
  checkLengths(samples, total);
  let start = 0;
  return heads.seq.map((seq, i) => {
    const n = heads.n[i] as number;
    const end = start + n;
    const batch = {
      seq,
      n,
      page: heads.page[i] as number,
      t0: columns.batches.t0[i] as number,
      scrollY: heads.scrollY[i] as number,
      vw: heads.vw[i] as number,
      vh: heads.vh[i] as number,
      columns: sliceColumns(samples, start, end),
    };
    start = end;
    return batch;
  });
}

/** The very bytes again, in seq order. Throws RangeError for columns that toColumns never makes. */
export function fromColumns(columns: RecordingColumns): StoredBatch[] {
  const read = toBatches(columns).map((batch) => ({ seq: batch.seq, bytes: encodeBatch(batch) }));
  const unread = columns.unread.map(({ seq, base64 }) => ({ seq, bytes: fromBase64(base64) }));
  return toSeqOrder([...read, ...unread]);
}

function toSeqOrder<T extends StoredBatch>(stored: readonly T[]): T[] {
  const sorted = stored.toSorted((a, b) => a.seq - b.seq);
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i]?.seq === sorted[i - 1]?.seq) throw new RangeError(`seq ${sorted[i]?.seq} twice`);
  }
  return sorted;
}

function toRecord<K extends string, V>(names: readonly K[], get: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, get(name)])) as Record<K, V>;
}

function checkLengths(columns: Readonly<Record<string, readonly number[]>>, length: number): void {
  for (const [name, column] of Object.entries(columns)) {
    if (column.length !== length) throw new RangeError(`${name} has ${column.length} of ${length}`);
  }
}

function sliceColumns(
  samples: Readonly<Record<SampleField, number[]>>,
  start: number,
  end: number,
): Eg1Columns {
  return {
    dt: Uint16Array.from(samples.dt.slice(start, end)),
    x: Int16Array.from(samples.x.slice(start, end)),
    y: Int16Array.from(samples.y.slice(start, end)),
    scroll: Int16Array.from(samples.scroll.slice(start, end)),
    confidence: Uint8Array.from(samples.confidence.slice(start, end)),
    flags: Uint8Array.from(samples.flags.slice(start, end)),
    distance: Uint16Array.from(samples.distance.slice(start, end)),
    yaw: Uint8Array.from(samples.yaw.slice(start, end)),
  };
}
