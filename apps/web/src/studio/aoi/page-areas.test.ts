import type { Aoi } from '@fovea/contract';
import { findShapeAt } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import { listPageAreas, toStageAreas } from './page-areas.ts';

const KEYFRAME = { id: 'k', timestamp: 0, easing: 'linear', visible: true } as const;
const AOI: Aoi = {
  aoiId: 'a',
  experimentId: 'p',
  assetId: 'second',
  createdAt: null,
  name: 'Can',
  color: 3,
  group: null,
  tags: [],
  keyframeAoi: {
    keyframes: [
      { ...KEYFRAME, shape: { type: 'rectangle', x: 0.5, y: 0.5, width: 0.25, height: 0.5 } },
    ],
  },
  version: 1,
};
const PLACE = { yPx: 0, widthPx: 200, heightPx: 100 };
const STAGE = {
  size: { widthPx: 400, heightPx: 200 },
  slots: [{ ...PLACE, xPx: 0 }, { ...PLACE, xPx: 200 }, null],
};
const toPage = (...ids: (string | null)[]) =>
  ({ assets: ids.map((id) => id && { id }) }) as unknown as Parameters<typeof listPageAreas>[1];

it('puts an area where its picture lies on the page', () => {
  const [area, ...others] = listPageAreas([AOI], toPage('first', 'second', null), STAGE);
  expect(others).toEqual([]);
  expect(area?.parts.map((aoi) => findShapeAt(aoi, 0))).toEqual([
    { type: 'rectangle', x: 0.75, y: 0.25, width: 0.125, height: 0.25 },
  ]);
});

it('is as often on a page as its picture, and not on pages without it', () => {
  expect(listPageAreas([AOI], toPage('second', 'second', null), STAGE)[0]?.parts).toHaveLength(2);
  expect(listPageAreas([AOI], toPage('first', 'other', 'second'), STAGE)).toEqual([]);
  expect(listPageAreas([AOI], undefined, STAGE)).toEqual([]);
});

it('keeps ellipses and polygons over the same spots', () => {
  const ellipse = { type: 'ellipse', cx: 0.5, cy: 0.5, rx: 0.5, ry: 0.25 } as const;
  const points: [number, number][] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  const shapes = [ellipse, { type: 'polygon', points } as const].map((shape) => {
    const aoi = { ...AOI, keyframeAoi: { keyframes: [{ ...KEYFRAME, shape }] } };
    const [area] = listPageAreas([aoi], toPage('first', 'second', null), STAGE);
    return area?.parts[0] && findShapeAt(area.parts[0], 0);
  });
  expect(shapes).toEqual([
    { type: 'ellipse', cx: 0.75, cy: 0.25, rx: 0.25, ry: 0.125 },
    {
      type: 'polygon',
      points: [
        [0.5, 0],
        [1, 0],
        [0.5, 0.5],
      ],
    },
  ]);
});

it('gives the stage outlines by slot, with names or without', () => {
  const areas = listPageAreas([AOI], toPage('first', 'second', null), STAGE);
  expect(toStageAreas(areas, true)).toMatchObject([{ name: 'Can', slot: 2 }]);
  expect(toStageAreas(areas, false)).toMatchObject([{ name: '' }]);
});
