import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAssetPoint } from './convert-points.ts';
import { findSlot, layoutPage, type PageToLayOut } from './layout-page.ts';
import { createScreenPoint, type Rect } from './points.ts';

const SLOTS = { single: 1, sideBySide: 2, stacked: 2, grid4: 4 } as const;
const aligns = fc.constantFrom('start', 'center', 'end');
const sizes = fc.record({
  widthPx: fc.integer({ min: 20, max: 8000 }),
  heightPx: fc.integer({ min: 20, max: 8000 }),
});
const screens = fc.record({
  widthPx: fc.integer({ min: 200, max: 2000 }),
  heightPx: fc.integer({ min: 200, max: 2000 }),
});
const toPages = (fixed: Partial<PageToLayOut> = {}) =>
  fc.record({
    layout: fc.constantFrom('single', 'sideBySide', 'stacked', 'grid4'),
    display: fc.constantFrom('fullscreen', 'scroll'),
    scale: fc.constantFrom('fit', 'fill'),
    alignX: aligns,
    alignY: aligns,
    assets: fc.array(sizes, { minLength: 4, maxLength: 4 }),
    ...Object.fromEntries(Object.entries(fixed).map(([key, value]) => [key, fc.constant(value)])),
  }) as fc.Arbitrary<PageToLayOut>;

/** Every picture of a page with its box, and the size it was made of. */
function listPlaces(page: PageToLayOut, screen: { widthPx: number; heightPx: number }) {
  const { slots, boxes } = layoutPage(page, screen);
  return slots.map((slot, i) => ({
    slot: slot as Rect,
    box: boxes[i] as Rect,
    picture: page.assets[i] as { widthPx: number; heightPx: number },
  }));
}

const PHONE = { widthPx: 390, heightPx: 844 };
const WHOLE = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
} as const;

it('[GE1] shows the whole picture in its own proportions, as large as its box allows', () => {
  const [whole] = layoutPage(
    { ...WHOLE, assets: [{ widthPx: 1080, heightPx: 1920 }] },
    PHONE,
  ).slots;
  expect(whole).toMatchObject({ xPx: 0, widthPx: 390, heightPx: (390 * 1920) / 1080 });
  fc.assert(
    fc.property(toPages({ display: 'fullscreen', scale: 'fit' }), screens, (page, screen) => {
      for (const { slot, box, picture } of listPlaces(page, screen)) {
        expect(slot.widthPx / slot.heightPx).toBeCloseTo(picture.widthPx / picture.heightPx, 6);
        const freePx = [box.widthPx - slot.widthPx, box.heightPx - slot.heightPx];
        expect(Math.min(...freePx)).toBeCloseTo(0, 6);
        expect(Math.max(...freePx)).toBeGreaterThanOrEqual(-1e-6);
        expect(slot.xPx - box.xPx).toBeGreaterThanOrEqual(-1e-6);
        expect(slot.yPx - box.yPx).toBeGreaterThanOrEqual(-1e-6);
      }
    }),
  );
});

it('[GE2] puts the picture where it is aligned', () => {
  const assets = [{ widthPx: 50, heightPx: 50 }];
  const screen = { widthPx: 100, heightPx: 300 };
  const yPx = (alignY: 'start' | 'center' | 'end') =>
    layoutPage({ ...WHOLE, alignY, assets }, screen).slots[0]?.yPx;
  expect([yPx('start'), yPx('center'), yPx('end')]).toEqual([0, 100, 200]);
  fc.assert(
    fc.property(toPages({ display: 'fullscreen' }), screens, (page, screen) => {
      for (const { slot, box } of listPlaces(page, screen)) {
        const before = { x: slot.xPx - box.xPx, y: slot.yPx - box.yPx };
        const after = {
          x: box.widthPx - slot.widthPx - before.x,
          y: box.heightPx - slot.heightPx - before.y,
        };
        for (const [axis, align] of [
          ['x', page.alignX],
          ['y', page.alignY],
        ] as const) {
          if (align === 'center') expect(before[axis]).toBeCloseTo(after[axis], 6);
          else expect(align === 'start' ? before[axis] : after[axis]).toBeCloseTo(0, 6);
        }
      }
    }),
  );
});

it('[GE5] refuses pictures and screens without size on either display', () => {
  for (const display of ['fullscreen', 'scroll'] as const) {
    const page = { ...WHOLE, display, assets: [{ widthPx: 0, heightPx: 10 }] };
    expect(() => layoutPage(page, PHONE)).toThrow(RangeError);
    const good = { ...WHOLE, display, assets: [PHONE] };
    expect(() => layoutPage(good, { widthPx: Number.NaN, heightPx: 1 })).toThrow(RangeError);
  }
});

it('[GE6] covers the box with a filled picture, no larger than that takes', () => {
  const page = { ...WHOLE, scale: 'fill', assets: [{ widthPx: 100, heightPx: 100 }] } as const;
  expect(layoutPage(page, PHONE).slots[0]).toEqual({
    xPx: (390 - 844) / 2,
    yPx: 0,
    widthPx: 844,
    heightPx: 844,
  });
  fc.assert(
    fc.property(toPages({ display: 'fullscreen', scale: 'fill' }), screens, (page, screen) => {
      for (const { slot, box, picture } of listPlaces(page, screen)) {
        expect(slot.widthPx / slot.heightPx).toBeCloseTo(picture.widthPx / picture.heightPx, 6);
        const overPx = [slot.widthPx - box.widthPx, slot.heightPx - box.heightPx];
        expect(Math.min(...overPx)).toBeCloseTo(0, 6);
        expect(slot.xPx).toBeLessThanOrEqual(box.xPx + 1e-6);
        expect(slot.yPx).toBeLessThanOrEqual(box.yPx + 1e-6);
        expect(slot.xPx + slot.widthPx).toBeGreaterThanOrEqual(box.xPx + box.widthPx - 1e-6);
        expect(slot.yPx + slot.heightPx).toBeGreaterThanOrEqual(box.yPx + box.heightPx - 1e-6);
      }
    }),
  );
});

it('[GE7] splits the screen evenly into the boxes of the layout', () => {
  const boxes = (layout: PageToLayOut['layout']) =>
    layoutPage({ ...WHOLE, layout, assets: [] }, { widthPx: 400, heightPx: 800 }).boxes.map(
      ({ xPx, yPx, widthPx, heightPx }) => [xPx, yPx, widthPx, heightPx],
    );
  expect(boxes('single')).toEqual([[0, 0, 400, 800]]);
  expect(boxes('sideBySide')).toEqual([
    [0, 0, 200, 800],
    [200, 0, 200, 800],
  ]);
  expect(boxes('stacked')).toEqual([
    [0, 0, 400, 400],
    [0, 400, 400, 400],
  ]);
  expect(boxes('grid4')).toEqual([
    [0, 0, 200, 400],
    [200, 0, 200, 400],
    [0, 400, 200, 400],
    [200, 400, 200, 400],
  ]);
});

it('[GE8] gives a scrolled picture the width of its column and the top of its row', () => {
  const assets = [{ widthPx: 100, heightPx: 100 }, { widthPx: 100, heightPx: 400 }, null, null];
  const page = { ...WHOLE, layout: 'grid4', display: 'scroll', assets } as const;
  const { slots, boxes } = layoutPage(page, { widthPx: 400, heightPx: 800 });
  expect(slots).toEqual([
    { xPx: 0, yPx: 0, widthPx: 200, heightPx: 200 },
    { xPx: 200, yPx: 0, widthPx: 200, heightPx: 800 },
    null,
    null,
  ]);
  expect(boxes[2]).toEqual({ xPx: 0, yPx: 800, widthPx: 200, heightPx: 400 });
  fc.assert(
    fc.property(toPages({ display: 'scroll' }), screens, (page, screen) => {
      const places = listPlaces(page, screen);
      for (const { slot, box, picture } of places) {
        expect(slot.widthPx).toBeCloseTo(box.widthPx, 6);
        expect(slot.widthPx / slot.heightPx).toBeCloseTo(picture.widthPx / picture.heightPx, 6);
        expect(slot).toMatchObject({ xPx: box.xPx, yPx: box.yPx });
        const row = places.filter((each) => each.box.yPx === box.yPx);
        expect(box.heightPx).toBeCloseTo(Math.max(...row.map((each) => each.slot.heightPx)), 6);
      }
      const plain = { scale: 'fit', alignX: 'center', alignY: 'center' } as const;
      expect(layoutPage({ ...page, ...plain }, screen)).toEqual(layoutPage(page, screen));
    }),
  );
});

it('[GE9] is as high as its rows, and never lower than the screen', () => {
  const toHeightPx = (picture: { widthPx: number; heightPx: number }) =>
    layoutPage({ ...WHOLE, display: 'scroll', assets: [picture] }, PHONE).contentHeightPx;
  expect(toHeightPx({ widthPx: 390, heightPx: 3000 })).toBe(3000);
  expect(toHeightPx({ widthPx: 390, heightPx: 300 })).toBe(844);
  fc.assert(
    fc.property(toPages(), screens, (page, screen) => {
      const { boxes, contentHeightPx } = layoutPage(page, screen);
      const endPx = Math.max(...boxes.map((box) => box.yPx + box.heightPx));
      expect(contentHeightPx).toBeCloseTo(Math.max(endPx, screen.heightPx), 6);
      if (page.display === 'fullscreen') expect(contentHeightPx).toBeCloseTo(screen.heightPx, 6);
    }),
  );
});

it('[GE10] gives every point to one slot', () => {
  fc.assert(
    fc.property(toPages(), screens, (page, screen) => {
      const { boxes } = layoutPage(page, screen);
      expect(boxes).toHaveLength(SLOTS[page.layout]);
      for (const [i, one] of boxes.entries()) {
        const middle = { x: one.xPx + one.widthPx / 2, y: one.yPx + one.heightPx / 2 };
        expect(findSlot(boxes, middle)).toBe(i);
        for (const other of boxes.slice(i + 1)) {
          const isApart =
            one.xPx + one.widthPx <= other.xPx + 1e-6 || one.yPx + one.heightPx <= other.yPx + 1e-6;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
  const { boxes } = layoutPage({ ...WHOLE, layout: 'sideBySide', assets: [] }, PHONE);
  expect(findSlot(boxes, { x: -50, y: 2000 })).toBe(0);
  expect(findSlot(boxes, { x: 500, y: -10 })).toBe(1);
});

it('[GE11] finds the same point of the same slot, also when the screen has scrolled', () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(toPages(), screens, share, share, share, (page, screen, x, y, scrolled) => {
      const { slots, boxes, contentHeightPx } = layoutPage(page, screen);
      const scrollYPx = Math.floor(scrolled * (contentHeightPx - screen.heightPx));
      for (const [i, slot] of slots.entries()) {
        if (slot === null) continue;
        const onPage = { x: slot.xPx + x * slot.widthPx, y: slot.yPx + y * slot.heightPx };
        const box = boxes[i] as Rect;
        const isCropped =
          onPage.x < box.xPx ||
          onPage.y < box.yPx ||
          onPage.x > box.xPx + box.widthPx ||
          onPage.y > box.yPx + box.heightPx;
        if (isCropped) continue;
        expect(slots[findSlot(boxes, onPage)]).toEqual(slot);
        const seen = createScreenPoint(onPage.x, onPage.y - scrollYPx);
        const back = toAssetPoint(seen, slot, scrollYPx);
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }
    }),
  );
});

it('[GE12] leaves an empty slot its box and no picture', () => {
  fc.assert(
    fc.property(toPages({ layout: 'grid4', display: 'fullscreen' }), screens, (page, screen) => {
      const full = layoutPage(page, screen);
      const assets = page.assets.map((asset, i) => (i === 1 ? null : asset));
      const gap = layoutPage({ ...page, assets }, screen);
      expect(gap.boxes).toEqual(full.boxes);
      expect(gap.slots).toEqual(full.slots.map((slot, i) => (i === 1 ? null : slot)));
    }),
  );
});
