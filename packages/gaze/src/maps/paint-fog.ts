import { toLevels } from './levels.ts';
import { type Painting, paintLevels, paintLevelsLarge } from './painting.ts';
import { type Palette, TOP_LEVEL } from './palette.ts';
import type { HeatField } from './scale.ts';

/** Alpha of the veil where nobody looked, in percent [tullis-albert]. */
export const FOG_ALPHA_PERCENT = 85;

/** A black veil that is clear where people looked: alpha = most · (1 − value / top). */
export function paintFog(
  field: HeatField,
  { top, pxPerCell = 1 }: { readonly top: number; readonly pxPerCell?: number },
): Painting {
  const levels = toLevels(field, top);
  const palette = createFogPalette();
  if (pxPerCell === 1) return paintLevels(field.grid, levels, palette);
  return paintLevelsLarge(field.grid, levels, palette, pxPerCell);
}

function createFogPalette(): Palette {
  const palette = new Uint8Array((TOP_LEVEL + 1) * 4);
  for (let level = 0; level <= TOP_LEVEL; level++) {
    const veil = FOG_ALPHA_PERCENT * 255 * (TOP_LEVEL - level);
    palette[level * 4 + 3] = Math.floor((2 * veil + TOP_LEVEL * 100) / (2 * TOP_LEVEL * 100));
  }
  return palette;
}
