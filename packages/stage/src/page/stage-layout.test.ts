import { expect, it } from 'vitest';
import { createPlacement } from './placement.ts';
import { layOutStage } from './stage-layout.ts';

const LOOK = {
  layout: 'sideBySide',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
} as const;
const SCREEN = { widthPx: 390, heightPx: 844 };
const SQUARE = { widthPx: 900, heightPx: 900 };
const WIDE = { widthPx: 1_600, heightPx: 400 };

it('cuts away what a screen leaves empty around pictures side by side, but for a little', () => {
  const { size, slots } = layOutStage({ ...LOOK, assets: [SQUARE, SQUARE] }, SCREEN);
  expect(size).toEqual({ widthPx: 390, heightPx: 195 + 2 * 16 });
  expect(slots).toEqual([
    { xPx: 0, yPx: 16, widthPx: 195, heightPx: 195 },
    { xPx: 195, yPx: 16, widthPx: 195, heightPx: 195 },
  ]);
});

it('keeps what lies empty between pictures, as participants saw it', () => {
  const stacked = { ...LOOK, layout: 'stacked', assets: [WIDE, WIDE] } as const;
  const { size, slots } = layOutStage(stacked, SCREEN);
  const highPx = 390 / 4;
  expect(size.heightPx).toBeCloseTo(422 + highPx + 2 * 16);
  expect((slots[1]?.yPx ?? 0) - (slots[0]?.yPx ?? 0)).toBeCloseTo(422);
});

it('never shows more than the screen, and one picture as it is', () => {
  const tall = { widthPx: 195, heightPx: 844 };
  expect(layOutStage({ ...LOOK, assets: [tall, tall] }, SCREEN).size).toEqual(SCREEN);
  const alone = layOutStage({ ...LOOK, layout: 'single', assets: [WIDE] }, SCREEN);
  expect([alone.size, alone.slots]).toEqual([WIDE, [{ xPx: 0, yPx: 0, ...WIDE }]]);
});

it('has gaze over the same spot of its picture, on whichever screen it fell', () => {
  const stage = layOutStage({ ...LOOK, assets: [SQUARE, SQUARE] }, SCREEN);
  const tablet = createPlacement(stage, { widthPx: 800, heightPx: 1_200 });
  // The middle of the second picture, and its upper edge.
  expect(tablet.put(600, 600)).toBe(true);
  expect([tablet.xPx, tablet.yPx]).toEqual([292.5, 113.5]);
  tablet.put(600, 400);
  expect([tablet.xPx, tablet.yPx]).toEqual([292.5, 16]);
});
