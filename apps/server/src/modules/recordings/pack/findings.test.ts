import { measureK, measureKNorms } from '@fovea/gaze/attention';
import { detectFixations, measureSaccades, SACCADE_DEFAULTS } from '@fovea/gaze/events';
import { measurePxPerDegree } from '@fovea/gaze/geometry';
import { detectValidSamples } from '@fovea/gaze/quality';
import {
  createPageSamples,
  decodeBatch,
  fromDeltas,
  type PageSamples,
  SAMPLE_FLAGS,
  toPageSamples,
  toSignal,
} from '@fovea/gaze/samples';
import { scriptedGaze } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { measureRecording } from './findings.ts';

const RANGE = { min: -1e9, max: 1e9 };
const DEVICE = { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 };
const PX_PER_DEGREE = measurePxPerDegree({ distanceCm: 35, ppi: 428, pixelRatio: 2.625 });

function makePages(options: { hz?: number; pages?: number } = {}): PageSamples[] {
  const viewport = { width: 412, height: 915 };
  const { batches } = scriptedGaze({ seed: 7, batches: 12, viewport, lossShare: 0.1, ...options });
  return toPageSamples(
    batches.map((bytes) => {
      const decoded = decodeBatch(bytes);
      if (!decoded.ok) throw new Error(decoded.reason);
      return decoded.batch;
    }),
  );
}

const measure = (pages: readonly PageSamples[], rateHz = 30, precisionPx: number | null = null) =>
  measureRecording(pages, { rateHz, device: DEVICE, precisionPx });

function detect(samples: PageSamples) {
  const { valid } = detectValidSamples(samples);
  return detectFixations(toSignal(samples, valid, samples.tMs[0] ?? 0), 'phone', {
    pxPerDegree: PX_PER_DEGREE,
    precisionStdDeg: null,
    itemWidthPx: 412,
    itemHeightPx: 915,
  });
}

/** Stored fixations as a reader has them. */
function read(page: ReturnType<typeof measure>['findings']['pages'][number]) {
  const decode = (deltas: readonly number[], scale: number) =>
    Float64Array.from(fromDeltas(deltas, RANGE), (value) => value / scale);
  const { onset, offset, x, y } = page.fixations;
  const none = new Uint32Array(onset.length);
  return {
    onsetMs: decode(onset, 2),
    offsetMs: decode(offset, 2),
    x: decode(x, 4),
    y: decode(y, 4),
    from: none,
    to: none,
  };
}

/** Somebody who looks at one place for 2 s. */
function makeStare(page: number, scrollOf: (i: number) => number): PageSamples {
  const samples = createPageSamples(page, 60);
  for (let i = 0; i < 60; i++) {
    samples.tMs[i] = (i * 1_000) / 30;
    samples.x[i] = 200;
    samples.y[i] = 300 - scrollOf(i);
    samples.scrollY[i] = scrollOf(i);
    samples.flags[i] = SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk;
  }
  samples.monotone.fill(1);
  samples.widthPx.fill(412);
  samples.heightPx.fill(915);
  return samples;
}

describe('findings', () => {
  it('have the fixations of preset phone, in half ms and quarter px', () => {
    const pages = makePages({ pages: 2 });
    const { findings } = measure(pages);
    expect(findings.pages.map(({ page }) => page)).toEqual([0, 1]);
    pages.forEach((samples, i) => {
      const wanted = detect(samples);
      const found = findings.pages[i];
      if (found === undefined) throw new Error('a page is missing');
      const stored = read(found);
      expect(stored.x.length).toBeGreaterThan(10);
      expect(stored.x).toHaveLength(wanted.fixations.x.length);
      wanted.fixations.onsetMs.forEach((onsetMs, k) => {
        expect(Math.abs(onsetMs - (stored.onsetMs[k] ?? 0))).toBeLessThanOrEqual(0.25);
        const { offsetMs, x, y } = wanted.fixations;
        expect(Math.abs((offsetMs[k] ?? 0) - (stored.offsetMs[k] ?? 0))).toBeLessThanOrEqual(0.25);
        expect(Math.abs((x[k] ?? 0) - (stored.x[k] ?? 0))).toBeLessThanOrEqual(0.125);
        expect(Math.abs((y[k] ?? 0) - (stored.y[k] ?? 0))).toBeLessThanOrEqual(0.125);
      });
      expect(found.fixations).toMatchObject({
        algorithm: 'phone',
        version: wanted.version,
        options: { ...wanted.options },
      });
    });
  });

  it('have figures that a reader of the stored fixations gets again', () => {
    const { findings } = measure(makePages({ pages: 3 }));
    const events = findings.pages.map((page) => {
      const fixations = read(page);
      const pxPerDegree = findings.viewing.pxPerDegree;
      return {
        fixations,
        saccades: measureSaccades(fixations, { ...SACCADE_DEFAULTS, pxPerDegree }),
      };
    });
    const norms = measureKNorms(events);
    expect(findings.kNorms).toEqual(norms);
    if (norms === null) throw new Error('norms are needed');
    let weighted = 0;
    events.forEach((own, i) => {
      const { k, valid } = measureK(own, norms);
      const values = k.filter((_, at) => valid[at] === 1);
      const sum = values.reduce((total, value) => total + value, 0);
      weighted += sum;
      expect(findings.pages[i]?.figures.k).toBeCloseTo(sum / values.length, 12);
      expect(findings.pages[i]?.figures.fixationCount).toBe(k.length);
      expect(findings.pages[i]?.saccadesDeg).toEqual(
        Array.from(own.saccades.amplitudeDeg, (deg, at) =>
          valid[at] === 1 ? expect.closeTo(deg, 3) : null,
        ),
      );
    });
    // Norms come from all pages, so that K says something of one page and nothing of all.
    expect(weighted).toBeCloseTo(0, 9);
    expect(findings.pages.map(({ figures }) => figures.k)).not.toContain(0);
  });

  it('allow noisy phones a wider dispersion, twice their precision', () => {
    const options = (precisionPx: number | null) =>
      measure(makePages(), 30, precisionPx).findings.pages[0]?.fixations.options;
    expect(options(null)).toMatchObject({ dispersionDeg: 1.5 });
    expect(options(2 * PX_PER_DEGREE)).toMatchObject({ dispersionDeg: expect.closeTo(4, 10) });
  });

  it('have no fixations below 20 Hz and say why', () => {
    const { findings, quality } = measure(makePages({ hz: 15 }), 15);
    const [page] = findings.pages;
    expect(page?.figures).toMatchObject({
      noFixations: 'rate_below_20_hz',
      fixationCount: 0,
      fixationRate: null,
      meanFixationMs: null,
      k: null,
    });
    expect(page?.figures.rateHz).toBeCloseTo(15, 1);
    expect(page?.figures.validMs).toBeGreaterThan(0);
    expect(page?.fixations.onset).toEqual([]);
    expect(page?.immersion).toEqual({ scores: [], levels: [] });
    expect(findings.kNorms).toBeNull();
    expect(quality.effectiveRateHz).toBeCloseTo(15, 1);
  });

  it('count y with the scrolling, so that one place of the page is one fixation', () => {
    const { findings } = measure([makeStare(0, (i) => i * 4)]);
    const [page] = findings.pages;
    if (page === undefined) throw new Error('a page is missing');
    expect([...read(page).y]).toEqual([300]);
  });

  it('flag a page on which the eyes never moved, and say by how much', () => {
    const [page] = measure([makeStare(0, () => 0)]).findings.pages;
    expect(page?.figures.flags).toEqual(['identical_points', 'small_hull', 'one_line']);
    expect(page?.patternShares).toMatchObject({ identical: 1, hull: 0, line: 1, oneAoi: 0 });
  });

  it('speak of a page with a single sample and of a recording without gaze', () => {
    const one = makePages().map((samples) => ({
      ...samples,
      n: 1,
      tMs: samples.tMs.slice(0, 1),
    }));
    const [page] = measure(one).findings.pages;
    expect(page?.figures).toMatchObject({
      shownMs: 0,
      validMs: 0,
      attention: null,
      noFixations: 'too_few_samples',
    });
    expect(measure([]).findings).toMatchObject({ kNorms: null, pages: [] });
  });

  it('name every algorithm with its version and options', () => {
    const { findings } = measure([]);
    expect(findings.algorithms.map(({ algorithm }) => algorithm)).toEqual([
      'validity',
      'phone',
      'coefficient-k',
      'bad-patterns',
      'immersion',
    ]);
    for (const { version, options } of findings.algorithms) {
      expect(version).toBeGreaterThan(0);
      expect(Object.keys(options).length).toBeGreaterThan(0);
    }
  });
});
