import { createHeatGrid } from '@fovea/gaze/maps';
import { createMapPart } from '@fovea/gaze/merge';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { describe, expect, it } from 'vitest';
import { layOutStage } from '#page/stage-layout.ts';
import { createFixationList } from '#testing/test-scene.ts';
import { CARD_VIEW, type ViewOptions } from '#view-options.ts';
import { createHeatEngine } from './heat-engine.ts';
import type { HeatPage } from './heat-page.ts';
import { type StoredMap, toStoredPage } from './stored-map.ts';

const PEOPLE = 60;
const DURATION_MS = 8_000;
const picture = { widthPx: 900, heightPx: 1_334 };
const screen = { widthPx: 390, heightPx: 578, pxPerDegree: 30 };
const look = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
} as const;
const stage = layOutStage({ ...look, assets: [picture] }, screen);
const screens = Array.from({ length: PEOPLE }, () => screen);
const shown = new Uint8Array(PEOPLE).fill(1);

/** The same looks as people and as records keep them, in cells of a picture 400 px wide. */
function createBoth(): { page: HeatPage; stored: StoredMap } {
  const random = createSeededRandom(3);
  const lists = screens.map(() =>
    createFixationList(
      ...Array.from({ length: 12 }, (_, i): [number, number, number, number] => {
        const y = random() < 0.7 ? 0.2 + 0.1 * random() : random();
        return [i * 600, i * 600 + 500, random() * 900, Math.min(y * 1_334, 1_333)];
      }),
    ),
  );
  const grid = createHeatGrid(400, 593);
  const sums = new Map<number, number>();
  for (const list of lists) {
    const none = new Uint32Array(12);
    const scaled = {
      ...list,
      from: none,
      to: none,
      x: list.x.map((px) => (px * 400) / 900),
      y: list.y.map((px) => Math.min((px * 400) / 900, 592.9)),
    };
    const part = createMapPart(scaled, grid, { weight: 'absolute' });
    for (let i = 0; i < part.n; i++) {
      const cell = part.cells[i] as number;
      sums.set(cell, (sums.get(cell) ?? 0) + (part.amounts[i] as number));
    }
  }
  const entries = [...sums].sort(([a], [b]) => a - b);
  const own = {
    slot: 0,
    columns: 100,
    cells: Int32Array.from(entries, ([cell]) => cell),
    amounts: Float64Array.from(entries, ([, ms]) => ms),
  };
  const pxPerDegree = toStoredPage({ people: 0, pictures: [] }, screens, stage).pxPerDegree;
  return {
    page: { picture, fixations: lists, pxPerDegree },
    stored: { people: PEOPLE, pictures: [own] },
  };
}

function paint(page: HeatPage, change: Partial<ViewOptions> = {}, timeMs = DURATION_MS) {
  const engine = createHeatEngine();
  engine.setPage('a', page);
  engine.setShown(shown);
  const options = { ...CARD_VIEW, ...change };
  const painted = engine.paint({ pageId: 'a', options, timeMs, durationMs: DURATION_MS });
  return { engine, painted };
}

describe('the map that records keep', () => {
  const { page, stored } = createBoth();
  const storedPage = toStoredPage(stored, screens, stage);

  it('is drawn as the map of the same people is: colours differ by next to nothing', () => {
    const [whole, kept] = [paint(page).painted, paint(storedPage).painted];
    expect(kept?.legend.people).toBe(PEOPLE);
    expect(kept?.legend.sigmaPx).toBeCloseTo(whole?.legend.sigmaPx ?? 0, 9);
    expect((kept?.legend.top ?? 0) / (whole?.legend.top ?? 1)).toBeCloseTo(1, 1);
    const [a, b] = [kept?.painting.rgba ?? [], whole?.painting.rgba ?? []];
    expect(a).toHaveLength(b.length);
    const apart = Array.from(a, (value, i) => Math.abs(value - (b[i] ?? 0)));
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(2);
  });

  it('knows dwell time of the whole page, and answers nothing else', () => {
    expect(paint(storedPage, { kind: 'count' }).painted).toBeUndefined();
    expect(paint(storedPage, { method: 'GlobalMax' }).painted).toBeUndefined();
    expect(paint(storedPage, {}, DURATION_MS - 1).painted).toBeUndefined();
    const { engine, painted } = paint(storedPage);
    expect(painted).toBeDefined();
    expect(engine.measureAt(0.5, 0.5)).toBeUndefined();
    const time = { timeMs: DURATION_MS, durationMs: DURATION_MS };
    expect(engine.paintSteps({ pageId: 'a', options: CARD_VIEW, ...time })).toEqual([]);
  });

  it('has each cell on its own picture, the last row within it', () => {
    const pair = layOutStage({ ...look, layout: 'sideBySide', assets: [picture, picture] }, screen);
    const cells = Int32Array.of(0, 148 * 100);
    const amounts = Float64Array.of(5, 7);
    const both = [0, 1].map((slot) => ({ slot, columns: 100, cells, amounts }));
    const { stored: time } = toStoredPage({ people: 1, pictures: both }, screens, pair);
    expect([...(time?.ms ?? [])]).toEqual([5, 7, 5, 7]);
    for (const [i, x] of [...(time?.x ?? [])].entries()) {
      const rect = pair.slots[i >> 1];
      const y = time?.y[i] ?? 0;
      expect(x - (rect?.xPx ?? 0)).toBeCloseTo((rect?.widthPx ?? 0) / 200, 9);
      expect(y).toBeGreaterThan(rect?.yPx ?? 0);
      expect(y).toBeLessThan((rect?.yPx ?? 0) + (rect?.heightPx ?? 0));
    }
  });
});
