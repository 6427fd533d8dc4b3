import { expect, it } from 'vitest';
import { layOutStage } from '#page/stage-layout.ts';
import { toPageViewports } from './page-viewports.ts';

const SCREEN = { widthPx: 400, heightPx: 800 };
const LOOK = { layout: 'single', scale: 'fit', alignX: 'center', alignY: 'center' } as const;
const lay = (display: 'scroll' | 'fullscreen') =>
  layOutStage({ ...LOOK, display, assets: [{ widthPx: 800, heightPx: 4_000 }] }, SCREEN);
const SCROLL = {
  tMs: Float32Array.of(30, 60, 90, 120),
  scrollPx: Float32Array.of(0, 0, 500, 1_200),
};

it('says what of a scrolled page was on the screen, a row for each change', () => {
  const [viewport, nobody] =
    toPageViewports([SCROLL, undefined], [SCREEN, SCREEN], lay('scroll')) ?? [];
  // The page is 2,000 px high on the screen.
  expect(viewport).toEqual({
    tMs: Float64Array.of(0, 90, 120),
    top: Float64Array.of(0, 0.25, 0.6),
    bottom: Float64Array.of(0.4, 0.65, 1),
  });
  expect(nobody).toBeUndefined();
});

it('has nothing to say of a page that does not scroll', () => {
  expect(toPageViewports([SCROLL], [SCREEN], lay('fullscreen'))).toBeUndefined();
});
