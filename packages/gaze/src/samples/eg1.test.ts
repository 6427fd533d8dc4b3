import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCrc32 } from './crc32.ts';
import { checkBatch, decodeBatch, type Eg1Decoded, encodeBatch, readHead } from './eg1.ts';
import {
  createColumns,
  EG1_FAULTS,
  EG1_HEADER_BYTES,
  EG1_MAX_SAMPLES,
  EG1_SAMPLE_BYTES,
  type Eg1Batch,
} from './eg1-batch.ts';
import { SAMPLE_FLAGS } from './wire-units.ts';

// Written by Python 3 with struct.pack('<HhhhBBHBB') and zlib.crc32, not by this codec.
const GOLDEN_HEX =
  '4547310103000700000280aa6db779422a00000006ffffff86014c03b5efaed7' +
  '00009001f8ff0000ff16ac0d0080' +
  '43009101b004f4ff8033b80d0000' +
  '8500ff7f0080ff7f0048000000ff';

const GOLDEN: Eg1Batch = {
  seq: 42,
  n: 3,
  page: 7,
  t0: 1767225600000.125,
  scrollY: -250,
  vw: 390,
  vh: 844,
  columns: {
    dt: Uint16Array.of(0, 67, 133),
    x: Int16Array.of(400, 401, 32767),
    y: Int16Array.of(-8, 1200, -32768),
    scroll: Int16Array.of(0, -12, 32767),
    confidence: Uint8Array.of(255, 128, 0),
    flags: Uint8Array.of(22, 51, 72),
    distance: Uint16Array.of(3500, 3512, 0),
    yaw: Uint8Array.of(128, 0, 255),
  },
};

const u8 = fc.nat(0xff);
const u16 = fc.nat(0xffff);
const i16 = fc.integer({ min: -0x8000, max: 0x7fff });
const row = fc.tuple(u16, i16, i16, i16, u8, fc.nat(0x7f), u16, u8);

function arbitraryBatch(minLength = 0): fc.Arbitrary<Eg1Batch> {
  return fc
    .record({
      seq: fc.nat(0xffffffff),
      page: u16,
      t0: fc.double({ min: 0, max: 8.64e15, noNaN: true }),
      scrollY: fc.integer({ min: -0x80000000, max: 0x7fffffff }),
      vw: fc.integer({ min: 1, max: 0xffff }),
      vh: fc.integer({ min: 1, max: 0xffff }),
      rows: fc.array(row, { minLength, maxLength: 70 }),
    })
    .map(({ rows, ...header }) => {
      const sorted = rows.toSorted((a, b) => a[0] - b[0]);
      return {
        ...header,
        n: sorted.length,
        columns: {
          dt: Uint16Array.from(sorted, (sample) => sample[0]),
          x: Int16Array.from(sorted, (sample) => sample[1]),
          y: Int16Array.from(sorted, (sample) => sample[2]),
          scroll: Int16Array.from(sorted, (sample) => sample[3]),
          confidence: Uint8Array.from(sorted, (sample) => sample[4]),
          flags: Uint8Array.from(sorted, (sample) => sample[5]),
          distance: Uint16Array.from(sorted, (sample) => sample[6]),
          yaw: Uint8Array.from(sorted, (sample) => sample[7]),
        },
      };
    });
}

function createBatch(n: number, changes: Partial<Eg1Batch> = {}): Eg1Batch {
  const columns = createColumns(n);
  columns.dt.forEach((_, i) => {
    columns.dt[i] = Math.min(i * 67, 0xffff);
  });
  return { seq: 0, n, page: 0, t0: 1000, scrollY: 0, vw: 390, vh: 844, columns, ...changes };
}

/** The bytes after an edit, with a CRC that fits them, so that only the edit can be at fault. */
function edit(bytes: Uint8Array, change: (view: DataView) => void): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const view = new DataView(copy.buffer);
  change(view);
  view.setUint32(28, measureCrc32(copy, EG1_HEADER_BYTES), true);
  return copy;
}

function getReason(decoded: Eg1Decoded): string {
  return decoded.ok ? 'accepted' : decoded.reason;
}

describe('EG1 layout', () => {
  it('[SA1] makes 872 bytes of 60 samples', () => {
    expect(encodeBatch(createBatch(60))).toHaveLength(872);
    expect(EG1_HEADER_BYTES + 60 * EG1_SAMPLE_BYTES).toBe(872);
  });

  it('[SA2] writes and reads the header of the golden batch', () => {
    expect(Buffer.from(encodeBatch(GOLDEN)).toString('hex').slice(0, 64)).toBe(
      GOLDEN_HEX.slice(0, 64),
    );
    const decoded = checkBatch(Buffer.from(GOLDEN_HEX, 'hex'));
    const { n, columns: _, ...header } = GOLDEN;
    expect(decoded).toEqual({ ok: true, n, header });
  });

  it('[SA3] writes and reads the samples of the golden batch', () => {
    expect(Buffer.from(encodeBatch(GOLDEN)).toString('hex')).toBe(GOLDEN_HEX);
    expect(decodeBatch(Buffer.from(GOLDEN_HEX, 'hex'))).toEqual({ ok: true, batch: GOLDEN });
  });

  it('[SA4] knows seven flags and refuses the eighth bit', () => {
    expect(Object.values(SAMPLE_FLAGS)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    const bytes = encodeBatch(createBatch(2));
    const allKnown = edit(bytes, (view) => view.setUint8(32 + 14 + 9, 127));
    const eighth = edit(bytes, (view) => view.setUint8(32 + 14 + 9, 128));
    expect(getReason(decodeBatch(allKnown))).toBe('accepted');
    expect(getReason(decodeBatch(eighth))).toBe('bad_flags');
  });

  it('reads a batch that lies inside a larger buffer', () => {
    const wide = new Uint8Array(900);
    wide.set(encodeBatch(GOLDEN), 13);
    expect(decodeBatch(wide.subarray(13, 13 + 74))).toEqual({ ok: true, batch: GOLDEN });
  });
});

describe('EG1 round trip', () => {
  it('[SA5] gives back every batch and the same bytes', () => {
    fc.assert(
      fc.property(arbitraryBatch(), (batch) => {
        const bytes = encodeBatch(batch);
        const decoded = decodeBatch(bytes);
        expect(decoded).toEqual({ ok: true, batch });
        if (decoded.ok) expect(encodeBatch(decoded.batch)).toEqual(bytes);
      }),
    );
  });

  it('[SA5] gives the same bytes for any body it accepts, and refuses a reserved byte', () => {
    let accepted = 0;
    const property = fc.property(fc.uint8Array({ minLength: 14, maxLength: 14 }), (body) => {
      const bytes = edit(encodeBatch(createBatch(1)), (view) => {
        body.forEach((byte, i) => {
          view.setUint8(32 + i, byte);
        });
      });
      const decoded = decodeBatch(bytes);
      const wanted =
        (body[9] ?? 0) > 127 ? 'bad_flags' : body[12] === 0 ? 'accepted' : 'bad_reserved';
      expect(getReason(decoded)).toBe(wanted);
      if (!decoded.ok) return;
      accepted++;
      expect(encodeBatch(decoded.batch)).toEqual(bytes);
    });
    fc.assert(property, { numRuns: 2000, seed: 1 });
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('EG1 refusals', () => {
  const bytes = encodeBatch(createBatch(3));

  it('[SA6] names each fault', () => {
    const lastDt = 32 + 2 * 14;
    const cases = {
      too_short: bytes.slice(0, 31),
      bad_magic: edit(bytes, (view) => view.setUint8(2, 0x32)),
      unknown_version: edit(bytes, (view) => view.setUint8(3, 2)),
      too_many_samples: edit(bytes, (view) => view.setUint16(4, EG1_MAX_SAMPLES + 1, true)),
      bad_length: bytes.slice(0, -1),
      bad_time: edit(bytes, (view) => view.setFloat64(8, Number.NaN, true)),
      bad_viewport: edit(bytes, (view) => view.setUint16(26, 0, true)),
      bad_crc: bytes.with(40, 1),
      not_monotone: edit(bytes, (view) => view.setUint16(lastDt, 66, true)),
      bad_flags: edit(bytes, (view) => view.setUint8(32 + 9, 0x80)),
      bad_reserved: edit(bytes, (view) => view.setUint8(32 + 12, 1)),
    } satisfies Record<(typeof EG1_FAULTS)[number], Uint8Array>;
    for (const reason of EG1_FAULTS) {
      expect(decodeBatch(cases[reason])).toEqual({ ok: false, reason });
    }
  });

  it('[SA6] answers any bytes without throwing', () => {
    const looksRight = fc
      .tuple(fc.uint8Array({ maxLength: 400 }), fc.nat(30))
      .map(([tail, n]) => Uint8Array.of(0x45, 0x47, 0x31, 1, n, 0, ...tail));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), looksRight), (random) => {
        const decoded = decodeBatch(random);
        if (!decoded.ok) expect(EG1_FAULTS).toContain(decoded.reason);
        else expect(encodeBatch(decoded.batch)).toEqual(random);
      }),
      { numRuns: 5000 },
    );
  });

  it('[SA7] takes 0 and 1024 samples, no more, and no byte too few or too many', () => {
    expect(getReason(decodeBatch(encodeBatch(createBatch(0))))).toBe('accepted');
    expect(getReason(decodeBatch(encodeBatch(createBatch(1_024))))).toBe('accepted');
    expect(() => encodeBatch(createBatch(1_025))).toThrow(RangeError);
    fc.assert(
      fc.property(
        arbitraryBatch(1),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (batch, share) => {
          const whole = encodeBatch(batch);
          const cut = whole.slice(0, Math.floor(whole.length * share));
          expect(['too_short', 'bad_length']).toContain(getReason(decodeBatch(cut)));
          expect(getReason(decodeBatch(Uint8Array.of(...whole, 0)))).toBe('bad_length');
        },
      ),
    );
  });

  it('[SA8] refuses times that are no times and a screen without size', () => {
    for (const t0 of [-1, -0, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 2]) {
      const broken = edit(bytes, (view) => view.setFloat64(8, t0, true));
      expect(getReason(decodeBatch(broken))).toBe('bad_time');
    }
    for (const t0 of [0, 5e-324, 8.64e15]) {
      const fine = edit(bytes, (view) => view.setFloat64(8, t0, true));
      expect(getReason(decodeBatch(fine))).toBe('accepted');
    }
    const narrow = edit(bytes, (view) => view.setUint16(24, 0, true));
    expect(getReason(decodeBatch(narrow))).toBe('bad_viewport');
  });

  it('[SA9] takes equal times and refuses falling ones', () => {
    const equal = edit(bytes, (view) => view.setUint16(32 + 2 * 14, 67, true));
    const falling = edit(bytes, (view) => view.setUint16(32 + 2 * 14, 66, true));
    expect(getReason(decodeBatch(equal))).toBe('accepted');
    expect(getReason(decodeBatch(falling))).toBe('not_monotone');
  });

  it('[SA10] never accepts a body with flipped bits', () => {
    const flips = fc.uniqueArray(fc.nat(70 * 14 * 8 - 1), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(arbitraryBatch(1), flips, (batch, places) => {
        const changed = encodeBatch(batch);
        const original = Uint8Array.from(changed);
        const bits = batch.n * EG1_SAMPLE_BYTES * 8;
        for (const place of new Set(places.map((bit) => bit % bits))) {
          const at = EG1_HEADER_BYTES + (place >> 3);
          changed[at] = (changed[at] ?? 0) ^ (1 << (place & 7));
        }
        expect(changed).not.toEqual(original);
        expect(getReason(decodeBatch(changed))).toBe('bad_crc');
      }),
      { numRuns: 1000 },
    );
  });

  it('[SA11] does not encode what it would refuse', () => {
    const broken: Partial<Eg1Batch>[] = [
      { t0: Number.NaN },
      { t0: -0 },
      { vw: 0 },
      { vh: 65536 },
      { page: 1.5 },
      { seq: 2 ** 32 },
      { scrollY: 2 ** 31 },
      { n: 4 },
      { columns: { ...createBatch(3).columns, dt: Uint16Array.of(0, 2, 1) } },
      { columns: { ...createBatch(3).columns, flags: Uint8Array.of(0, 0, 128) } },
    ];
    for (const changes of broken) {
      expect(() => encodeBatch(createBatch(3, changes))).toThrow(RangeError);
    }
  });

  it('[SA12] checks without columns as it does with them', () => {
    fc.assert(
      fc.property(arbitraryBatch(), fc.nat(), u8, (batch, place, byte) => {
        const changed = encodeBatch(batch);
        changed[place % changed.length] = byte;
        const checked = checkBatch(changed);
        const decoded = decodeBatch(changed);
        if (!checked.ok || !decoded.ok) expect(checked).toEqual(decoded);
        else expect(decoded.batch).toMatchObject({ ...checked.header, n: checked.n });
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps to the CRC-32 of zlib', () => {
    expect(measureCrc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  });
});

it('[SA21] reads the head of what has the shape of a batch, whatever its checksum', () => {
  fc.assert(
    fc.property(arbitraryBatch(2), fc.boolean(), (batch, isTurned) => {
      const bytes = encodeBatch(batch);
      bytes[28] = (bytes[28] ?? 0) ^ 1;
      const last = bytes.length - EG1_SAMPLE_BYTES;
      if (isTurned) new DataView(bytes.buffer).setUint16(last, 0, true);
      const { seq, page, t0, scrollY, vw, vh } = batch;
      const isForward = !isTurned || batch.columns.dt[batch.n - 2] === 0;
      expect(readHead(bytes)).toEqual({ seq, page, t0, scrollY, vw, vh, isForward });
    }),
  );
  const good = encodeBatch(GOLDEN);
  for (const bytes of [good.slice(0, 31), good.slice(0, 40), good.with(0, 0), good.with(3, 2)]) {
    expect(readHead(bytes)).toBeUndefined();
  }
});
