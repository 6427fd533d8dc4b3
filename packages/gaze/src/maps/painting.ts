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
  // New words are 0 already, as a map that shows nothing where nobody looked.
  if (colors[0] !== 0) words.fill(colors[0] as number);
  // Levels up to this one look like the lowest, which is painted already.
  const lastPlain = findLastPlain(colors);
  // From the middles of a row and a column to those of the next ones; half a cell at the rims.
  for (let row = -1; row < rows; row++) {
    const above = Math.max(row, 0) * columns;
    const below = Math.min(row + 1, rows - 1) * columns;
    for (let column = -1; column < columns; column++) {
      const left = Math.max(column, 0);
      const right = Math.min(column + 1, columns - 1);
      const corners: Corners = {
        aboveLeft: levels[above + left] as number,
        aboveRight: levels[above + right] as number,
        belowLeft: levels[below + left] as number,
        belowRight: levels[below + right] as number,
      };
      const { aboveLeft, aboveRight, belowLeft, belowRight } = corners;
      if (
        aboveLeft > lastPlain ||
        aboveRight > lastPlain ||
        belowLeft > lastPlain ||
        belowRight > lastPlain
      ) {
        paintBlock(corners, pxPerCell, row, column, colors, words, widthPx, heightPx);
      }
    }
  }
  return { widthPx, heightPx, rgba: new Uint8ClampedArray(words.buffer) };
}

/** Levels in the middles of four cells. */
interface Corners {
  readonly aboveLeft: number;
  readonly aboveRight: number;
  readonly belowLeft: number;
  readonly belowRight: number;
}

/** The px between four middles. */
function paintBlock(
  { aboveLeft, aboveRight, belowLeft, belowRight }: Corners,
  pxPerCell: number,
  row: number,
  column: number,
  colors: Uint32Array,
  words: Uint32Array,
  widthPx: number,
  heightPx: number,
): void {
  const whole = 2 * pxPerCell;
  const perLevel = 1 / (whole * whole);
  // Half a level for rounding; the half of a part keeps whole levels from falling short.
  const half = 2 * pxPerCell * pxPerCell + 0.5;
  // The first px at or behind the middle of a cell, and twice how far behind.
  const lead = pxPerCell >> 1;
  const behind = 2 * lead + 1 - pxPerCell;
  const top = row * pxPerCell + lead;
  const start = column * pxPerCell + lead;
  const fromY = Math.max(top, 0);
  const toY = Math.min(top + pxPerCell, heightPx);
  const fromX = Math.max(start, 0);
  const toX = Math.min(start + pxPerCell, widthPx);
  for (let y = fromY; y < toY; y++) {
    const lower = 2 * (y - top) + behind;
    const left = aboveLeft * (whole - lower) + belowLeft * lower;
    const right = aboveRight * (whole - lower) + belowRight * lower;
    const step = 2 * (right - left);
    let sum = left * whole + (right - left) * (2 * (fromX - start) + behind) + half;
    const end = y * widthPx + toX;
    for (let at = y * widthPx + fromX; at < end; at++) {
      words[at] = colors[(sum * perLevel) | 0] as number;
      sum += step;
    }
  }
}

function findLastPlain(colors: Uint32Array): number {
  const other = colors.findIndex((color) => color !== colors[0]);
  return other < 0 ? colors.length - 1 : other - 1;
}
