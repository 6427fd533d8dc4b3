import { expect, it } from 'vitest';
import { createPageSamples, type PageSamples } from '#samples/page-samples.ts';
import type { Signal } from '#samples/signal.ts';
import { SAMPLE_FLAGS } from '#samples/wire-units.ts';
import { createSeededRandom } from '#synthetic/seeded-random.ts';
import { drawGaussian } from '#synthetic/step-signal.ts';
import { detectFraud, FRAUD_FLAGS, FRAUD_OPTIONS } from './detect-fraud.ts';
import { isImpossibleTime } from './impossible-time.ts';
import { toTrace } from './trace.ts';
import { isWithoutFixations, measureSteps } from './without-fixations.ts';

const PX_PER_DEGREE = 37;
const WIDTH = 400;
const HEIGHT = 800;
type Place = (i: number, random: () => number) => [number, number];

/** Rests of 300 ms somewhere on the screen, seen with a noise of 1°. */
const natural: Place = (i, random) => {
  const rest = createSeededRandom(77 + Math.floor(i / 9));
  const noise = () => PX_PER_DEGREE * drawGaussian(random);
  return [WIDTH * rest() + noise(), HEIGHT * rest() + noise()];
};
const scattered: Place = (_, random) => [WIDTH * random(), HEIGHT * random()];

function toSignal(n: number, place: Place): Signal {
  const random = createSeededRandom(5);
  const points = Array.from({ length: n }, (_, i) => place(i, random));
  return {
    tMs: Float64Array.from(points, (_, i) => (i * 1_000) / 30),
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    valid: new Uint8Array(n).fill(1),
  };
}

function toPage(n: number, place: Place, startMs = 1_000, page = 0): PageSamples {
  const { tMs, x, y } = toSignal(n, place);
  const samples = createPageSamples(page, n);
  samples.tMs.set(tMs.map((each) => startMs + each));
  samples.x.set(x);
  samples.y.set(y);
  samples.widthPx.fill(WIDTH);
  samples.heightPx.fill(HEIGHT);
  samples.flags.fill(SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk);
  samples.monotone.fill(1);
  return samples;
}

const findFlags = (place: Place, changes: { n?: number; startMs?: number } = {}) => {
  const { n = 300, startMs = 0 } = changes;
  const facts = { openMs: 60_000, pxPerDegree: PX_PER_DEGREE };
  return detectFraud([toPage(n, place, startMs)], facts).flags;
};

it('[FR1] flags scripts and leaves a person alone; the flags have names', () => {
  expect(FRAUD_FLAGS).toEqual(['replayed_trace', 'impossible_time', 'without_fixations']);
  expect(findFlags(natural)).toEqual([]);
  expect(findFlags(scattered)).toEqual(['without_fixations']);
});

it('[FR2] gives the same gaze the same trace, whatever its clock says, and other gaze another', () => {
  const { exact } = toTrace([toPage(90, natural)]);
  expect(toTrace([toPage(90, natural, 9e12)]).exact).toEqual(exact);
  const moved: Place = (i, random) => {
    const [x, y] = natural(i, random);
    return [i === 50 ? x + 0.25 : x, y];
  };
  expect(toTrace([toPage(90, moved)]).exact).not.toEqual(exact);
  expect(toTrace([toPage(90, natural, 0, 1)]).exact).not.toEqual(exact);
});

it('[FR3] gives gaze with a little more noise the same path, and another person another', () => {
  const centred: Place = (i) => [20 + 40 * (Math.floor(i / 30) % 10), 20 + 40 * Math.floor(i / 30)];
  const noisy: Place = (i, random) => {
    const [x, y] = centred(i, random);
    return [x + 3 * drawGaussian(random), y + 3 * drawGaussian(random)];
  };
  const { path, exact } = toTrace([toPage(300, centred)]);
  expect(path).not.toBeNull();
  expect(toTrace([toPage(300, noisy)]).path).toEqual(path);
  expect(toTrace([toPage(300, noisy)]).exact).not.toEqual(exact);
  const elsewhere: Place = (i, random) => [centred(i, random)[0], 790];
  expect(toTrace([toPage(300, elsewhere)]).path).not.toEqual(path);
});

it('[FR4] says nothing of a short trace, nor of a path that is short or stays in place', () => {
  expect(toTrace([toPage(59, natural)]).exact).toBeNull();
  expect(toTrace([toPage(30, natural), toPage(30, natural, 0, 1)]).exact).not.toBeNull();
  expect(toTrace([toPage(200, natural)]).path).toBeNull();
  expect(toTrace([toPage(300, natural)]).path).not.toBeNull();
  expect(toTrace([toPage(300, () => [200, 400])]).path).toBeNull();
});

it('[FR5] finds more gaze than there was time', () => {
  const page = (firstMs: number, lastMs: number) => ({ firstMs, lastMs, samples: 0 });
  const pages = [page(0, 8_000), page(9_000, 17_000)];
  expect(isImpossibleTime(pages, 14_000)).toBe(false);
  expect(isImpossibleTime(pages, 13_999)).toBe(true);
  expect(isImpossibleTime(pages, null)).toBe(false);
});

it('[FR6] finds two pages that were seen at once', () => {
  const page = (firstMs: number, lastMs: number) => ({ firstMs, lastMs, samples: 0 });
  expect(isImpossibleTime([page(0, 8_000), page(6_000, 10_000)], null)).toBe(false);
  expect(isImpossibleTime([page(0, 8_000), page(5_900, 9_900)], null)).toBe(true);
  expect(isImpossibleTime([page(5_000, 9_000), page(0, 8_000)], null)).toBe(true);
});

it('[FR7] finds more samples than a camera gives', () => {
  const page = (samples: number) => ({ firstMs: 0, lastMs: 1_000, samples });
  expect(isImpossibleTime([page(131)], null)).toBe(false);
  expect(isImpossibleTime([page(132)], null)).toBe(true);
  expect(isImpossibleTime([{ ...page(29), lastMs: 1 }], null)).toBe(false);
});

it('[FR8] finds gaze that stands still, moves smoothly, or jumps without a tremor', () => {
  const wave: Place = (i) => [200 + 100 * Math.sin(i / 20), 400 + 200 * Math.cos(i / 31)];
  const jumps: Place = (i) => natural(Math.floor(i / 9) * 9, () => 0.5);
  const nearlyStill: Place = (_, random) => [200 + drawGaussian(random), 400];
  for (const place of [() => [200, 400] as [number, number], nearlyStill, wave, jumps]) {
    expect(findFlags(place)).toEqual(['without_fixations']);
  }
});

it('[FR9] finds gaze that is elsewhere with every sample, but not noise about one place', () => {
  const stare: Place = (_, random) => [
    200 + 2 * PX_PER_DEGREE * drawGaussian(random),
    400 + 2 * PX_PER_DEGREE * drawGaussian(random),
  ];
  expect(findFlags(scattered)).toEqual(['without_fixations']);
  expect(findFlags(stare)).toEqual([]);
});

it('[FR10] takes steps between valid neighbours, and says nothing of a few', () => {
  const signal = toSignal(300, natural);
  const holes = signal.valid.map((_, i) => (i % 2 === 0 ? 1 : 0));
  expect(measureSteps([{ ...signal, valid: holes }], PX_PER_DEGREE)).toBeNull();
  expect(measureSteps([toSignal(61, natural)], PX_PER_DEGREE)).toBeNull();
  const twice = [toSignal(40, natural), toSignal(40, natural)];
  expect(measureSteps(twice, PX_PER_DEGREE)?.stepDeg).toBeGreaterThan(0.5);
  expect(isWithoutFixations(null)).toBe(false);
  expect(() => measureSteps([], 0)).toThrow(RangeError);
});

it('[FR11] does not change with a shift in time or a mirror image, nor changes its input', () => {
  for (const place of [natural, scattered]) {
    const mirrored: Place = (i, random) => {
      const [x, y] = place(i, random);
      return [WIDTH - x, y];
    };
    expect(findFlags(mirrored)).toEqual(findFlags(place));
    expect(findFlags(place, { startMs: 8e12 })).toEqual(findFlags(place));
  }
  const page = toPage(300, natural);
  const before = structuredClone(page);
  detectFraud([page], { openMs: null, pxPerDegree: PX_PER_DEGREE });
  expect(page).toEqual(before);
});

it('[FR12] carries algorithm, version and options', () => {
  const { flags, trace, ...head } = detectFraud([], { openMs: null, pxPerDegree: 1 });
  expect(head).toEqual({ algorithm: 'fraud', version: 1, options: FRAUD_OPTIONS });
  expect([flags, trace]).toEqual([[], { exact: null, path: null }]);
});
