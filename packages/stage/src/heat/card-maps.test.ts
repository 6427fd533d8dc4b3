import type { PageToLayOut } from '@fovea/gaze/geometry';
import { describe, expect, it } from 'vitest';
import { layOutStage } from '#page/stage-layout.ts';
import { CARD_VIEW } from '#view-options.ts';
import { type CardMap, paintCard } from './card-maps.ts';
import { createHeatEngine } from './heat-engine.ts';

const usual = { widthPx: 390, heightPx: 844 };
const square = { widthPx: 400, heightPx: 400 };
const look = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
} as const satisfies Omit<PageToLayOut, 'assets'>;

const toPage = (picture: typeof usual, x: number, y: number) => ({
  picture,
  fixations: [
    {
      onsetMs: Float64Array.of(0),
      offsetMs: Float64Array.of(400),
      x: Float64Array.of(x),
      y: Float64Array.of(y),
    },
  ],
  pxPerDegree: Float64Array.of(20),
});
const isEmpty = ({ rgba }: CardMap) => rgba.every((value, i) => i % 4 !== 3 || value === 0);

describe("the map of a project's card", () => {
  it('has the bytes that the screen draws of all people and all time', () => {
    const stage = layOutStage({ ...look, assets: [square] }, usual);
    const page = toPage(square, 100, 300);
    const [map] = paintCard(page, Uint8Array.of(1), 8_000, stage);
    const engine = createHeatEngine();
    engine.setPage('a', page);
    engine.setShown(Uint8Array.of(1));
    const time = { timeMs: 8_000, durationMs: 8_000 };
    const painting = engine.paint({ pageId: 'a', options: CARD_VIEW, ...time })?.painting;
    expect(map && isEmpty(map)).toBe(false);
    expect(map?.widthPx).toBe(painting?.widthPx);
    expect(map?.rgba).toEqual(painting?.rgba);
  });

  it('is cut to each picture of a page', () => {
    const pair = { ...look, layout: 'sideBySide', assets: [square, square] } as const;
    const stage = layOutStage(pair, usual);
    const [, right] = stage.slots;
    if (!right) throw new Error('no second picture');
    const x = right.xPx + right.widthPx / 2;
    const page = toPage(stage.size, x, right.yPx + right.heightPx / 2);
    const [first, second] = paintCard(page, Uint8Array.of(1), 8_000, stage);
    expect(first && isEmpty(first)).toBe(true);
    expect(second && isEmpty(second)).toBe(false);
    expect((second?.widthPx ?? 0) / (second?.heightPx ?? 1)).toBeCloseTo(1, 1);
  });

  it('is not there when nobody who is shown looked at anything', () => {
    const stage = layOutStage({ ...look, assets: [square] }, usual);
    expect(paintCard(toPage(square, 100, 300), Uint8Array.of(0), 8_000, stage)).toEqual([]);
    expect(paintCard(toPage(square, -1, -1), Uint8Array.of(1), 8_000, stage)).toEqual([]);
  });
});
