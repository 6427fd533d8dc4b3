import type { Aoi } from '@fovea/contract';
import type { HeatPage } from '@fovea/stage';
import { expect, it } from 'vitest';
import type { Framed } from '#features/analysis/aoi/model/stage-frame.ts';
import { listSuggestions } from './list-suggestions.ts';

const SIDE_PX = 1_000;
const RANGE = { fromMs: 0, toMs: 10_000 };
const SHOWN = Uint8Array.of(1);

/** Two pictures beside each other, each half of the page. */
const FRAMED = {
  page: {
    size: { widthPx: SIDE_PX, heightPx: SIDE_PX },
    slots: [0, 500].map((xPx) => ({ xPx, yPx: 0, widthPx: 500, heightPx: SIDE_PX })),
  },
  assets: [{ id: 'left' }, { id: 'right' }],
} as unknown as Framed;

/** Long looks at places, one after the other. */
function lookAt(...places: readonly (readonly [x: number, y: number])[]): HeatPage {
  return {
    picture: { widthPx: SIDE_PX, heightPx: SIDE_PX },
    fixations: [
      {
        onsetMs: Float64Array.from(places, (_, i) => i * 1_000),
        offsetMs: Float64Array.from(places, (_, i) => i * 1_000 + 900 - i * 100),
        x: Float64Array.from(places, ([x]) => x),
        y: Float64Array.from(places, ([, y]) => y),
      },
    ],
    pxPerDegree: Float64Array.of(20),
  } as HeatPage;
}

it('a box lies on the picture of its spot, wholly inside', () => {
  const found = listSuggestions(lookAt([250, 500], [510, 20]), SHOWN, RANGE, FRAMED, undefined, []);
  expect(found.map(({ assetId }) => assetId)).toEqual(['left', 'right']);
  const [left, right] = found.map(({ shape }) => shape);
  expect(left).toMatchObject({ x: expect.closeTo(0.42, 1), width: expect.closeTo(0.16, 2) });
  expect(right).toMatchObject({ x: 0, y: 0 });
});

it('"none below the reliable size": also where a picture is narrower than the page', () => {
  const page = lookAt([250, 500]);
  const toCount = (errorPx: number) =>
    listSuggestions(page, SHOWN, RANGE, FRAMED, { errorPx, cmPerPx: 0.01 }, []).length;
  expect(toCount(56)).toBe(1);
  expect(toCount(250)).toBe(0);
});

it('a spot that an area holds is not offered again', () => {
  const keyframes = [
    {
      timestamp: 0,
      shape: { type: 'rectangle', x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
      easing: 'hold',
      visible: true,
    },
  ];
  const toIds = (assetId: string) => {
    const aoi = { assetId, keyframeAoi: { keyframes } } as unknown as Aoi;
    const page = lookAt([250, 500], [750, 500]);
    return listSuggestions(page, SHOWN, RANGE, FRAMED, undefined, [aoi]).map((it) => it.assetId);
  };
  expect(toIds('left')).toEqual(['right']);
  expect(toIds('right')).toEqual(['left']);
  expect(toIds('other')).toEqual(['left', 'right']);
});
