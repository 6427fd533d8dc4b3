import { expect, it } from 'vitest';
import { toPageBox } from './page-box.ts';

const UPRIGHT = { device: 'mobile', orientation: 'portrait' } as const;

it('leaves what lies between the bars of the browser', () => {
  const screen = { widthPx: 393, heightPx: 852 };
  expect(toPageBox(screen, 'safari', UPRIGHT)).toEqual({
    box: { xPx: 0, yPx: 59, widthPx: 393, heightPx: 659 },
    bars: { topPx: 59, bottomPx: 134 },
  });
  expect(toPageBox(screen, 'chrome', UPRIGHT).box).toMatchObject({ yPx: 80, heightPx: 748 });
});

it('takes less from a phone with a button under its screen', () => {
  const { box } = toPageBox({ widthPx: 375, heightPx: 667 }, 'safari', UPRIGHT);
  expect(box).toMatchObject({ yPx: 20, heightPx: 553 });
});

it('fills the whole width, however the screen is held', () => {
  for (const device of ['mobile', 'tablet'] as const)
    for (const orientation of ['portrait', 'landscape'] as const)
      for (const browser of ['safari', 'chrome'] as const) {
        const screen = { widthPx: 900, heightPx: 500 };
        const { box, bars } = toPageBox(screen, browser, { device, orientation });
        expect(box).toMatchObject({ xPx: 0, widthPx: 900, yPx: bars.topPx });
        expect(bars.topPx + box.heightPx + bars.bottomPx).toBe(500);
      }
});
