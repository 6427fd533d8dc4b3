import { findShapeAt } from '@fovea/gaze/aoi';
import { layoutPage } from '@fovea/gaze/geometry';
import { describe, expect, it } from 'vitest';
import { clipShape } from './clip-shape.ts';
import { createDrawnStimulus } from './drawn-stimulus.ts';
import { toPageStimulus } from './page-stimulus.ts';
import { STEADY_PERSON } from './person.ts';
import { loadStimulus, type Stimulus } from './stimulus.ts';
import { createTruth } from './truth.ts';

const VIEWPORT = { widthPx: 390, heightPx: 700 };
const LOOK = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
} as const;

/** The rectangle of a region in CSS px of the page. */
function toPx({ regions, widthPx, heightPx }: Stimulus, i: number): number[] {
  const aoi = regions[i]?.aoi;
  const shape = aoi && findShapeAt(aoi, 0);
  if (shape?.type !== 'rectangle') throw new Error('no rectangle');
  return [
    shape.x * widthPx,
    shape.y * heightPx,
    (shape.x + shape.width) * widthPx,
    (shape.y + shape.height) * heightPx,
  ];
}

describe('a page as one stimulus', () => {
  it('has the regions of every slot where its picture stands', async () => {
    const pictures = await Promise.all(['wide-a', 'wide-b'].map(loadStimulus));
    const page = toPageStimulus({ ...LOOK, layout: 'stacked' }, pictures, VIEWPORT);
    const { slots } = layoutPage({ ...LOOK, layout: 'stacked', assets: pictures }, VIEWPORT);
    const own = pictures[0]?.regions.length ?? 0;
    expect(page.regions).toHaveLength(own + (pictures[1]?.regions.length ?? 0));
    for (const [slot, first] of [0, own].entries()) {
      const rect = slots[slot];
      const aoi = pictures[slot]?.regions[0]?.aoi;
      const shape = aoi && findShapeAt(aoi, 0);
      if (!rect || shape?.type !== 'rectangle') throw new Error('no place');
      const [left = 0, top = 0, right = 0] = toPx(page, first);
      expect(left).toBeCloseTo(rect.xPx + shape.x * rect.widthPx, 6);
      expect(top).toBeCloseTo(rect.yPx + shape.y * rect.heightPx, 6);
      expect(right - left).toBeCloseTo(shape.width * rect.widthPx, 6);
    }
    expect(page.regions.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(1);
  });

  it('cuts regions off where the slot does', async () => {
    const shelf = await loadStimulus('shelf');
    const page = toPageStimulus({ ...LOOK, scale: 'fill' }, [shelf], VIEWPORT);
    for (const [i, { aoi }] of page.regions.entries()) {
      if (findShapeAt(aoi, 0) === undefined) continue;
      const [left = 0, , right = 0] = toPx(page, i);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(VIEWPORT.widthPx + 1e-9);
    }
    const wide = shelf.regions.findIndex(({ name }) => name === 'Middle shelf');
    expect(toPx(page, wide)[2]).toBeCloseTo(VIEWPORT.widthPx, 6);
  });

  it('is looked at where it stands, and scrolled as far as it goes', async () => {
    const look = { ...LOOK, display: 'scroll' } as const;
    const page = toPageStimulus(look, [await loadStimulus('product-page')], VIEWPORT);
    const person = { ...STEADY_PERSON, viewport: VIEWPORT, seed: 3 };
    const { rect, rests } = createTruth(person, page, 30_000);
    expect(rect).toEqual({ xPx: 0, yPx: 0, widthPx: 390, heightPx: page.heightPx });
    const lowest = Math.max(...rests.map(({ scrollPx }) => scrollPx));
    expect(lowest).toBeGreaterThan(0);
    expect(lowest).toBeLessThanOrEqual(Math.ceil(page.heightPx - VIEWPORT.heightPx));
    for (const { y, scrollPx } of rests) {
      expect(y - scrollPx).toBeGreaterThanOrEqual(0);
      expect(y - scrollPx).toBeLessThanOrEqual(VIEWPORT.heightPx);
    }
  });

  it('is looked at on its pictures, not on the empty screen beside them', async () => {
    const page = toPageStimulus(LOOK, [await loadStimulus('wide-a')], VIEWPORT);
    const person = { ...STEADY_PERSON, viewport: VIEWPORT, seed: 4 };
    const [box] = page.pictures ?? [];
    for (const { y } of createTruth(person, page, 30_000).rests) {
      expect(y).toBeGreaterThanOrEqual((box?.top ?? 1) * VIEWPORT.heightPx - 1e-9);
      expect(y).toBeLessThanOrEqual((box?.bottom ?? 0) * VIEWPORT.heightPx + 1e-9);
    }
  });
});

describe('clipping', () => {
  const box = { left: 0, top: 0, right: 1, bottom: 1 };

  it('keeps what lies in the box and nothing else', () => {
    const cut = clipShape(
      {
        type: 'polygon',
        points: [
          [-1, 0.5],
          [0.5, -1],
          [2, 0.5],
          [0.5, 2],
        ],
      },
      box,
    );
    if (cut?.type !== 'polygon') throw new Error('no polygon');
    const area = cut.points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = cut.points[(i + 1) % cut.points.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
    // The diamond holds the whole box.
    expect(Math.abs(area)).toBeCloseTo(1, 9);
    expect(cut.points.flat().every((value) => value >= -1e-9 && value <= 1 + 1e-9)).toBe(true);
  });

  it('says when nothing is left', () => {
    const beside = { type: 'rectangle', x: 1.2, y: 0, width: 0.5, height: 1 } as const;
    expect(clipShape(beside, box)).toBeUndefined();
    const points = [
      [2, 2],
      [3, 2],
      [2, 3],
    ] as const;
    expect(clipShape({ type: 'polygon', points }, box)).toBeUndefined();
  });
});

describe('regions that are drawn', () => {
  it('are the same for a key, on the picture and apart', () => {
    const size = { widthPx: 800, heightPx: 600 };
    expect(createDrawnStimulus('a', size)).toEqual(createDrawnStimulus('a', size));
    expect(createDrawnStimulus('a', size)).not.toEqual(createDrawnStimulus('b', size));
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const boxes = createDrawnStimulus(key, size).regions.map(({ aoi }) => [...aoi.boxes]);
      expect(boxes.length).toBeGreaterThanOrEqual(3);
      for (const [i, [left = 0, top = 0, right = 0, bottom = 0]] of boxes.entries()) {
        expect(Math.min(left, top, 1 - right, 1 - bottom)).toBeGreaterThanOrEqual(0);
        for (const [l = 0, t = 0, r = 0, b = 0] of boxes.slice(i + 1)) {
          expect(right <= l || r <= left || bottom <= t || b <= top).toBe(true);
        }
      }
    }
  });
});
