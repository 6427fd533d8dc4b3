import type { HeatGrid } from './grid.ts';
import type { Palette } from './palette.ts';

/** RGBA rows as `ImageData` takes them, not multiplied by alpha. */
export interface Painting {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

const MOST_PX_PER_CELL = 16;

/** One px per cell. Colours are copied as words made of bytes, so byte order does not matter. */
export function paintLevels(grid: HeatGrid, levels: Uint16Array, palette: Palette): Painting {
  const colors = new Uint32Array(palette.buffer, palette.byteOffset, palette.length / 4);
  const words = new Uint32Array(levels.length);
  for (let i = 0; i < words.length; i++) words[i] = colors[levels[i] as number] as number;
  return {
    widthPx: grid.columns,
    heightPx: grid.rows,
    rgba: new Uint8ClampedArray(words.buffer),
  };
}

/**
 * Several px per cell, levels straight between the middles of cells, in whole numbers. The picture
 * of CELL_PX px per cell is as large as the map but for the rest of the last cells.
 */
export function paintLevelsLarge(
  grid: HeatGrid,
  levels: Uint16Array,
  palette: Palette,
  pxPerCell: number,
): Painting {
  if (!Number.isInteger(pxPerCell) || pxPerCell < 1 || pxPerCell > MOST_PX_PER_CELL) {
    throw new RangeError(`px per cell is not a whole number from 1 to ${MOST_PX_PER_CELL}`);
  }
  const { columns, rows } = grid;
  const colors = new Uint32Array(palette.buffer, palette.byteOffset, palette.length / 4);
  const widthPx = columns * pxPerCell;
  const heightPx = rows * pxPerCell;
  const words = new Uint32Array(widthPx * heightPx);
  const whole = 2 * pxPerCell;
  const line = new Float64Array(columns);
  for (let y = 0; y < heightPx; y++) {
    // Twice the distance from the middle of the first cell, in px.
    const along = Math.max(2 * y + 1 - pxPerCell, 0);
    const above = Math.min(Math.floor(along / whole), rows - 1);
    const below = Math.min(above + 1, rows - 1);
    const lower = along - above * whole;
    for (let column = 0; column < columns; column++) {
      line[column] =
        (levels[above * columns + column] as number) * (whole - lower) +
        (levels[below * columns + column] as number) * lower;
    }
    for (let x = 0; x < widthPx; x++) {
      const across = Math.max(2 * x + 1 - pxPerCell, 0);
      const left = Math.min(Math.floor(across / whole), columns - 1);
      const right = Math.min(left + 1, columns - 1);
      const further = across - left * whole;
      const sum = (line[left] as number) * (whole - further) + (line[right] as number) * further;
      words[y * widthPx + x] = colors[
        Math.floor((2 * sum + whole * whole) / (2 * whole * whole))
      ] as number;
    }
  }
  return { widthPx, heightPx, rgba: new Uint8ClampedArray(words.buffer) };
}
