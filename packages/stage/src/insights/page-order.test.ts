import { type Keyframe, prepareAoi } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import { createMetricsEngine } from '#aoi/metrics-engine.ts';
import { createFixationList } from '#testing/test-scene.ts';
import type { OrderQuestion } from './page-order.ts';

const PEOPLE = 14;
/** All look to the left first; ten of them then to the right, after 1.1 s. */
const fixations = Array.from({ length: PEOPLE }, (_, i) =>
  i < 10
    ? createFixationList([0, 1_100, 100, 200], [1_200, 1_900, 300, 200])
    : createFixationList([0, 1_900, 100, 200]),
);
const range = { fromMs: 0, toMs: 2_000 };
const shown = new Uint8Array(PEOPLE).fill(1);
const areaOf = (id: string, x: number) => {
  const shape = { type: 'rectangle', x, y: 0, width: 0.5, height: 1 } as const;
  const frame: Keyframe = { timestamp: 0, shape, easing: 'hold', visible: true };
  return { id, group: null, parts: [prepareAoi([frame])] };
};
const QUESTION: OrderQuestion = {
  areas: [areaOf('right', 0.5), areaOf('left', 0)],
  shown,
  range,
  peaks: { shown, range, pxPerDegree: new Float64Array(PEOPLE).fill(20) },
};

function ask(change: Partial<OrderQuestion> = {}) {
  const engine = createMetricsEngine();
  engine.setPage({
    picture: { widthPx: 400, heightPx: 400 },
    fixations,
    tracks: [],
    times: fixations.map(() => ({ shownMs: 2_000, rateHz: 50 })),
  });
  return engine.measureOrder({ ...QUESTION, ...change });
}

it('orders the areas of a page by the first looks of those shown', () => {
  expect(ask()).toMatchObject({
    people: PEOPLE,
    places: [
      { id: 'left', field: null, share: 1 },
      { id: 'right', field: null, share: 10 / 14 },
    ],
  });
});

it('counts up to a time, and gives what too few had looked at by then no place', () => {
  expect(ask({ range: { fromMs: 0, toMs: 1_150 } })?.places.map(({ id }) => id)).toEqual(['left']);
  expect(ask({ range: { fromMs: 1_920, toMs: 1_950 } })?.places).toEqual([]);
});

it('takes the peaks of all the time where a page has no areas', () => {
  const made = ask({ areas: [], range: { fromMs: 0, toMs: 1_150 } });
  expect(made?.places).toMatchObject([{ id: 'peak1', field: 'left', share: 1 }]);
});
