import type { ColorRamp } from './ramps.ts';
import { TONE_TABLE } from './tone-table.ts';

/** The highest of the levels by which a map is painted. */
export const TOP_LEVEL = 4_095;

/** RGBA bytes per level, not multiplied by alpha. */
export type Palette = Uint8Array;

/** A ramp seen through the tone curve, in whole numbers only. */
export function createPalette(ramp: ColorRamp): Palette {
  const colors = listColors(ramp);
  const palette = new Uint8Array((TOP_LEVEL + 1) * 4);
  for (let level = 0; level <= TOP_LEVEL; level++) {
    const color = toTone(level) >> 8;
    for (let channel = 0; channel < 4; channel++) {
      palette[level * 4 + channel] = colors[color * 4 + channel] as number;
    }
  }
  return palette;
}

/** The tone of a level, 0 to 65,535, straight between the entries of the table. */
export function toTone(level: number): number {
  const along = level * 255;
  const entry = Math.floor(along / TOP_LEVEL);
  const low = TONE_TABLE[entry] as number;
  const high = TONE_TABLE[Math.min(entry + 1, 255)] as number;
  return low + divide((high - low) * (along - entry * TOP_LEVEL), TOP_LEVEL);
}

/** 256 colours at even steps of the ramp. */
function listColors(ramp: ColorRamp): Uint8Array {
  const colors = new Uint8Array(256 * 4);
  for (let i = 0; i < 256; i++) {
    const position = i * 100;
    const after = ramp.findIndex(([percent]) => percent * 255 >= position);
    const high = ramp[after] ?? ramp[ramp.length - 1];
    const low = ramp[Math.max(after - 1, 0)];
    if (high === undefined || low === undefined) throw new RangeError('ramp has no colours');
    const whole = (high[0] - low[0]) * 255;
    const along = Math.max(position - low[0] * 255, 0);
    for (let channel = 0; channel < 4; channel++) {
      const from = toByte(low, channel);
      const step = (toByte(high, channel) - from) * along;
      colors[i * 4 + channel] = whole > 0 ? from + divide(step, whole) : from;
    }
  }
  return colors;
}

function toByte(stop: ColorRamp[number], channel: number): number {
  const value = stop[channel + 1] as number;
  return channel === 3 ? divide(value * 255, 100) : value;
}

/** Whole numbers, rounded half up. */
function divide(value: number, by: number): number {
  return Math.floor((2 * value + by) / (2 * by));
}
