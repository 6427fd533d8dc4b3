import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCommonOrder } from './common-order.ts';

/** One participant, by the AOIs in the order of their first looks; `null` looks elsewhere. */
function toPerson(way: readonly (number | null)[], all: number) {
  const looked = way.filter((aoi) => aoi !== null);
  return {
    aois: Array.from({ length: all }, (_, aoi) => {
      const rank = looked.indexOf(aoi);
      const hasLook = rank >= 0;
      return {
        entryRank: hasLook ? 1 + rank : all,
        fixationsBefore: hasLook ? way.indexOf(aoi) : null,
        isFirstAoi: rank === 0,
      };
    }),
  };
}

const orderOf = (all: number, ...ways: (readonly (number | null)[])[]) =>
  findCommonOrder(ways.map((way) => toPerson(way, all)));

it('[ME38] orders what half or more looked at, so that most people agree with every step', () => {
  const order = orderOf(4, [2, 0, 1], [2, 0, 1], [0, null, 2], [2, 1, 0, 3]);
  expect(order.steps.map(({ aoi }) => aoi)).toEqual([2, 0, 1]);
  // Most look at 1 before 0, though 0 is the first of more of them.
  const split = orderOf(3, [0, 1, 2], [0, 1, 2], [1, 2, 0], [1, 0, 2], [2, 1, 0]);
  expect(split.steps.map(({ aoi }) => aoi)).toEqual([1, 0, 2]);
});

it('[ME38] lets no majority speak against two neighbours, and puts first what most saw first', () => {
  const ways = fc.array(fc.shuffledSubarray([0, 1, 2, 3, 4]), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(ways, (list) => {
      const { steps } = orderOf(5, ...list);
      const countBefore = (a: number, b: number) =>
        list.filter(
          (way) => way.includes(a) && (!way.includes(b) || way.indexOf(a) < way.indexOf(b)),
        ).length;
      for (const [i, { aoi }] of steps.entries()) {
        expect(2 * list.filter((way) => way.includes(aoi)).length).toBeGreaterThanOrEqual(
          list.length,
        );
        const before = steps[i - 1]?.aoi;
        if (before === undefined) continue;
        expect(countBefore(before, aoi)).toBeGreaterThanOrEqual(countBefore(aoi, before));
      }
      const favourite = [0, 1, 2, 3, 4].find(
        (aoi) => 2 * list.filter(([first]) => first === aoi).length > list.length,
      );
      if (favourite !== undefined) expect(steps[0]?.aoi).toBe(favourite);
    }),
  );
});

it('[ME39] counts of all people who began with the first, and who came to each other after the one before', () => {
  const { people, steps } = orderOf(3, [2, 0], [2, 0, 1], [0, 2], [], [2, 0, 1]);
  expect(people).toBe(5);
  // Two of five came to AOI 1, so it has no place.
  expect(steps).toEqual([
    { aoi: 2, share: 3 / 5 },
    { aoi: 0, share: 3 / 5 },
  ]);
});

it('[ME39] has no step where too few looked, and none without people', () => {
  expect(orderOf(2, [0], [], [])).toMatchObject({ people: 3, steps: [] });
  expect(orderOf(2)).toEqual({ algorithm: 'common-order', version: 1, people: 0, steps: [] });
});
