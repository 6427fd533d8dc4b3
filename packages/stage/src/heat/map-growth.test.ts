import { describe, expect, it } from 'vitest';
import type { HeatPage } from './heat-page.ts';
import { measureGrowth } from './map-growth.ts';

const picture = { widthPx: 400, heightPx: 400 };
type Look = readonly [x: number, y: number, ms?: number];

const toPage = (...people: readonly (readonly Look[] | undefined)[]): HeatPage => ({
  picture,
  fixations: people.map(
    (looks) =>
      looks && {
        onsetMs: Float64Array.from(looks, (_, i) => i * 1_000),
        offsetMs: Float64Array.from(looks, ([, , ms = 400], i) => i * 1_000 + ms),
        x: Float64Array.from(looks, ([x]) => x),
        y: Float64Array.from(looks, ([, y]) => y),
      },
  ),
  pxPerDegree: Float64Array.from(people, () => 20),
});
const HERE: Look = [100, 100];
const THERE: Look = [300, 300];

describe('"the correlation of the map with and without the newest person"', () => {
  it('is 1 when the newest looked where all others did', () => {
    const [second, third] = measureGrowth(toPage([HERE], [HERE], [HERE]), [0, 1, 2]);
    expect(second).toBeCloseTo(1, 9);
    expect(third).toBeCloseTo(1, 9);
  });

  it('falls by whoever looked elsewhere, and less so the more were there before', () => {
    const early = measureGrowth(toPage([HERE], [THERE]), [0, 1]);
    const late = measureGrowth(toPage([HERE], [HERE], [HERE], [HERE], [THERE]), [0, 1, 2, 3, 4]);
    expect(early).toHaveLength(1);
    expect(early[0]).toBeLessThan(0.8);
    expect(late.at(-1)).toBeGreaterThan(0.9);
    expect(late.at(-1)).toBeLessThan(0.999);
  });

  it('follows the order in which people came, and leaves out who never saw the page', () => {
    const page = toPage([THERE], undefined, [HERE], [HERE]);
    expect(measureGrowth(page, [2, 1, 3, 0])).toHaveLength(2);
    expect(measureGrowth(page, [2, 1, 3, 0])[0]).toBeCloseTo(1, 9);
    expect(measureGrowth(page, [0, 2, 3])[0]).toBeLessThan(0.8);
  });

  it('has nothing to compare for one person, and no number for a map without looks', () => {
    expect(measureGrowth(toPage([HERE]), [0])).toEqual([]);
    expect(measureGrowth(toPage([[-1, -1]], [HERE]), [0, 1])).toEqual([0]);
  });
});
