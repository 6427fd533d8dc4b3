import { createGaussKernel, HeatMap, measureCc, measureSigmaPx } from '@fovea/gaze/maps';
import { createMapPart } from '@fovea/gaze/merge';
import { CARD_VIEW } from '#view-options.ts';
import { type HeatPage, toMapPage } from './heat-page.ts';

/**
 * How alike the map of a page is with and without each person, in the order in which they came: the
 * correlation of both, 1 for the same. The first one has nothing to be compared with.
 */
export function measureGrowth(page: HeatPage, order: readonly number[]): number[] {
  const { grid, fixations, pxPerDegree } = toMapPage(page);
  const people = order.filter((place) => fixations[place] !== undefined);
  if (people.length < 2) return [];
  const degrees = people.map((place) => pxPerDegree[place] as number);
  const map = new HeatMap(grid, createGaussKernel(measureSigmaPx(degrees, CARD_VIEW.sigmaDegrees)));
  let before: Float64Array | undefined;
  const likeness: number[] = [];
  for (const place of people) {
    const own = fixations[place];
    if (own === undefined) continue;
    map.add(createMapPart(own, grid, { weight: 'absolute' }));
    const values = map.values.slice();
    // A map on which nobody has looked at anything is like no other.
    if (before !== undefined) likeness.push(measureCc(before, values) ?? 0);
    before = values;
  }
  return likeness;
}
