import type { AoiShape, Rectangle } from '#aoi/keyframe.ts';
import { AOI_FILE_LIMITS, AoiFileError, type FileAoi } from './aoi-set.ts';

/** Px and percent are sums and products away from shares: a billionth undoes their rounding. */
const PARTS = 1e9;

export function toNumber(value: unknown, what: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw new AoiFileError('bad_number', what);
  }
  return number;
}

/** A share of the picture, on it. */
export function toShare(value: number): number {
  return Math.min(Math.max(Math.round(value * PARTS) / PARTS, 0), 1);
}

export function toMs(value: unknown): number {
  const ms = Math.round(toNumber(value, 'time'));
  if (ms < 0 || ms > AOI_FILE_LIMITS.duration) throw new AoiFileError('bad_number', 'time');
  return ms;
}

export function toSide(value: unknown): number {
  const side = toNumber(value, 'size');
  if (!(side > 0 && side <= AOI_FILE_LIMITS.side)) throw new AoiFileError('bad_number', 'size');
  return side;
}

/** Two corners as a rectangle that begins on the picture. */
export function toRectangle(left: number, top: number, right: number, bottom: number): Rectangle {
  const [x, y] = [toShare(Math.min(left, right)), toShare(Math.min(top, bottom))];
  const width = toShare(Math.max(left, right) - x);
  return { type: 'rectangle', x, y, width, height: toShare(Math.max(top, bottom) - y) };
}

export function toEllipse(cx: number, cy: number, rx: number, ry: number): AoiShape {
  return { type: 'ellipse', cx: toShare(cx), cy: toShare(cy), rx: toShare(rx), ry: toShare(ry) };
}

export function toPolygon(points: readonly (readonly [number, number])[]): AoiShape {
  return { type: 'polygon', points: points.map(([x, y]) => [toShare(x), toShare(y)] as const) };
}

/** Left, top, right and bottom. */
export function toBox(shape: AoiShape): readonly [number, number, number, number] {
  switch (shape.type) {
    case 'rectangle':
      return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
    case 'ellipse': {
      const { cx, cy, rx, ry } = shape;
      return [cx - rx, cy - ry, cx + rx, cy + ry];
    }
    case 'polygon': {
      const x = shape.points.map((point) => point[0]);
      const y = shape.points.map((point) => point[1]);
      return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
    }
  }
}

/** A name, group or tag of a file, as ours may be. */
export function toLine(value: unknown): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const text = typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f\s]+/g, ' ') : '';
  return [...text.trim()].slice(0, AOI_FILE_LIMITS.name).join('').trim();
}

/** Properties of an area that other tools do not know, where the file has them. */
export function toExtras(
  given: Readonly<Record<string, unknown>>,
  index: number,
): Pick<FileAoi, 'group' | 'color' | 'tags'> {
  const color = Number(given.color);
  const isSlot = Number.isInteger(color) && color >= 1 && color <= AOI_FILE_LIMITS.colors;
  const tags = Array.isArray(given.tags) ? given.tags : [];
  return {
    group: toLine(given.group) || null,
    color: isSlot ? color : (index % AOI_FILE_LIMITS.newColors) + 1,
    tags: tags.map(toLine).filter(Boolean).slice(0, AOI_FILE_LIMITS.tags),
  };
}
