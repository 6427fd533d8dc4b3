import { expect, it } from 'vitest';
import { measureOwnFigures } from './own-figures.ts';
import type { OwnSample } from './own-validity.ts';

/** Looks of so many samples, 25 Hz, at places in CSS px. */
function toPage(looks: readonly (readonly [samples: number, xPx: number])[]): OwnSample[] {
  const places = looks.flatMap(([samples, xPx]) => Array<number>(samples).fill(xPx));
  return places.map((xPx, i) => ({ t: i * 80, x: xPx * 4, y: 0, scroll: 10, valid: 1 }));
}

it('finds looks that last and how far apart they are', () => {
  const { pages, norms } = measureOwnFigures(
    new Map([
      [
        0,
        toPage([
          [10, 0],
          [20, 100],
          [15, 300],
          [10, 600],
        ]),
      ],
    ]),
    40,
    null,
  );
  const page = pages.get(0);
  expect(page?.fixations.map(({ x, y }) => [x, y])).toEqual([
    [0, 40],
    [400, 40],
    [1_200, 40],
    [2_400, 40],
  ]);
  expect(norms?.n).toBe(3);
  expect(norms?.meanAmplitudeDeg).toBeCloseTo(5, 10);
  expect(norms?.sdAmplitudeDeg).toBeCloseTo(2.5, 10);
  expect(page?.figures.k).toBeCloseTo(0, 10);
  expect(page?.figures).toMatchObject({ shownMs: 2_160, validMs: 2_160, attention: 1, rateHz: 25 });
});

it('lets a lost sample take its share of the time', () => {
  const samples = toPage([[10, 0]]).map((sample, i) =>
    i === 4 ? { ...sample, valid: 0 as const } : sample,
  );
  const figures = measureOwnFigures(new Map([[0, samples]]), 100, null).pages.get(0)?.figures;
  expect(figures).toMatchObject({ shownMs: 360, validMs: 320 });
});

it('says why a slow page has no fixations', () => {
  const slow = toPage([[30, 0]]).map((sample) => ({ ...sample, t: sample.t * 2 }));
  expect(measureOwnFigures(new Map([[3, slow]]), 100, null).pages.get(3)).toMatchObject({
    noFixations: 'rate_below_20_hz',
    fixations: [],
    figures: { rateHz: 12.5, fixationRate: null, k: null },
  });
});
