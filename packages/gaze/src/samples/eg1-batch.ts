// The layout of EG1, little endian.
// Header, 32 B: 0 'EG1', 3 u8 version, 4 u16 n, 6 u16 page, 8 f64 t0 (ms), 16 u32 seq,
// 20 i32 scrollY (CSS px), 24 u16 vw, 26 u16 vh (CSS px), 28 u32 CRC-32 of the body.
// Sample, 14 B: 0 u16 dt, 2 i16 x, 4 i16 y, 6 i16 scroll, 8 u8 confidence, 9 u8 flags,
// 10 u16 distance, 12 u8 reserved (0), 13 u8 yaw. Units are in wire-units.ts.
export const EG1_VERSION = 1;
export const EG1_HEADER_BYTES = 32;
export const EG1_SAMPLE_BYTES = 14;
/** Room for 2 s at 120 Hz. */
export const EG1_MAX_SAMPLES = 1_024;
/** The last millisecond that a calendar date can name; a later t0 is a broken clock. */
export const EG1_MAX_T0_MS = 8.64e15;

export const EG1_FAULTS = [
  'too_short',
  'bad_magic',
  'unknown_version',
  'too_many_samples',
  'bad_length',
  'bad_time',
  'bad_viewport',
  'bad_crc',
  'not_monotone',
  'bad_flags',
  'bad_reserved',
] as const;
export type Eg1Fault = (typeof EG1_FAULTS)[number];

export interface Eg1Header {
  readonly seq: number;
  readonly page: number;
  /** Device clock in ms, exact float64. */
  readonly t0: number;
  /** CSS px, what the samples' scroll adds to. */
  readonly scrollY: number;
  readonly vw: number;
  readonly vh: number;
}

/** Samples as integers of the wire, one array per field, all of the same length. */
export interface Eg1Columns {
  readonly dt: Uint16Array;
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly scroll: Int16Array;
  readonly confidence: Uint8Array;
  readonly flags: Uint8Array;
  readonly distance: Uint16Array;
  readonly yaw: Uint8Array;
}

export interface Eg1Batch extends Eg1Header {
  readonly n: number;
  readonly columns: Eg1Columns;
}

export function createColumns(n: number): Eg1Columns {
  return {
    dt: new Uint16Array(n),
    x: new Int16Array(n),
    y: new Int16Array(n),
    scroll: new Int16Array(n),
    confidence: new Uint8Array(n),
    flags: new Uint8Array(n),
    distance: new Uint16Array(n),
    yaw: new Uint8Array(n),
  };
}
