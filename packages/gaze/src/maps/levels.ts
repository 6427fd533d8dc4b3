import { TOP_LEVEL } from './palette.ts';
import { type HeatField, toMapValue } from './scale.ts';

/**
 * Each cell as a level from 0 to TOP_LEVEL; `top` is the value per person of the top colour. Only
 * operations that every engine rounds alike.
 */
export function toLevels(field: HeatField, top: number): Uint16Array {
  return toValueLevels(field.values, toMapValue(field, top));
}

/** The same for plain values; negative ones by their size. */
export function toValueLevels(values: Float64Array, top: number): Uint16Array {
  const levels = new Uint16Array(values.length);
  if (!(top > 0)) return levels;
  const perValue = TOP_LEVEL / top;
  for (let i = 0; i < values.length; i++) {
    const level = Math.abs(values[i] as number) * perValue + 0.5;
    levels[i] = Math.min(level, TOP_LEVEL);
  }
  return levels;
}
