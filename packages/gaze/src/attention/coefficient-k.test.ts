import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureK, measureKNorms, type PageEvents } from './coefficient-k.ts';
import { K_BIN_DEFAULTS, measureKOverTime } from './k-over-time.ts';

/** Fixations one after the other with 50 ms between them; null: no saccade follows. */
function toPage(rows: readonly (readonly [number, number | null])[]): PageEvents {
  let t = 0;
  const onsets = rows.map(([duration]) => {
    const onset = t;
    t += duration + 50;
    return onset;
  });
  const n = rows.length;
  return {
    fixations: {
      onsetMs: Float64Array.from(onsets),
      offsetMs: Float64Array.from(rows, ([duration], i) => (onsets[i] ?? 0) + duration),
      x: new Float64Array(n),
      y: new Float64Array(n),
      from: new Uint32Array(n),
      to: new Uint32Array(n),
    },
    saccades: {
      amplitudeDeg: Float64Array.from(rows, ([, amplitude]) => amplitude ?? 0),
      valid: Uint8Array.from(rows, ([, amplitude]) => (amplitude === null ? 0 : 1)),
    },
  };
}

const norms = {
  n: 9,
  meanDurationMs: 200,
  sdDurationMs: 50,
  meanAmplitudeDeg: 4,
  sdAmplitudeDeg: 2,
};

it('[AT1] is high for long fixations before short hops', () => {
  const { k } = measureK(
    toPage([
      [300, 2],
      [150, 8],
      [200, 4],
    ]),
    norms,
  );
  expect([...k]).toEqual([3, -3, 0]);
  expect(
    measureKNorms([
      toPage([
        [100, 1],
        [200, 2],
        [300, 6],
      ]),
    ]),
  ).toEqual({
    n: 3,
    meanDurationMs: 200,
    sdDurationMs: 100,
    meanAmplitudeDeg: 3,
    sdAmplitudeDeg: Math.sqrt(7),
  });
});

it('[AT2] is 0 on average over the fixations that made its norms', () => {
  const row = fc.tuple(
    fc.integer({ min: 60, max: 900 }),
    // In tenths of a degree: where amplitudes differ by rounding alone, their spread is rounding too.
    fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10),
  );
  const pages = fc.array(fc.array(row, { minLength: 2, maxLength: 20 }).map(toPage), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(pages, (all) => {
      const own = measureKNorms(all);
      if (own === null) return;
      const values = all.flatMap((page) => [...measureK(page, own).k]);
      expect(values.reduce((sum, each) => sum + each, 0) / values.length).toBeCloseTo(0, 6);
    }),
  );
});

it('[AT2] has no norms where nothing varies', () => {
  expect(measureKNorms([])).toBeNull();
  expect(measureKNorms([toPage([[100, 1]])])).toBeNull();
  expect(
    measureKNorms([
      toPage([
        [100, 1],
        [100, 2],
      ]),
    ]),
  ).toBeNull();
});

it('[AT3] leaves out fixations without a following saccade', () => {
  const page = toPage([
    [100, 1],
    [900, null],
    [200, 2],
    [300, 6],
    [5000, null],
  ]);
  expect(measureKNorms([page])?.meanDurationMs).toBe(200);
  expect([...measureK(page, norms).valid]).toEqual([1, 0, 1, 1, 0]);
  const torn = { ...page, saccades: toPage([[100, 1]]).saccades };
  expect(() => measureK(torn, norms)).toThrow(RangeError);
});

it('[AT4] averages per second and leaves thin seconds out', () => {
  const page = toPage([
    [200, 4],
    [250, 4],
    [300, 4],
    [300, 4],
    [600, null],
  ]);
  const values = measureK(page, norms);
  const bins = measureKOverTime(page.fixations, values, { ...K_BIN_DEFAULTS, durationMs: 1900 });
  expect([...bins.count]).toEqual([3, 1]);
  expect([...bins.k]).toEqual([1, 2]);
  expect([...bins.valid]).toEqual([1, 0]);
  expect(bins).toMatchObject({ algorithm: 'coefficient-k', version: 1 });
  expect(() =>
    measureKOverTime(page.fixations, values, { ...K_BIN_DEFAULTS, durationMs: 0 }),
  ).toThrow(RangeError);
});
