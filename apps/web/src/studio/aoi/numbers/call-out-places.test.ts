import { prepareAoi } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import type { PageArea } from '#studio/aoi/page-areas.ts';
import { placeCallOuts } from './call-out-places.ts';

const PLACE = { xPx: 400, yPx: 20, widthPx: 200, heightPx: 400 };
const STAGE = { widthPx: 1_000, heightPx: 600 };
const toArea = (id: string, x: number, y = 0.4): PageArea => {
  const shape = { type: 'rectangle', x, y, width: 0.1, height: 0.1 } as const;
  const parts = [prepareAoi([{ timestamp: 0, shape, easing: 'hold', visible: true }])];
  return { id, name: id, color: 1, group: null, parts };
};

it('"never on top of the picture; at most 3 per side"', () => {
  const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => toArea(id, 0.05));
  const places = placeCallOuts(areas, 0, PLACE, STAGE);
  expect(places.map(({ side }) => side)).toEqual([
    'left',
    'left',
    'left',
    'right',
    'right',
    'right',
  ]);
  for (const { side, xPx } of places) {
    expect(side === 'left' ? xPx < PLACE.xPx : xPx > PLACE.xPx + PLACE.widthPx).toBe(true);
  }
});

it('keeps them apart, in the order of their areas, and off the foot of the stage', () => {
  const areas = [toArea('low', 0.8, 0.9), toArea('high', 0.8, 0.85), toArea('top', 0.8, 0)];
  const places = placeCallOuts(areas, 0, PLACE, STAGE);
  expect(places.map(({ id }) => id)).toEqual(['top', 'high', 'low']);
  const tops = places.map(({ yPx }) => yPx);
  for (const [i, top] of tops.entries()) {
    if (i > 0) expect(top - (tops[i - 1] ?? 0)).toBeGreaterThanOrEqual(96);
    expect(top).toBeLessThanOrEqual(600 - 96 - 96);
  }
});

it('"hidden under 900 px stage width", and where a side has no room', () => {
  const areas = [toArea('a', 0.05)];
  expect(placeCallOuts(areas, 0, PLACE, { ...STAGE, widthPx: 899 })).toEqual([]);
  expect(placeCallOuts(areas, 0, { ...PLACE, xPx: 100 }, STAGE)[0]?.side).toBe('right');
  expect(placeCallOuts(areas, 0, { ...PLACE, xPx: 10, widthPx: 980 }, STAGE)).toEqual([]);
});

it('leaves out what is not there at the time', () => {
  const [late] = [toArea('a', 0)].map((area) => ({
    ...area,
    parts: [
      prepareAoi([
        {
          timestamp: 500,
          shape: { type: 'rectangle', x: 0, y: 0, width: 1, height: 1 },
          easing: 'hold',
          visible: true,
        },
      ]),
    ],
  }));
  if (late === undefined) throw new Error('no area');
  expect(placeCallOuts([late], 0, PLACE, STAGE)).toEqual([]);
  expect(placeCallOuts([late], 500, PLACE, STAGE)).toHaveLength(1);
});
