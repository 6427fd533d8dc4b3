import { createSeededRandom } from '@fovea/gaze/synthetic';
import { describe, expect, it } from 'vitest';
import type { FixationList } from '#fixation-list.ts';
import { createFixationList } from '#testing/test-scene.ts';
import { DEFAULT_VIEW, HEAT_KINDS, type ViewOptions } from '#view-options.ts';
import { createHeatEngine } from './heat-engine.ts';

const options: ViewOptions = { ...DEFAULT_VIEW, mode: 'heatmap' };
const picture = { widthPx: 400, heightPx: 800 };
const random = createSeededRandom(7);

function createPerson(): FixationList {
  let tMs = random() * 100;
  return createFixationList(
    ...Array.from({ length: 20 }, () => {
      const onset = tMs;
      tMs += 80 + random() * 400;
      const row = [onset, tMs, random() * 440 - 20, random() * 840 - 20] as const;
      tMs += random() * 60;
      return row;
    }),
  );
}

const people = Array.from({ length: 12 }, createPerson);
const degrees = Float64Array.from({ length: 12 }, (_, i) => 30 + i);
const page = { picture, fixations: [...people.slice(0, 11), undefined], pxPerDegree: degrees };
const all = new Uint8Array(12).fill(1);
const at = (timeMs: number, changes: Partial<ViewOptions> = {}) => ({
  pageId: 'a',
  options: { ...options, ...changes },
  timeMs,
  durationMs: 8_000,
});

function createEngine(shown = all) {
  const engine = createHeatEngine();
  engine.setPage('a', page);
  engine.setShown(shown);
  return engine;
}

describe('a map that moves', () => {
  it.each(HEAT_KINDS)('is for %s what a map of its own would be, wherever time went', (kind) => {
    const engine = createEngine();
    const modes = ['cumulative', 'window', 'range'] as const;
    for (let i = 0; i < 6; i++) {
      const changes = {
        kind,
        view: 'overall',
        overallMode: modes[i % 3] ?? 'window',
        range: { fromMs: i * 300, toMs: i * 300 + 900 },
      } as const;
      const question = at(random() * 8_000, changes);
      const moved = engine.paint(question);
      const fresh = createEngine().paint(question);
      expect(moved?.painting.rgba).toEqual(fresh?.painting.rgba);
      expect(moved?.legend).toEqual(fresh?.legend);
    }
  });

  it('is after another filter what a map of the people left would be', () => {
    const engine = createEngine();
    engine.paint(at(5_000));
    const few = Uint8Array.from(all, (_, i) => (i % 3 === 0 ? 1 : 0));
    engine.setShown(few);
    expect(engine.paint(at(6_000))).toEqual(createEngine(few).paint(at(6_000)));
  });
});

describe('a legend', () => {
  it('counts the shown people who saw the page, and has their median degree as sigma', () => {
    const legend = createEngine().paint(at(4_000))?.legend;
    expect(legend).toMatchObject({ people: 11, fromMs: 0, toMs: 4_000, method: 'LocalMax' });
    expect(legend?.sigmaPx).toBeCloseTo(35);
    expect(createEngine().paint(at(4_000, { sigmaDegrees: 2 }))?.legend.sigmaPx).toBeCloseTo(70);
  });

  it('is empty when nobody is shown', () => {
    const painted = createEngine(new Uint8Array(12)).paint(at(4_000));
    expect(painted?.legend).toMatchObject({ people: 0, top: 0 });
    expect(painted?.painting.rgba.some((byte, i) => i % 4 === 3 && byte > 0)).toBe(false);
  });
});

describe('the top colour', () => {
  it('is with GlobalMax the hottest spot of all pages over all their time', () => {
    const engine = createEngine();
    const own = engine.paint(at(8_000))?.legend.top ?? 0;
    const stare = createFixationList([0, 7_000, 200, 400]);
    engine.setPage('b', { ...page, fixations: people.map(() => stare) });
    const { top } = engine.paint(at(2_000, { method: 'GlobalMax' }))?.legend ?? { top: 0 };
    expect(top).toBeCloseTo(7);
    expect(own).toBeLessThan(top);
    expect(engine.paint(at(2_000))?.legend.top).toBeLessThan(own);
  });

  it('is with Fixed the value that was set', () => {
    const fixed = createEngine().paint(at(2_000, { method: 'Fixed', fixedTop: 0.4 }));
    expect(fixed?.legend.top).toBe(0.4);
  });

  it('means the same in all steps', () => {
    const engine = createEngine();
    const steps = engine.paintSteps(at(0, { view: 'overall', overallMode: 'steps' }));
    expect(steps).toHaveLength(8);
    expect(new Set(steps.map(({ legend }) => legend.top)).size).toBe(1);
    expect(steps[2]?.legend).toMatchObject({ fromMs: 2_000, toMs: 3_000 });
    expect(engine.paint(at(3_000))?.painting).toEqual(createEngine().paint(at(3_000))?.painting);
  });
});

describe('a place', () => {
  it('has a value per person, and those who looked within a degree of it', () => {
    const engine = createHeatEngine();
    const near = createFixationList([0, 1_000, 200, 400]);
    const far = createFixationList([0, 1_000, 20, 20]);
    engine.setPage('a', { picture, fixations: [near, far], pxPerDegree: Float64Array.of(40, 40) });
    engine.setShown(Uint8Array.of(1, 1));
    expect(engine.measureAt(0.5, 0.5)).toBeUndefined();
    engine.paint(at(500));
    const found = engine.measureAt(0.5, 0.5);
    expect(found).toMatchObject({ viewers: 1, people: 2 });
    expect(found?.value).toBeCloseTo(0.25, 2);
    expect(engine.measureAt(1.2, 0.5)).toBeUndefined();
  });
});

it('draws lines at 25, 50 and 75 % of the top around what is hotter', () => {
  const engine = createHeatEngine();
  engine.setPage('a', {
    picture,
    fixations: [createFixationList([0, 1_000, 200, 400])],
    pxPerDegree: Float64Array.of(40),
  });
  engine.setShown(Uint8Array.of(1));
  const contours = engine.paint(at(1_000, { hasContours: true }))?.contours ?? [];
  expect(contours.map(({ percent }) => percent)).toEqual([25, 50, 75]);
  const [ring] = contours[1]?.rings ?? [];
  const radii = Array.from({ length: (ring?.length ?? 0) / 2 }, (_, i) =>
    Math.hypot((ring?.[2 * i] ?? 0) - 200, (ring?.[2 * i + 1] ?? 0) - 400),
  );
  // Half of the top of a Gauss kernel is at 1.177 sigma; cells are 2.5 px of the picture.
  for (const radius of radii) expect(Math.abs(radius - 1.177 * 40)).toBeLessThan(4);
});
