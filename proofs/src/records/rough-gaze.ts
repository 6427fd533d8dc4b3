import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { createSeededRandom, scriptedGaze, toRootHash } from '@fovea/testkit';

export interface RoughGaze {
  readonly batches: readonly Uint8Array[];
  readonly sha256: readonly Uint8Array[];
  readonly rootHash: string;
}

export interface RoughGazeOptions {
  readonly seed: number;
  readonly batches: number;
  readonly pages: number;
  readonly lossShare: number;
  readonly hz: number;
}

const VIEWPORT = { width: 390, height: 844 };
const HEADER_BYTES = 32;
const SAMPLE_BYTES = 14;
const FLAG_BITS = [1, 8, 16, 64, 32, 4] as const;

/**
 * Scripted gaze with what real phones send: scrolled pages, looks beyond the screen and at its very
 * margin, blinks, pauses, and in every third recording a clock that is set back between two batches.
 */
export function toRoughGaze(options: RoughGazeOptions): RoughGaze {
  const { seed, batches: count, pages, lossShare, hz } = options;
  const random = createSeededRandom(seed * 7 + 1);
  const scripted = scriptedGaze({ seed, batches: count, pages, lossShare, hz, viewport: VIEWPORT });
  const batches = scripted.batches.map((bytes, seq) => {
    const isSetBack = seed % 3 === 0 && seq === 2;
    return roughen(bytes, random, { scrollY: seq * 120 - 60, setBackMs: isSetBack ? 250.5 : 0 });
  });
  const sha256 = batches.map((bytes) => createHash('sha256').update(bytes).digest());
  return { batches, sha256, rootHash: toRootHash(sha256) };
}

function roughen(
  bytes: Uint8Array,
  random: () => number,
  { scrollY, setBackMs }: { scrollY: number; setBackMs: number },
): Uint8Array {
  const batch = Buffer.from(bytes);
  batch.writeInt32LE(scrollY, 20);
  batch.writeDoubleLE(batch.readDoubleLE(8) - setBackMs, 8);
  for (let at = HEADER_BYTES; at < batch.length; at += SAMPLE_BYTES) {
    batch.writeInt16LE(Math.floor(random() * 80) - 40, at + 6);
    const chance = random();
    if (chance < 0.03) batch.writeInt16LE(Math.floor(random() * 4_000) - 1_000, at + 2);
    else if (chance < 0.05) batch.writeInt16LE(random() < 0.5 ? -78 : 1638, at + 2);
    else if (chance < 0.07) batch.writeInt16LE(random() < 0.5 ? -79 : 1639, at + 2);
    else if (chance < 0.12) batch[at + 9] = (batch[at + 9] ?? 0) ^ pickFlag(random);
  }
  batch.writeUInt32LE(crc32(batch.subarray(HEADER_BYTES)), 28);
  return new Uint8Array(batch);
}

function pickFlag(random: () => number): number {
  return FLAG_BITS[Math.floor(random() * FLAG_BITS.length)] ?? 1;
}
