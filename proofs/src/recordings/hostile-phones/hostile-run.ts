import { crc32 } from 'node:zlib';
import { createSeededRandom, scriptedGaze } from '@fovea/testkit';

/** Batches that a lying phone sends, in this order, before it says that it is complete. */
export interface HostileRun {
  readonly kind: HostileKind;
  readonly sent: readonly SentBatch[];
  /** Said to be all; some say it before anything came. */
  readonly count: number;
  readonly isEarly: boolean;
}

export interface SentBatch {
  readonly seq: number;
  readonly bytes: Buffer;
}

const VIEWPORT = { width: 390, height: 844 };
const HEADER_BYTES = 32;
const SAMPLE_BYTES = 14;
const MAX_BYTES = 64 * 1024;
const BATCHES = 4;
/** So often is one batch misused, for more letters than a recording may have. */
const TIMES = [1, 2, 3];
/** More bytes than a recording may have, in batches of the largest size. */
const FLOOD_BATCHES = 270;
const FLOOD = { every: 512, seed: 3 };

type Random = () => number;
type Lie = (bytes: Buffer, random: Random) => void;

const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** The time of one batch in eight is as far away as a double can say, of the others less so. */
const toFarMs = (random: Random) => 10 ** (4 + 12 * random());

/** One for every field of the header and of a sample. */
const LIES: Readonly<Record<string, Lie>> = {
  magic: (bytes, random) => bytes.writeUInt8(Math.floor(random() * 256), 1),
  version: (bytes) => bytes.writeUInt8(2, 3),
  n: (bytes, random) => bytes.writeUInt16LE(Math.floor(random() * 0xffff), 4),
  page: (bytes, random) => bytes.writeUInt16LE(Math.floor(random() * 0xffff), 6),
  t0: (bytes, random) => bytes.writeDoubleLE(toFarMs(random), 8),
  'odd t0': (bytes, random) =>
    bytes.writeDoubleLE(pick(random, [Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 8.64e15]), 8),
  seq: (bytes, random) => bytes.writeUInt32LE(Math.floor(random() * 0xffffffff), 16),
  scrollY: (bytes, random) =>
    bytes.writeInt32LE(pick(random, [2_000_000_000, -2_000_000_000, 1_000_001]), 20),
  screen: (bytes, random) => bytes.writeUInt32LE(pick(random, [0, 1, 0xffffffff]), 24),
  crc: (bytes, random) => bytes.writeUInt32LE(Math.floor(random() * 0xffffffff), 28),
  dt: (bytes) => bytes.writeUInt16LE(0xffff, HEADER_BYTES),
  place: (bytes, random) => {
    for (let at = HEADER_BYTES; at < bytes.length; at += SAMPLE_BYTES) {
      bytes.writeInt16LE(random() < 0.5 ? -0x8000 : 0x7fff, at + 2);
      bytes.writeInt16LE(random() < 0.5 ? -0x8000 : 0x7fff, at + 4);
      bytes.writeInt16LE(random() < 0.5 ? -0x8000 : 0x7fff, at + 6);
    }
  },
  flags: (bytes, random) => bytes.writeUInt8(Math.floor(random() * 256), HEADER_BYTES + 9),
  distance: (bytes) => bytes.writeUInt16LE(0xffff, HEADER_BYTES + 10),
  reserved: (bytes) => bytes.writeUInt8(1, HEADER_BYTES + 12),
};
const LIE_NAMES = Object.keys(LIES);

/** Each from a seed; the kinds come by turns. */
const KINDS = {
  'a lie in one field': (seed: number, random: Random) => {
    const lie = LIES[LIE_NAMES[seed % LIE_NAMES.length] ?? ''];
    const lies = 1 + Math.floor(random() * BATCHES);
    return toNumbered(makeHonest(seed), (bytes, seq) => {
      if (seq < BATCHES - lies) return bytes;
      lie?.(bytes, random);
      return lie === LIES['crc'] ? bytes : seal(bytes);
    });
  },
  'lies in all fields': (seed: number, random: Random) =>
    toNumbered(makeHonest(seed), (bytes) => {
      for (const lie of Object.values(LIES)) if (random() < 0.2) lie(bytes, random);
      return random() < 0.5 ? bytes : seal(bytes);
    }),
  'a gap': (seed: number, random: Random) => {
    const gapMs = toFarMs(random);
    return toNumbered(makeHonest(seed), (bytes, seq) => {
      if (seq >= BATCHES / 2) bytes.writeDoubleLE(bytes.readDoubleLE(8) + gapMs, 8);
      return bytes;
    });
  },
  'random bytes': (seed: number, random: Random) => {
    const isFlood = seed % FLOOD.every === FLOOD.seed;
    const most = isFlood ? MAX_BYTES : Math.floor(random() * 4_096);
    return Array.from({ length: isFlood ? FLOOD_BATCHES : BATCHES }, (_, seq) => ({
      seq,
      bytes: toNoise(most, random),
    }));
  },
  'numbers far ahead': (seed: number, random: Random) =>
    makeHonest(seed).flatMap((bytes) =>
      TIMES.map(() => ({ seq: Math.floor(random() * 100_000), bytes })),
    ),
  'other bytes under one number': (seed: number) =>
    makeHonest(seed).flatMap((bytes, seq) => [
      { seq, bytes },
      ...TIMES.map((time) => ({ seq: 0, bytes: Buffer.concat([bytes, Buffer.of(time)]) })),
    ]),
  'as many samples as a batch holds': (seed: number) =>
    toNumbered(makeHonest(seed), (bytes) => {
      const dense = Buffer.alloc(HEADER_BYTES + 1_024 * SAMPLE_BYTES);
      bytes.copy(dense, 0, 0, HEADER_BYTES);
      dense.writeUInt16LE(1_024, 4);
      for (let i = 0; i < 1_024; i++) {
        const at = HEADER_BYTES + i * SAMPLE_BYTES;
        dense.writeUInt16LE(i * 60, at);
        dense.writeUInt8(0b10110, at + 9);
      }
      return seal(dense);
    }),
  'complete at once': (seed: number) => toNumbered(makeHonest(seed), (bytes) => bytes),
} as const satisfies Record<string, (seed: number, random: Random) => SentBatch[]>;

export type HostileKind = keyof typeof KINDS;
export const HOSTILE_KINDS = Object.keys(KINDS) as HostileKind[];

/** The same seed gives the same bytes. */
export function createHostileRun(seed: number): HostileRun {
  const random = createSeededRandom(seed * 31 + 7);
  const kind = HOSTILE_KINDS[seed % HOSTILE_KINDS.length] as HostileKind;
  const sent = KINDS[kind](seed, random);
  const isEarly = kind === 'complete at once';
  const count = isEarly ? Math.floor(random() * 3) : new Set(sent.map(({ seq }) => seq)).size;
  return { kind, sent, count, isEarly };
}

/** Of a person who is none of the honest ones: their gaze must not be a replay of this. */
function makeHonest(run: number): Buffer[] {
  const seed = 1_000_000 + run;
  const { batches } = scriptedGaze({ seed, batches: BATCHES, pages: 2, viewport: VIEWPORT });
  return batches.map((bytes) => Buffer.from(bytes));
}

function toNumbered(
  batches: readonly Buffer[],
  change: (bytes: Buffer, seq: number) => Buffer,
): SentBatch[] {
  return batches.map((bytes, seq) => ({ seq, bytes: change(bytes, seq) }));
}

/** A checksum that fits, so that the lie is read. */
function seal(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(crc32(bytes.subarray(HEADER_BYTES)), 28);
  return bytes;
}

function toNoise(length: number, random: Random): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(random() * 0xffffffff, at);
  return bytes;
}
