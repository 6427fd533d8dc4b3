import { toLevels } from './levels.ts';
import { type Painting, paintLevels, paintLevelsLarge } from './painting.ts';
import { createPalette, type Palette } from './palette.ts';
import { HEAT_RAMPS, type HeatRamp } from './ramps.ts';
import type { HeatField } from './scale.ts';

export interface PaintOptions {
  /** The value per person of the top colour: see `measureTop`. */
  readonly top: number;
  readonly ramp?: HeatRamp;
  /** 1 (default) leaves enlarging to whoever draws; CELL_PX gives the size of the map. */
  readonly pxPerCell?: number;
}

const palettes = new Map<HeatRamp, Palette>();

/** The same bytes in every engine. */
export function paintHeat(field: HeatField, options: PaintOptions): Painting {
  const { top, ramp = 'ember', pxPerCell = 1 } = options;
  const levels = toLevels(field, top);
  const palette = getPalette(ramp);
  if (pxPerCell === 1) return paintLevels(field.grid, levels, palette);
  return paintLevelsLarge(field.grid, levels, palette, pxPerCell);
}

function getPalette(ramp: HeatRamp): Palette {
  const known = palettes.get(ramp);
  if (known !== undefined) return known;
  const palette = createPalette(HEAT_RAMPS[ramp]);
  palettes.set(ramp, palette);
  return palette;
}
