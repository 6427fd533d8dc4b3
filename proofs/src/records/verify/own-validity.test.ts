import { describe, expect, it } from 'vitest';
import { readEg1 } from './eg1-reader.ts';
import { measureOwn } from './own-validity.ts';

const SEEN = 2 | 16;

/** One batch written by hand: [dt in 0.5 ms, x in 0.25 px, flags] for each sample. */
function toBatch(
  head: { seq: number; page: number; t0Ms: number },
  samples: readonly (readonly [dt: number, x: number, flags: number])[],
): Uint8Array {
  const bytes = Buffer.alloc(32 + samples.length * 14);
  bytes.write('EG1', 'latin1');
  bytes.writeUInt8(1, 3);
  bytes.writeUInt16LE(samples.length, 4);
  bytes.writeUInt16LE(head.page, 6);
  bytes.writeDoubleLE(head.t0Ms, 8);
  bytes.writeUInt32LE(head.seq, 16);
  bytes.writeInt32LE(100, 20);
  bytes.writeUInt16LE(400, 24);
  bytes.writeUInt16LE(800, 26);
  samples.forEach(([dt, x, flags], i) => {
    bytes.writeUInt16LE(dt, 32 + i * 14);
    bytes.writeInt16LE(x, 34 + i * 14);
    bytes.writeInt16LE(-7, 38 + i * 14);
    bytes.writeUInt8(flags, 41 + i * 14);
  });
  return bytes;
}

describe('the own reading of recordings', () => {
  it('reads times in half ms, places in quarter px and scroll as a sum', () => {
    const batch = readEg1(toBatch({ seq: 3, page: 1, t0Ms: 1000.5 }, [[3, -5, SEEN]]));
    expect(batch).toEqual({
      seq: 3,
      page: 1,
      widthPx: 400,
      heightPx: 800,
      samples: [{ halfMs: 2004, x: -5, y: 0, scroll: 93, flags: SEEN }],
    });
  });

  it('refuses bytes that are not EG1 or not whole', () => {
    const bytes = toBatch({ seq: 0, page: 0, t0Ms: 0 }, [[0, 0, SEEN]]);
    expect(() => readEg1(bytes.subarray(1))).toThrow('no EG1');
    expect(() => readEg1(bytes.subarray(0, -1))).toThrow('wrong length');
  });

  it('counts what never came and what is invalid as lost', () => {
    // 200 ms at 20 Hz expect 5 samples; 4 came, one of them with a blink.
    const samples = [0, 100, 200, 400].map((dt) => [dt, 40, dt === 100 ? SEEN | 1 : SEEN] as const);
    const own = measureOwn([readEg1(toBatch({ seq: 0, page: 0, t0Ms: 50 }, samples))], 20);
    expect(own.validity).toBeCloseTo(60, 10);
    expect(own.effectiveHz).toBeCloseTo(15, 10);
    expect(own.pages.get(0)?.map(({ valid }) => valid)).toEqual([1, 0, 1, 1]);
  });

  it('tells apart what never came, what was not tracked and who looked away', () => {
    // 350 ms at 20 Hz expect 8 samples; 4 came, one without a face, one far beside the screen.
    const samples = [
      [0, 40, SEEN],
      [100, 40, 16],
      [300, 9_000, SEEN],
      [700, 40, SEEN],
    ] as const;
    const own = measureOwn([readEg1(toBatch({ seq: 0, page: 2, t0Ms: 0 }, samples))], 20);
    expect(own.components.samplingRate).toBe(50);
    expect(own.components.integrity).toBe(75);
    expect(own.components.onScreen).toBeCloseTo(200 / 3, 10);
    expect(own.pageValidity.get(2)).toBe(25);
  });

  it('allows a twentieth of the screen beyond each side and not more', () => {
    const places = [-80, -81, 1680, 1681];
    const samples = places.map((x, i) => [i, x, SEEN] as const);
    const own = measureOwn([readEg1(toBatch({ seq: 0, page: 0, t0Ms: 0 }, samples))], 20);
    expect(own.pages.get(0)?.map(({ valid }) => valid)).toEqual([1, 0, 1, 0]);
  });

  it('keeps samples of a clock that was set back, in order of time and invalid', () => {
    const first = toBatch({ seq: 0, page: 0, t0Ms: 10 }, [
      [0, 0, SEEN],
      [10, 0, SEEN],
    ]);
    const second = toBatch({ seq: 1, page: 0, t0Ms: 10 }, [
      [5, 4, SEEN],
      [20, 4, SEEN],
    ]);
    const own = measureOwn([second, first].map(readEg1), 20);
    expect(own.pages.get(0)?.map(({ t, x, valid }) => [t, x, valid])).toEqual([
      [0, 0, 1],
      [5, 4, 0],
      [10, 0, 1],
      [20, 4, 1],
    ]);
  });
});
