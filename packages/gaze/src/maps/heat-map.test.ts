import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFixationsOf, type FixationRow } from '#synthetic/fixation-rows.ts';
import { CELL_PX, createHeatGrid, findCell, type HeatGrid } from './grid.ts';
import { type CellAmounts, HeatMap } from './heat-map.ts';
import { createHeatPoints, listFrame } from './heat-points.ts';
import {
  createGaussKernel,
  createPointKernel,
  KERNEL_ONE,
  type Kernel,
  TAP_ONE,
} from './kernel.ts';
import { listFixationCells, POINT_WEIGHTS, RELATIVE_ONE } from './point-weight.ts';
import { listSeenCells, ViewersMap } from './viewers.ts';

const people = fc.array(
  fc
    .array(
      fc.tuple(
        fc.double({ min: 10, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: -20, max: 220, noNaN: true }),
        fc.double({ min: -20, max: 320, noNaN: true }),
      ),
      { maxLength: 12 },
    )
    .map((steps) => {
      let tMs = 0;
      const rows = steps.map(([durationMs, gapMs, x, y]): FixationRow => {
        const onsetMs = tMs + gapMs;
        tMs = onsetMs + durationMs;
        return [onsetMs, tMs, x, y];
      });
      return createFixationsOf(rows);
    }),
  { minLength: 1, maxLength: 6 },
);
const grid = createHeatGrid(200, 300);

function toCells({ n, cells, amounts }: CellAmounts, { columns, rows }: HeatGrid = grid) {
  const sums = new Float64Array(columns * rows);
  for (let i = 0; i < n; i++)
    sums[cells[i] as number] = (sums[cells[i] as number] ?? 0) + (amounts[i] ?? 0);
  return sums;
}

/** The definition, cell by cell. */
function blurSlowly(amounts: Float64Array, { columns, rows }: HeatGrid, taps: Kernel) {
  return Float64Array.from(amounts, (_, cell) => {
    let sum = 0;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const tapX = taps[Math.abs(x - (cell % columns))] ?? 0;
        const tapY = taps[Math.abs(y - Math.floor(cell / columns))] ?? 0;
        sum += (amounts[y * columns + x] as number) * tapX * tapY;
      }
    }
    return sum;
  });
}

it('[MA1] divides a map into cells of 4 px; a point beside the picture has none', () => {
  const small = createHeatGrid(10, 9);
  expect([CELL_PX, small.columns, small.rows]).toEqual([4, 3, 3]);
  expect(findCell(small, 0, 0)).toBe(0);
  expect(findCell(small, 3.99, 4)).toBe(3);
  expect(findCell(small, 9.99, 8.99)).toBe(8);
  expect([
    findCell(small, 10, 0),
    findCell(small, -0.01, 0),
    findCell(small, 0, 9),
    findCell(small, Number.NaN, 0),
  ]).toEqual([-1, -1, -1, -1]);
  expect(() => createHeatGrid(0, 10)).toThrow(RangeError);
  expect(() => createHeatGrid(1e9, 1e9)).toThrow(RangeError);
});

it('[MA2] weighs by exp(−d²/2σ²) in whole parts of 256, the same taps in every engine', () => {
  for (const sigmaPx of [1, 4, 12.3, 37, 111]) {
    const taps = createGaussKernel(sigmaPx);
    taps.forEach((tap, d) => {
      const exact = TAP_ONE * Math.exp(-((d * CELL_PX) ** 2) / (2 * sigmaPx * sigmaPx));
      expect(Math.abs(tap - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect(Number.isInteger(tap)).toBe(true);
    });
    const beyond = TAP_ONE * Math.exp(-((taps.length * CELL_PX) ** 2) / (2 * sigmaPx * sigmaPx));
    expect(beyond).toBeLessThan(0.5);
  }
  expect([...createGaussKernel(12)].join()).toBe('256,242,205,155,105,64,35,17,7,3,1');
  expect(() => createGaussKernel(0)).toThrow(RangeError);
});

it('[MA3] sums amount times both taps over all cells, exactly', () => {
  const small = createHeatGrid(60, 44);
  const cells = fc.integer({ min: 0, max: small.columns * small.rows - 1 });
  const amounts = fc.integer({ min: 0, max: 1e6 });
  const parts = fc.array(fc.tuple(cells, amounts), { maxLength: 200 });
  fc.assert(
    fc.property(parts, fc.constantFrom(2, 5, 12, 40), (entries, sigmaPx) => {
      const part = {
        n: entries.length,
        cells: Int32Array.from(entries, ([cell]) => cell),
        amounts: Float64Array.from(entries, ([, amount]) => amount),
      };
      const taps = createGaussKernel(sigmaPx);
      const map = new HeatMap(small, taps);
      map.add(part);
      expect(map.values).toEqual(blurSlowly(toCells(part, small), small, taps));
    }),
    { numRuns: 40 },
  );
  for (const sigmaPx of [5, 10, 14]) {
    for (const cell of [0, 7, 80, small.columns * small.rows - 1]) {
      const part = { n: 1, cells: Int32Array.of(cell), amounts: Float64Array.of(11) };
      const taps = createGaussKernel(sigmaPx);
      const map = new HeatMap(small, taps);
      map.add(part);
      expect(map.values).toEqual(blurSlowly(toCells(part, small), small, taps));
    }
  }
  const single = new HeatMap(small, createPointKernel());
  single.add({ n: 1, cells: Int32Array.of(7), amounts: Float64Array.of(3) });
  expect(single.values[7]).toBe(3 * KERNEL_ONE);
  expect(single.values.reduce((sum, value) => sum + value)).toBe(3 * KERNEL_ONE);
});

it('[MA3] sums exactly whatever the width of the map', () => {
  const taps = createGaussKernel(6);
  for (let columns = 30; columns < 72; columns++) {
    const narrow = createHeatGrid(columns * CELL_PX, 10 * CELL_PX);
    const cells = Int32Array.from({ length: 40 }, (_, i) => (i * 97) % (columns * 10));
    const part = { n: 40, cells, amounts: new Float64Array(40).fill(3) };
    const map = new HeatMap(narrow, taps);
    map.add(part);
    expect(map.values).toEqual(blurSlowly(toCells(part, narrow), narrow, taps));
  }
});

it('[MA4] adds in any order and steps to the same map, and takes away without a trace', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 150, max: 3000 }), (crowd, stepMs) => {
      const points = createHeatPoints(crowd, grid, 'absolute');
      const kernel = createGaussKernel(15);
      const whole = new HeatMap(grid, kernel);
      whole.add(listFrame(points, 0, 20_000));
      const steps = new HeatMap(grid, kernel);
      const starts = Array.from({ length: Math.ceil(20_000 / stepMs) }, (_, i) => i * stepMs);
      for (const fromMs of starts.reverse()) {
        steps.add(listFrame(points, fromMs, Math.min(fromMs + stepMs, 20_000)));
        expect(steps.values.length).toBe(whole.values.length);
      }
      expect(steps.values).toEqual(whole.values);
      for (const fromMs of starts) {
        steps.remove(listFrame(points, fromMs, Math.min(fromMs + stepMs, 20_000)));
      }
      expect(steps.values.every((value) => value === 0)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

it('[MA5] refuses cells that are not on the map and amounts that would stop being exact', () => {
  const map = new HeatMap(grid, createGaussKernel(10));
  const one = (cell: number, amount: number) => ({
    n: 1,
    cells: Int32Array.of(cell),
    amounts: Float64Array.of(amount),
  });
  expect(() => map.add(one(-1, 1))).toThrow(RangeError);
  expect(() => map.add(one(grid.columns * grid.rows, 1))).toThrow(RangeError);
  expect(() => map.add(one(0, 2 ** 38))).toThrow(RangeError);
});

it('[MA6] weighs a fixation by 1, by its whole ms, or by its share of the person’s time', () => {
  const fixations = createFixationsOf([
    [100, 300.4, 10, 10],
    [400, 1000, 50, 50],
    [1100, 1300, -5, 50],
  ]);
  const amountsOf = (weight: 'count' | 'absolute' | 'relative') => [
    ...listFixationCells(fixations, grid, weight).amounts.subarray(0, 2),
  ];
  expect(amountsOf('count')).toEqual([1, 1]);
  expect(amountsOf('absolute')).toEqual([200, 600]);
  expect(amountsOf('relative')).toEqual([13128, 39306]);
  expect(listFixationCells(fixations, grid, 'count').n).toBe(2);
  expect(() => listFixationCells(createFixationsOf([[5, 4, 0, 0]]), grid, 'count')).toThrow(
    RangeError,
  );
  expect(() => createHeatPoints([createFixationsOf([[-1, 4, 0, 0]])], grid, 'count')).toThrow(
    RangeError,
  );
});

it('[MA7] gives every person the same amount in all with the weight relative', () => {
  fc.assert(
    fc.property(people, (crowd) => {
      for (const fixations of crowd.filter(({ x }) => x.length > 0)) {
        const inside = {
          ...fixations,
          x: fixations.x.map((x) => Math.abs(x) % 200),
          y: fixations.y.map((y) => Math.abs(y) % 300),
        };
        const { n, amounts } = listFixationCells(inside, grid, 'relative');
        expect(amounts.subarray(0, n).reduce((sum, amount) => sum + amount)).toBe(RELATIVE_ONE);
      }
    }),
  );
});

it('[MA8] adds with a frame only the time within it; a count counts where it begins', () => {
  const fixations = createFixationsOf([
    [100, 300, 10, 10],
    [400, 1000, 50, 50],
  ]);
  const frame = listFrame(createHeatPoints([fixations], grid, 'absolute'), 250, 450);
  expect([frame.n, ...frame.amounts.subarray(0, 2)]).toEqual([2, 50, 50]);
  // The fixation begins where a bin of the index does, and lasts for several.
  const onBin = createHeatPoints([createFixationsOf([[256, 640, 10, 10]])], grid, 'absolute');
  expect([...listFrame(onBin, 0, 1000).amounts.filter((amount) => amount > 0)]).toEqual([384]);
  expect([...listFrame(onBin, 300, 600).amounts.filter((amount) => amount > 0)]).toEqual([300]);
  const counted = listFrame(createHeatPoints([fixations], grid, 'count'), 250, 450);
  expect([counted.n, counted.cells[0]]).toEqual([1, findCell(grid, 50, 50)]);
  expect(listFrame(createHeatPoints([], grid, 'count'), 0, 9e9).n).toBe(0);
  expect(() => listFrame(createHeatPoints([], grid, 'count'), 2, 1)).toThrow(RangeError);
  const intervals = fc
    .tuple(fc.nat(9000), fc.nat(9000))
    .map((pair) => pair.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(people, intervals, fc.constantFrom(...POINT_WEIGHTS), (crowd, interval, weight) => {
      const [fromMs, toMs] = interval as [number, number];
      const together = toCells(listFrame(createHeatPoints(crowd, grid, weight), fromMs, toMs));
      const apart = new Float64Array(together.length);
      for (const each of crowd) {
        toCells(listFixationCells(each, grid, weight, fromMs, toMs)).forEach((amount, cell) => {
          apart[cell] = (apart[cell] as number) + amount;
        });
      }
      expect(together).toEqual(apart);
    }),
  );
});

it('[MA9] counts a person once for every cell within the radius of a fixation', () => {
  const fixations = createFixationsOf([
    [0, 100, 42, 42],
    [200, 300, 42, 42],
    [900, 999, 199, 299],
  ]);
  const seen = toCells(listSeenCells(fixations, grid, 8, 0, 500));
  const middle = findCell(grid, 42, 42);
  const columns = grid.columns;
  const disc = [0, 1, 2, columns, 2 * columns, columns + 1].map((step) => seen[middle + step]);
  expect(disc).toEqual([1, 1, 1, 1, 1, 1]);
  expect([3, columns + 2, 3 * columns].map((step) => seen[middle + step])).toEqual([0, 0, 0]);
  expect(seen.reduce((sum, value) => sum + value)).toBe(13);
  expect(listSeenCells(fixations, grid, 0).n).toBe(2);
  expect(listSeenCells(fixations, grid, 8, 800).n).toBe(6);
  expect(() => listSeenCells(fixations, grid, -1)).toThrow(RangeError);
});

it('[MA9] has the same of people who come and go', () => {
  const one = createFixationsOf([
    [0, 100, 42, 42],
    [900, 999, 199, 299],
  ]);
  const other = createFixationsOf([[0, 100, 50, 42]]);
  const map = new ViewersMap(grid, 8);
  map.add(one, 0, 500);
  map.add(other, 0, 500);
  const expected = new HeatMap(grid, createPointKernel());
  for (const each of [one, other]) expected.add(listSeenCells(each, grid, 8, 0, 500));
  expect(map.values).toEqual(expected.values);
  map.remove(one, 0, 500);
  expected.remove(listSeenCells(one, grid, 8, 0, 500));
  expect(map.values).toEqual(expected.values);
});
