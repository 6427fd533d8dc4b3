import { expect, it } from 'vitest';
import { toCoverSize } from './cover-sizes.ts';

const size = (widthPx: number, heightPx: number, count = 1) =>
  toCoverSize({ widthPx, heightPx }, count);

it('shows a picture of a phone screen as a phone that is cut at the bottom', () => {
  expect(size(1080, 2340)).toEqual({ widthPx: 78, heightPx: 168, isStanding: true });
  expect(size(1080, 9000).heightPx).toBe(168);
});

it('shows a picture of a tablet screen wider', () => {
  expect(size(1536, 2048)).toEqual({ widthPx: 104, heightPx: 139, isStanding: true });
});

it('shows square, nearly square and wide pictures whole', () => {
  expect(size(800, 1000)).toEqual({ widthPx: 93, heightPx: 116, isStanding: false });
  expect(size(1000, 1000)).toEqual({ widthPx: 104, heightPx: 104, isStanding: false });
  expect(size(1600, 900)).toEqual({ widthPx: 139, heightPx: 78, isStanding: false });
});

it('never makes a banner a thread', () => {
  expect(size(4000, 200)).toEqual({ widthPx: 168, heightPx: 62, isStanding: false });
});

it('has room for three', () => {
  expect(size(1000, 1000, 3).widthPx * 3 + 16).toBeLessThanOrEqual(276);
  expect(size(1536, 2048, 3)).toEqual({ widthPx: 72, heightPx: 96, isStanding: false });
});
