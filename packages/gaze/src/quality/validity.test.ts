import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageSamples, type PageSamples } from '#samples/page-samples.ts';
import { SAMPLE_FLAGS } from '#samples/wire-units.ts';
import { measurePageValidity } from './page-validity.ts';
import { measureRecordingValidity } from './recording-validity.ts';
import { detectValidSamples } from './valid-samples.ts';

const GOOD = SAMPLE_FLAGS.face | SAMPLE_FLAGS.onScreen | SAMPLE_FLAGS.orientationOk;
const WIDTH_PX = 400;
const HEIGHT_PX = 800;

interface Sample {
  readonly tMs?: number;
  readonly x?: number;
  readonly y?: number;
  readonly flags?: number;
  readonly monotone?: number;
}

/** Samples 40 ms apart, so 25 Hz, in the middle of the screen unless they say otherwise. */
function createPage(list: readonly Sample[], page = 0): PageSamples {
  const samples = createPageSamples(page, list.length);
  list.forEach(({ tMs, x = 200, y = 400, flags = GOOD, monotone = 1 }, i) => {
    samples.tMs[i] = tMs ?? i * 40;
    samples.x[i] = x;
    samples.y[i] = y;
    samples.flags[i] = flags;
    samples.monotone[i] = monotone;
    samples.widthPx[i] = WIDTH_PX;
    samples.heightPx[i] = HEIGHT_PX;
  });
  return samples;
}

function repeat(count: number, sample: Sample = {}): Sample[] {
  return Array.from({ length: count }, () => sample);
}

const RATE = { calibrationRateHz: 25 };
const arbitrarySample = fc.record({
  x: fc.integer({ min: -100, max: 500 }),
  y: fc.integer({ min: -100, max: 900 }),
  flags: fc.nat(127),
});
const arbitraryList = fc.array(arbitrarySample, { maxLength: 60 });

describe('valid samples', () => {
  it('[Q3] takes a tracked face only', () => {
    const { face, orientationOk, blink, paused, interpolated, lowFps } = SAMPLE_FLAGS;
    const list = [
      { flags: GOOD },
      { flags: GOOD | lowFps },
      { flags: GOOD & ~face },
      { flags: GOOD & ~orientationOk },
      { flags: GOOD | blink },
      { flags: GOOD | paused },
      { flags: GOOD | interpolated },
      { monotone: 0 },
    ];
    const { tracked, trackedCount } = detectValidSamples(createPage(list));
    expect([...tracked]).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
    expect(trackedCount).toBe(2);
  });

  it('[Q4] allows 5 % beyond each side of the screen', () => {
    const list = [
      { x: -20 },
      { x: -20.25 },
      { x: 420 },
      { x: 420.25 },
      { y: -40 },
      { y: -40.25 },
      { y: 840 },
      { y: 840.25 },
      { x: 200, flags: GOOD & ~SAMPLE_FLAGS.onScreen },
    ];
    const { valid, trackedCount } = detectValidSamples(createPage(list));
    expect([...valid]).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(trackedCount).toBe(9);
  });
});

describe('page validity', () => {
  it('[Q6] is 100 without loss and falls by the share that is lost', () => {
    expect(measurePageValidity(createPage(repeat(101)), RATE).validity).toBe(100);
    const list = [...repeat(81), ...repeat(10, { flags: 0 }), ...repeat(10, { x: 900 })];
    const result = measurePageValidity(createPage(list), RATE);
    expect(result.dataLoss).toBeCloseTo(20 / 101, 12);
    expect(result.validity).toBeCloseTo(100 * (81 / 101), 10);
  });

  it('[Q6] counts samples that never came', () => {
    const list = repeat(101).map((_, i) => ({ tMs: i * 40 }));
    const holes = list.filter(({ tMs }) => tMs < 1000 || tMs > 2000);
    const result = measurePageValidity(createPage(holes), RATE);
    expect(result.counts).toEqual({ expected: 101, received: 75, tracked: 75, valid: 75 });
    expect(result.validity).toBeCloseTo(100 * (75 / 101), 10);
  });

  it('[Q7] uses the time shown when it is known', () => {
    const page = createPage(repeat(51));
    expect(measurePageValidity(page, RATE).durationMs).toBe(2000);
    const shown = measurePageValidity(page, { ...RATE, durationMs: 4000 });
    expect(shown.counts.expected).toBe(101);
    expect(shown.validity).toBeCloseTo(100 * (51 / 101), 10);
    expect(() => measurePageValidity(page, { ...RATE, durationMs: -1 })).toThrow(RangeError);
  });

  it('[Q12] is the product of its three components while no more came than expected', () => {
    fc.assert(
      fc.property(arbitraryList, fc.nat(4000), (list, extraMs) => {
        const page = createPage(list);
        const durationMs = Math.max(list.length - 1, 0) * 40 + extraMs;
        const { components, validity } = measurePageValidity(page, { ...RATE, durationMs });
        const { samplingRate, integrity, onScreen } = components;
        const product = (samplingRate ?? 0) * (integrity ?? 0) * (onScreen ?? 0);
        expect(validity).toBeCloseTo(product / 1e4, 8);
      }),
    );
  });

  it('[Q12] tells a failed tracker from a look away', () => {
    const list = [...repeat(50), ...repeat(25, { flags: 0 }), ...repeat(25, { y: 2000 })];
    const { components } = measurePageValidity(createPage(list), { ...RATE, durationMs: 7960 });
    expect(components).toEqual({ samplingRate: 50, integrity: 75, onScreen: (100 * 50) / 75 });
    const empty = measurePageValidity(createPage([]), { ...RATE, durationMs: 1000 });
    expect(empty.components).toEqual({ samplingRate: 0, integrity: null, onScreen: null });
    expect(empty.validity).toBe(0);
  });

  it('[Q14] names its algorithm, version and options', () => {
    const wanted = {
      algorithm: 'validity',
      version: 1,
      options: { expectedRateHz: 20, minimumRateHz: 20, screenMargin: 0.05 },
    };
    const page = createPage(repeat(3));
    expect(measurePageValidity(page, { calibrationRateHz: 12 })).toMatchObject(wanted);
    expect(measureRecordingValidity([page], { calibrationRateHz: 12 })).toMatchObject(wanted);
  });

  it('[Q15] stays the same when shifted in time or mirrored in x', () => {
    fc.assert(
      fc.property(arbitraryList, fc.integer({ min: 0, max: 2 ** 41 }), (list, shiftMs) => {
        const moved = list.map((sample, i) => ({
          ...sample,
          x: WIDTH_PX - sample.x,
          tMs: shiftMs + i * 40,
        }));
        const result = measurePageValidity(createPage(list), RATE);
        expect(measurePageValidity(createPage(moved), RATE)).toEqual(result);
        expect(result.validity).toBeGreaterThanOrEqual(0);
        expect(result.validity).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('[Q16] leaves the samples as they were', () => {
    const page = createPage([{ x: 900 }, { flags: 0 }, {}]);
    const before = structuredClone(page);
    measureRecordingValidity([page], RATE);
    expect(page).toEqual(before);
  });
});

describe('recording validity', () => {
  const good = createPage(repeat(76), 0);
  const bad = createPage(repeat(26, { flags: 0 }), 1);

  it('[Q8] weighs pages by their time', () => {
    const result = measureRecordingValidity([good, bad], RATE);
    expect(result.pages.map(({ validity }) => validity)).toEqual([100, 0]);
    expect(result.durationMs).toBe(4000);
    expect(result.validity).toBe(75);
  });

  it('[Q8] counts a page that was shown without any sample as lost', () => {
    const durationsMs = new Map([
      [0, 3000],
      [5, 1000],
    ]);
    const result = measureRecordingValidity([good], { ...RATE, durationsMs });
    expect(result.pages.map(({ page, validity }) => [page, validity])).toEqual([
      [0, 100],
      [5, 0],
    ]);
    expect(result.validity).toBe(75);
  });

  it('[Q9] has none without eye-tracked time', () => {
    for (const pages of [[], [createPage([{}])]]) {
      expect(measureRecordingValidity(pages, RATE)).toMatchObject({
        validity: null,
        effectiveRateHz: null,
        gaps: null,
      });
    }
  });

  it('[Q10] leaves the time between pages out of rate and gaps', () => {
    const later = createPage(
      repeat(26).map((_, i) => ({ tMs: 1e6 + i * 40 })),
      1,
    );
    const result = measureRecordingValidity([good, later], RATE);
    expect(result.effectiveRateHz).toBe(25);
    expect(result.gaps).toEqual({ medianMs: 40, p95Ms: 40 });
  });

  it('[Q12] does not let a fast page make up for a slow one', () => {
    const fast = createPage(repeat(101), 0);
    const durationsMs = new Map([
      [0, 2000],
      [1, 2000],
    ]);
    const result = measureRecordingValidity([fast, bad], { ...RATE, durationsMs });
    expect(result.components.samplingRate).toBeCloseTo((100 * (51 + 26)) / 102, 10);
    expect(result.components.integrity).toBeCloseTo((100 * 101) / 127, 10);
  });
});
