import { expect, it } from 'vitest';
import { countOthers, findGap, findLine, findStep, movePages } from './page-order.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

it('moves a page to where so many others are before it', () => {
  expect(movePages(IDS, ['a'], 1)).toEqual(['b', 'a', 'c', 'd', 'e']);
  expect(movePages(IDS, ['e'], 0)).toEqual(['e', 'a', 'b', 'c', 'd']);
  expect(movePages(IDS, ['b'], 4)).toEqual(['a', 'c', 'd', 'e', 'b']);
});

it('moves many together, in the order of the list', () => {
  expect(movePages(IDS, ['e', 'a'], 2)).toEqual(['b', 'c', 'a', 'e', 'd']);
});

it('says when nothing moves', () => {
  expect(movePages(IDS, ['c'], 2)).toBeUndefined();
  expect(movePages(IDS, IDS, 0)).toBeUndefined();
  expect(movePages(IDS, ['nobody'], 3)).toBeUndefined();
});

it('steps up and down, and stops at the ends', () => {
  expect(findStep(IDS, ['b'], -1)).toBe(0);
  expect(findStep(IDS, ['b'], 1)).toBe(2);
  expect(findStep(IDS, ['a'], -1)).toBe(0);
  expect(findStep(IDS, ['e'], 1)).toBe(4);
  expect(findStep(IDS, ['b', 'c'], 1)).toBe(2);
  expect(findStep(IDS, ['d', 'e'], 1)).toBe(3);
});

it('brings pages that lie apart together where they go', () => {
  expect(movePages(IDS, ['b', 'd'], findStep(IDS, ['b', 'd'], -1))).toEqual([
    ...['b', 'd', 'a', 'c', 'e'],
  ]);
  expect(movePages(IDS, ['b', 'd'], findStep(IDS, ['b', 'd'], 1))).toEqual([
    ...['a', 'c', 'e', 'b', 'd'],
  ]);
});

it('takes a gap between rows for the others above it, and back for the drop line', () => {
  for (const [gap, before] of [0, 1, 1, 2, 2, 3].entries()) {
    expect(countOthers(IDS, ['b', 'd'], gap)).toBe(before);
  }
  expect([0, 1, 2, 3].map((before) => findLine(IDS, ['b', 'd'], before))).toEqual([0, 2, 4, 5]);
});

it('finds the gap behind every row whose middle is passed', () => {
  expect([5, 15, 30, 99].map((at) => findGap([10, 30, 50], at))).toEqual([0, 1, 1, 3]);
});
