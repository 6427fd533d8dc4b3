import { expect, it } from 'vitest';
import { createFixationList } from '#testing/test-scene.ts';
import { describeHeat } from './describe-heat.ts';

const page = {
  picture: { widthPx: 300, heightPx: 600 },
  fixations: [
    // Top left for 3 s, bottom right for 1 s, beside the picture for 2 s.
    createFixationList([0, 3_000, 50, 50], [3_000, 4_000, 280, 580], [4_000, 6_000, -40, 50]),
    createFixationList([0, 1_000, 52, 48], [1_000, 4_000, 150, 300]),
    undefined,
    createFixationList([0, 8_000, 250, 50]),
  ],
  pxPerDegree: Float64Array.of(30, 30, 30, 30),
};
const shown = Uint8Array.of(1, 1, 1, 0);
const toPercent = (places: readonly { field: string; share: number }[]) =>
  places
    .filter(({ share }) => share > 0)
    .map(({ field, share }) => [field, Math.round(share * 1_000) / 10]);

it('tells how the time on the picture falls on nine fields, the most viewed first', () => {
  const { fields, people, secondsPerPerson } = describeHeat(page, shown, {
    fromMs: 0,
    toMs: 8_000,
  });
  expect(fields).toHaveLength(9);
  expect(toPercent(fields)).toEqual([
    ['topLeft', 50],
    ['middle', 37.5],
    ['bottomRight', 12.5],
  ]);
  expect(people).toBe(2);
  expect(secondsPerPerson).toBe(4);
});

it('names the highest peaks with the time spent within a degree of them', () => {
  const { peaks } = describeHeat(page, shown, { fromMs: 0, toMs: 8_000 });
  expect(toPercent(peaks)).toEqual([
    ['topLeft', 50],
    ['middle', 37.5],
  ]);
});

it('counts only the time that is shown, and only who looked in it', () => {
  const early = describeHeat(page, Uint8Array.of(1, 0, 0, 0), { fromMs: 3_500, toMs: 3_750 });
  expect(toPercent(early.fields)).toEqual([['bottomRight', 100]]);
  expect(early.secondsPerPerson).toBe(0.25);
  const nobody = describeHeat(page, new Uint8Array(4), { fromMs: 0, toMs: 8_000 });
  expect(nobody).toMatchObject({ people: 0, secondsPerPerson: 0, peaks: [] });
});
