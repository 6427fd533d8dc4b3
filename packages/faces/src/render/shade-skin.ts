import type { Sheet } from '#model/sheet.ts';
import type { Lighting } from './lighting.ts';

/** Light creeps around an edge in skin, red the farthest. */
const RED_WRAP = 0.38;
const GREEN_WRAP = 0.2;
const BLUE_WRAP = 0.14;

/**
 * Light that one place of a sheet sends to the camera, times its colour (or another one), into
 * `out`. The place is the number of a grid point.
 */
export function shadeSheet(
  sheet: Sheet,
  place: number,
  light: Lighting,
  shadow: number,
  red: number,
  green: number,
  blue: number,
  out: Float64Array,
): void {
  const { normals, gloss, sharpness } = sheet;
  const nx = normals[3 * place] as number;
  const ny = normals[3 * place + 1] as number;
  const nz = normals[3 * place + 2] as number;
  const { toLamp, toScreen, halfway, up, lamp, room, floor, screen } = light;
  const facing = nx * toLamp[0] + ny * toLamp[1] + nz * toLamp[2];
  const sky = 0.5 + 0.5 * (nx * up[0] + ny * up[1] + nz * up[2]);
  const front = Math.max(0, nx * toScreen[0] + ny * toScreen[1] + nz * toScreen[2]);
  const toHalf = nx * halfway[0] + ny * halfway[1] + nz * halfway[2];
  const shine = facing > 0 && toHalf > 0 ? gloss * toHalf ** sharpness * shadow : 0;
  const lr = Math.max(0, (facing + RED_WRAP) / (1 + RED_WRAP)) * shadow;
  const lg = Math.max(0, (facing + GREEN_WRAP) / (1 + GREEN_WRAP)) * shadow;
  const lb = Math.max(0, (facing + BLUE_WRAP) / (1 + BLUE_WRAP)) * shadow;
  out[0] =
    red * (lamp[0] * lr + floor[0] + (room[0] - floor[0]) * sky + screen[0] * front) +
    shine * lamp[0];
  out[1] =
    green * (lamp[1] * lg + floor[1] + (room[1] - floor[1]) * sky + screen[1] * front) +
    shine * lamp[1];
  out[2] =
    blue * (lamp[2] * lb + floor[2] + (room[2] - floor[2]) * sky + screen[2] * front) +
    shine * lamp[2];
}
