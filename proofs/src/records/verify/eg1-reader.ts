// Written from the definition of EG1 alone. It imports no code of the product, so that a mistake
// there cannot hide here.

export interface ReadSample {
  /** Half milliseconds of the device clock. */
  readonly halfMs: number;
  /** Quarter CSS px on the screen. */
  readonly x: number;
  readonly y: number;
  /** CSS px the page is scrolled by. */
  readonly scroll: number;
  readonly flags: number;
}

export interface ReadBatch {
  readonly seq: number;
  readonly page: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly samples: readonly ReadSample[];
}

const HEADER_BYTES = 32;
const SAMPLE_BYTES = 14;

export function readEg1(bytes: Uint8Array): ReadBatch {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.toString('latin1', 0, 3) !== 'EG1' || buffer[3] !== 1) throw new Error('no EG1');
  const count = buffer.readUInt16LE(4);
  if (buffer.length !== HEADER_BYTES + count * SAMPLE_BYTES) throw new Error('wrong length');
  const t0Ms = buffer.readDoubleLE(8);
  const scrollY = buffer.readInt32LE(20);
  return {
    page: buffer.readUInt16LE(6),
    seq: buffer.readUInt32LE(16),
    widthPx: buffer.readUInt16LE(24),
    heightPx: buffer.readUInt16LE(26),
    samples: Array.from({ length: count }, (_, i) => {
      const at = HEADER_BYTES + i * SAMPLE_BYTES;
      return {
        halfMs: t0Ms * 2 + buffer.readUInt16LE(at),
        x: buffer.readInt16LE(at + 2),
        y: buffer.readInt16LE(at + 4),
        scroll: scrollY + buffer.readInt16LE(at + 6),
        flags: buffer.readUInt8(at + 9),
      };
    }),
  };
}
