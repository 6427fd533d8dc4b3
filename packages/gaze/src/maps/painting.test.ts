import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureDifference, paintDifference } from './difference.ts';
import { CELL_PX, createHeatGrid } from './grid.ts';
import { KERNEL_ONE } from './kernel.ts';
import { toLevels } from './levels.ts';
import { paintFog } from './paint-fog.ts';
import { paintHeat } from './paint-heat.ts';
import { paintLevelsLarge } from './painting.ts';
import { createPalette, TOP_LEVEL, toTone } from './palette.ts';
import { HEAT_RAMPS } from './ramps.ts';
import { type HeatField, measureTop, toMapValue, toPersonValue } from './scale.ts';
import { TONE_TABLE } from './tone-table.ts';

const grid = createHeatGrid(12, 8);

/** Milliseconds per cell for a map of `people`. */
function fieldOf(ms: readonly number[], people = 1): HeatField {
  const values = Float64Array.from({ length: 6 }, (_, i) => (ms[i] ?? 0) * KERNEL_ONE);
  return { grid, values, weight: 'absolute', people };
}

function pixel(painting: { rgba: Uint8ClampedArray }, at: number): number[] {
  return [...painting.rgba.subarray(at * 4, at * 4 + 4)];
}

it('[MA10] reads a map as seconds, shares, fixations or viewers per person', () => {
  expect(toPersonValue(fieldOf([], 4), 3000 * KERNEL_ONE)).toBe(0.75);
  const as = (weight: HeatField['weight'], amount: number) =>
    toPersonValue({ ...fieldOf([], 2), weight }, amount * KERNEL_ONE);
  expect([as('relative', 65_536), as('count', 3), as('viewers', 1)]).toEqual([0.5, 1.5, 0.5]);
  expect(toPersonValue(fieldOf([], 0), 1)).toBe(0);
  expect(toMapValue(fieldOf([], 4), 0.75)).toBe(3000 * KERNEL_ONE);
});

it('[MA11] means by the top colour the hottest spot shown, of all maps, or a set value', () => {
  const a = fieldOf([100, 900, 300], 1);
  const b = fieldOf([4000, 100], 2);
  expect(measureTop(a, { method: 'LocalMax' })).toBe(0.9);
  expect(measureTop(a, { method: 'GlobalMax', fields: [a, b] })).toBe(2);
  expect(measureTop(a, { method: 'Fixed', value: 0.5 })).toBe(0.5);
  expect(measureTop(fieldOf([]), { method: 'LocalMax' })).toBe(0);
  expect(() => measureTop(a, { method: 'Fixed', value: 0 })).toThrow(RangeError);
});

it('[MA30] clips at the value that one cell in a thousand exceeds', () => {
  const large = createHeatGrid(400, 400);
  const values = new Float64Array(large.columns * large.rows);
  values.set(Array.from({ length: 2000 }, (_, i) => 1000 * (i + 1) * KERNEL_ONE));
  const field = { grid: large, values, weight: 'absolute', people: 1 } as const;
  expect(measureTop(field, { method: 'Clipped' })).toBe(1998);
  expect(measureTop(field, { method: 'LocalMax' })).toBe(2000);
  expect(measureTop(fieldOf([100, 900, 300]), { method: 'Clipped' })).toBe(0.9);
  expect(measureTop(fieldOf([]), { method: 'Clipped' })).toBe(0);
  const clipped = toLevels(field, measureTop(field, { method: 'Clipped' }));
  expect(clipped.filter((level) => level === TOP_LEVEL)).toHaveLength(3);
});

it('[MA12] bends values by the tone curve of power 0.72', () => {
  TONE_TABLE.forEach((tone, i) => {
    expect(Math.abs(tone - 65_535 * (i / 255) ** 0.72)).toBeLessThanOrEqual(0.501);
  });
  expect(toTone(0)).toBe(0);
  expect(toTone(TOP_LEVEL)).toBe(65_535);
  for (let level = 1; level <= TOP_LEVEL; level++) {
    expect(toTone(level)).toBeGreaterThan(toTone(level - 1));
    if (level > 64)
      expect(Math.abs(toTone(level) / 65_535 - (level / TOP_LEVEL) ** 0.72)).toBeLessThan(2e-3);
  }
});

it('[MA13] has level 0 for nothing and the top level from the top value on', () => {
  const field = fieldOf([0, 250, 600, 1000, 2000]);
  expect([...toLevels(field, 1)]).toEqual([0, 1024, 2457, 4095, 4095, 0]);
  expect([...toLevels(field, 0)]).toEqual([0, 0, 0, 0, 0, 0]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 5000 }),
      (ms, people) => {
        const some = fieldOf([ms], people);
        expect(toLevels(some, measureTop(some, { method: 'LocalMax' }))[0]).toBe(TOP_LEVEL);
      },
    ),
  );
});

it('[MA14] colours by the ramp, clear where nobody looked', () => {
  const painting = paintHeat(fieldOf([0, 1000, 30]), { top: 1 });
  expect([painting.widthPx, painting.heightPx]).toEqual([3, 2]);
  expect(pixel(painting, 0)).toEqual([66, 20, 128, 0]);
  expect(pixel(painting, 1)).toEqual([252, 255, 190, 242]);
  expect(pixel(painting, 2)).toEqual([66, 20, 128, 0]);
  // Tone 0.5 is the middle stop, but for the steps of the palette.
  const half = pixel(paintHeat(fieldOf([1000 * 0.5 ** (1 / 0.72)]), { top: 1 }), 0);
  for (const [i, byte] of [188, 55, 84, 194].entries()) {
    expect(Math.abs((half[i] ?? 0) - byte)).toBeLessThan(3);
  }
  for (const ramp of Object.values(HEAT_RAMPS)) {
    const palette = createPalette(ramp);
    const alphas = Array.from({ length: TOP_LEVEL + 1 }, (_, level) => palette[level * 4 + 3] ?? 0);
    expect(alphas).toEqual(alphas.toSorted((a, b) => a - b));
    expect([alphas[0], alphas.at(-1)]).toEqual([0, 242]);
  }
});

it('[MA15] rises in lightness without a break in the ramps that are safe for all eyes', () => {
  const linear = (byte: number) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
  for (const ramp of ['ember', 'viridis', 'cividis'] as const) {
    const palette = createPalette(HEAT_RAMPS[ramp]);
    let before = -1;
    for (let level = 0; level <= TOP_LEVEL; level += 16) {
      const [r, g, b] = [0, 1, 2].map((i) => linear(palette[level * 4 + i] ?? 0)) as [
        number,
        number,
        number,
      ];
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      expect(luminance).toBeGreaterThanOrEqual(before - 0.0015);
      before = luminance;
    }
  }
});

it('[MA16] enlarges straight between the middles of cells', () => {
  const field = fieldOf([0, 1000, 0, 0, 1000, 0]);
  const large = paintFog(field, { top: 1, pxPerCell: 4 });
  expect([large.widthPx, large.heightPx]).toEqual([12, 8]);
  const alphas = Array.from({ length: 12 }, (_, x) => pixel(large, x)[3]);
  const at = (share: number) => Math.round(0.85 * 255 * (1 - share));
  expect(alphas).toEqual(
    [0, 0, 1 / 8, 3 / 8, 5 / 8, 7 / 8, 7 / 8, 5 / 8, 3 / 8, 1 / 8, 0, 0].map(at),
  );
  expect(pixel(large, 12 * 7 + 5)).toEqual(pixel(large, 5));
  expect(() => paintFog(field, { top: 1, pxPerCell: 1.5 })).toThrow(RangeError);
  const plain = paintHeat(field, { top: 1 });
  const same = paintHeat(field, { top: 1, pxPerCell: 2 });
  expect([same.widthPx, same.heightPx, pixel(same, 0)]).toEqual([6, 4, pixel(plain, 0)]);
});

it('[MA16] paints every px by its place between the middles, whatever the size of a cell', () => {
  const palette = createPalette(HEAT_RAMPS.ember);
  const maps = fc.record({
    columns: fc.integer({ min: 1, max: 7 }),
    rows: fc.integer({ min: 1, max: 5 }),
    pxPerCell: fc.integer({ min: 1, max: 16 }),
    levels: fc.array(fc.constantFrom(0, 90, 170, 200, 1500, TOP_LEVEL), {
      minLength: 35,
      maxLength: 35,
    }),
  });
  fc.assert(
    fc.property(maps, ({ columns, rows, pxPerCell, levels }) => {
      const grid = createHeatGrid(columns * CELL_PX, rows * CELL_PX);
      const own = Uint16Array.from(levels.slice(0, columns * rows));
      const { rgba, widthPx } = paintLevelsLarge(grid, own, palette, pxPerCell);
      // Twice the distance from the first middle in px, in whole cells and the rest.
      const place = (px: number, cells: number) => {
        const along = Math.max(2 * px + 1 - pxPerCell, 0);
        const cell = Math.min(Math.floor(along / (2 * pxPerCell)), cells - 1);
        return [cell, Math.min(cell + 1, cells - 1), along - cell * 2 * pxPerCell] as const;
      };
      const whole = 2 * pxPerCell;
      const expected = Array.from({ length: widthPx * rows * pxPerCell }, (_, at) => {
        const [left, right, across] = place(at % widthPx, columns);
        const [above, below, down] = place(Math.floor(at / widthPx), rows);
        const get = (row: number, column: number) => own[row * columns + column] as number;
        const blend = (row: number) => get(row, left) * (whole - across) + get(row, right) * across;
        const sum = blend(above) * (whole - down) + blend(below) * down;
        const level = Math.floor((2 * sum + whole * whole) / (2 * whole * whole));
        return [...palette.subarray(level * 4, level * 4 + 4)];
      }).flat();
      expect([...rgba]).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('[MA17] veils with fog what was not seen: alpha 0.85 · (1 − value / top)', () => {
  const fog = paintFog(fieldOf([0, 500, 1000]), { top: 1 });
  expect([0, 1, 2].map((at) => pixel(fog, at))).toEqual([
    [0, 0, 0, 217],
    [0, 0, 0, 108],
    [0, 0, 0, 0],
  ]);
});

it('[MA18] shows B minus A: purple for more in B, green for more in A, clear for equal', () => {
  const a = fieldOf([1000, 0, 500], 1);
  const b = fieldOf([0, 2000, 1000], 2);
  const difference = measureDifference(a, b);
  expect([...difference.subarray(0, 3)]).toEqual([-1, 1, 0]);
  const painting = paintDifference(grid, difference, 1);
  expect(pixel(painting, 0)).toEqual([27, 138, 90, 242]);
  expect(pixel(painting, 1)).toEqual([123, 63, 191, 242]);
  expect(pixel(painting, 2)[3]).toBe(0);
  expect(() => measureDifference(a, { ...b, weight: 'count' })).toThrow(RangeError);
});
