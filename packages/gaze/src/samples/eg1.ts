import { measureCrc32 } from './crc32.ts';
import { INTEGER_RANGES, type IntegerRange } from './delta.ts';
import {
  createColumns,
  EG1_HEADER_BYTES,
  EG1_MAX_SAMPLES,
  EG1_MAX_T0_MS,
  EG1_SAMPLE_BYTES,
  EG1_VERSION,
  type Eg1Batch,
  type Eg1Fault,
  type Eg1Header,
} from './eg1-batch.ts';
import { KNOWN_FLAGS_MASK } from './wire-units.ts';

export type Eg1Check =
  | { readonly ok: true; readonly n: number; readonly header: Eg1Header }
  | { readonly ok: false; readonly reason: Eg1Fault };

export type Eg1Decoded =
  | { readonly ok: true; readonly batch: Eg1Batch }
  | { readonly ok: false; readonly reason: Eg1Fault };

const MAGIC = [0x45, 0x47, 0x31] as const;

/** Facts about a batch before its bytes are checked. */
export interface Eg1Head extends Eg1Header {
  /** False where a time is before the one in front of it. */
  readonly isForward: boolean;
}

/** Everything decodeBatch checks, without building columns. Never throws. */
export function checkBatch(bytes: Uint8Array): Eg1Check {
  const shapeFault = findShapeFault(bytes);
  if (shapeFault !== undefined) return { ok: false, reason: shapeFault };
  const view = toView(bytes);
  const n = view.getUint16(4, true);
  const header = toHeader(view);
  const fault = findHeaderFault(header) ?? findBodyFault(bytes, view, n);
  return fault === undefined ? { ok: true, n, header } : { ok: false, reason: fault };
}

/**
 * The head that the ingest path reads, without a checksum; undefined for bytes of another shape.
 */
export function readHead(bytes: Uint8Array): Eg1Head | undefined {
  if (findShapeFault(bytes) !== undefined) return undefined;
  const view = toView(bytes);
  let isForward = true;
  let previousDt = 0;
  for (let at = EG1_HEADER_BYTES; at < bytes.length; at += EG1_SAMPLE_BYTES) {
    const dt = view.getUint16(at, true);
    if (dt < previousDt) isForward = false;
    previousDt = dt;
  }
  return { ...toHeader(view), isForward };
}

export function decodeBatch(bytes: Uint8Array): Eg1Decoded {
  const checked = checkBatch(bytes);
  if (!checked.ok) return checked;
  const { n, header } = checked;
  const view = toView(bytes);
  const columns = createColumns(n);
  for (let i = 0, at = EG1_HEADER_BYTES; i < n; i++, at += EG1_SAMPLE_BYTES) {
    columns.dt[i] = view.getUint16(at, true);
    columns.x[i] = view.getInt16(at + 2, true);
    columns.y[i] = view.getInt16(at + 4, true);
    columns.scroll[i] = view.getInt16(at + 6, true);
    columns.confidence[i] = view.getUint8(at + 8);
    columns.flags[i] = view.getUint8(at + 9);
    columns.distance[i] = view.getUint16(at + 10, true);
    columns.yaw[i] = view.getUint8(at + 13);
  }
  return { ok: true, batch: { ...header, n, columns } };
}

/** Throws RangeError for a batch that decodeBatch would refuse. */
export function encodeBatch(batch: Eg1Batch): Uint8Array<ArrayBuffer> {
  const { n, columns } = batch;
  if (!Number.isInteger(n) || n < 0 || n > EG1_MAX_SAMPLES) throw new RangeError(`n is ${n}`);
  for (const [name, column] of Object.entries(columns)) {
    if (column.length !== n) throw new RangeError(`${name} has ${column.length} of ${n} samples`);
  }
  const bytes = new Uint8Array(EG1_HEADER_BYTES + n * EG1_SAMPLE_BYTES);
  const view = toView(bytes);
  for (let i = 0, at = EG1_HEADER_BYTES; i < n; i++, at += EG1_SAMPLE_BYTES) {
    view.setUint16(at, columns.dt[i] as number, true);
    view.setInt16(at + 2, columns.x[i] as number, true);
    view.setInt16(at + 4, columns.y[i] as number, true);
    view.setInt16(at + 6, columns.scroll[i] as number, true);
    view.setUint8(at + 8, columns.confidence[i] as number);
    view.setUint8(at + 9, columns.flags[i] as number);
    view.setUint16(at + 10, columns.distance[i] as number, true);
    view.setUint8(at + 13, columns.yaw[i] as number);
  }
  bytes.set(MAGIC, 0);
  view.setUint8(3, EG1_VERSION);
  view.setUint16(4, n, true);
  view.setUint16(6, getWithin('page', batch.page, INTEGER_RANGES.u16), true);
  view.setFloat64(8, batch.t0, true);
  view.setUint32(16, getWithin('seq', batch.seq, INTEGER_RANGES.u32), true);
  view.setInt32(20, getWithin('scrollY', batch.scrollY, INTEGER_RANGES.i32), true);
  view.setUint16(24, getWithin('vw', batch.vw, INTEGER_RANGES.u16), true);
  view.setUint16(26, getWithin('vh', batch.vh, INTEGER_RANGES.u16), true);
  view.setUint32(28, measureCrc32(bytes, EG1_HEADER_BYTES), true);
  const checked = checkBatch(bytes);
  if (!checked.ok) throw new RangeError(`batch ${batch.seq}: ${checked.reason}`);
  return bytes;
}

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findShapeFault(bytes: Uint8Array): Eg1Fault | undefined {
  if (bytes.length < EG1_HEADER_BYTES) return 'too_short';
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) return 'bad_magic';
  if (bytes[3] !== EG1_VERSION) return 'unknown_version';
  const n = (bytes[4] as number) | ((bytes[5] as number) << 8);
  if (n > EG1_MAX_SAMPLES) return 'too_many_samples';
  return bytes.length === EG1_HEADER_BYTES + n * EG1_SAMPLE_BYTES ? undefined : 'bad_length';
}

function toHeader(view: DataView): Eg1Header {
  return {
    seq: view.getUint32(16, true),
    page: view.getUint16(6, true),
    t0: view.getFloat64(8, true),
    scrollY: view.getInt32(20, true),
    vw: view.getUint16(24, true),
    vh: view.getUint16(26, true),
  };
}

function findHeaderFault({ t0, vw, vh }: Eg1Header): Eg1Fault | undefined {
  // Negative zero does not survive JSON, so it cannot be kept byte for byte.
  if (!(t0 >= 0 && t0 <= EG1_MAX_T0_MS) || Object.is(t0, -0)) return 'bad_time';
  return vw === 0 || vh === 0 ? 'bad_viewport' : undefined;
}

function findBodyFault(bytes: Uint8Array, view: DataView, n: number): Eg1Fault | undefined {
  if (measureCrc32(bytes, EG1_HEADER_BYTES) !== view.getUint32(28, true)) return 'bad_crc';
  let previousDt = 0;
  for (let i = 0, at = EG1_HEADER_BYTES; i < n; i++, at += EG1_SAMPLE_BYTES) {
    const dt = view.getUint16(at, true);
    if (dt < previousDt) return 'not_monotone';
    previousDt = dt;
    if (view.getUint8(at + 9) > KNOWN_FLAGS_MASK) return 'bad_flags';
    if (view.getUint8(at + 12) !== 0) return 'bad_reserved';
  }
  return undefined;
}

function getWithin(name: string, value: number, range: IntegerRange): number {
  if (!Number.isInteger(value) || value < range.min || value > range.max) {
    throw new RangeError(`${name} is ${value}`);
  }
  return value;
}
