import { expect, it } from 'vitest';
import { snapTime } from './snap-time.ts';
import { listSnapLines, snap } from './snapping.ts';

const LINES = listSnapLines([{ left: 0.2, top: 0.3, right: 0.4, bottom: 0.5 }]);
const within = { x: 0.02, y: 0.02 };

it('snapping to picture edges, centre and other AOIs, with guides', () => {
  expect(snap({ x: [0.01], y: [0.49] }, LINES, within)).toMatchObject({
    dx: -0.01,
    guides: [
      { axis: 'x', at: 0 },
      { axis: 'y', at: 0.5 },
    ],
  });
  const toOther = snap({ x: [0.31], y: [0.7] }, LINES, within);
  expect(toOther.dx).toBeCloseTo(-0.01, 12);
  expect(toOther.dy).toBe(0);
  expect(toOther.guides).toHaveLength(1);
});

it('leaves alone what is beyond the tolerance', () => {
  expect(snap({ x: [0.1], y: [0.1] }, LINES, within)).toEqual({ dx: 0, dy: 0, guides: [] });
});

it('a diamond snaps to frames and other diamonds, within the page', () => {
  const others = { others: [1_010], withinMs: 20, lastMs: 8_000 };
  expect(snapTime(1_000, others)).toBe(1_010);
  expect(snapTime(1_100, others)).toBe(1_100);
  expect(snapTime(1_115, others)).toBe(1_100);
  expect(snapTime(-5, others)).toBe(0);
  expect(snapTime(9_000, others)).toBe(8_000);
});
