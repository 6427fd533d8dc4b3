import type { Sheet, SheetPoint } from '#model/sheet.ts';
import { toHeadAxes } from '#scene/placement.ts';
import { getWornGlasses } from './actor.ts';
import type { Lighting } from './lighting.ts';
import { paintLens } from './paint-lens.ts';
import { paintLids } from './paint-lids.ts';
import { shadeEye } from './shade-eye.ts';
import type { Stage } from './stage.ts';

/** Light creeps around an edge in skin, red the farthest. */
const RED_WRAP = 0.38;
const GREEN_WRAP = 0.2;
const BLUE_WRAP = 0.14;

/** Lights every sample and averages those of a pixel: three values a pixel, linear. */
export function shadePicture(stage: Stage): Float32Array {
  const { scene, samples, background } = stage;
  const { widthPx, heightPx } = scene.camera;
  const scale = samples.widthPx / widthPx;
  const share = 1 / (scale * scale);
  const roomLevel = scene.light.room + 0.45 * scene.light.lamp;
  const picture = new Float32Array(3 * widthPx * heightPx);
  const shade = createShader(stage);
  const one = new Float64Array(3);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const k = 3 * (y * widthPx + x);
      let bare = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let j = 0; j < scale; j++) {
        for (let i = 0; i < scale; i++) {
          const at = (y * scale + j) * samples.widthPx + x * scale + i;
          if (samples.sheets[at] === 0) {
            bare++;
            continue;
          }
          shade(at, x * scale + i, y * scale + j, one);
          red += one[0] as number;
          green += one[1] as number;
          blue += one[2] as number;
        }
      }
      const back = bare * roomLevel;
      picture[k] = (red + back * (background[k] as number)) * share;
      picture[k + 1] = (green + back * (background[k + 1] as number)) * share;
      picture[k + 2] = (blue + back * (background[k + 2] as number)) * share;
    }
  }
  return picture;
}

function createShader(stage: Stage): (at: number, x: number, y: number, out: Float64Array) => void {
  const { face, scene, samples, sheets, actor, eyes, mirrored, headLight, placement } = stage;
  const { glasses, camera } = scene;
  const scale = samples.widthPx / camera.widthPx;
  const lenses = glasses ? getWornGlasses(face, glasses).lenses : [];
  const color = new Float64Array(3);
  const toRay = (x: number, y: number): SheetPoint => {
    const focal = camera.focalPx * scale;
    const dx = (x + 0.5 - samples.widthPx / 2) / focal;
    const dy = (y + 0.5 - samples.heightPx / 2) / focal;
    const length = Math.sqrt(dx * dx + dy * dy + 1);
    return toHeadAxes(placement, [dx / length, dy / length, 1 / length]);
  };

  return (at, x, y, out) => {
    const number = samples.sheets[at] as number;
    const { sheet, light } = sheets[number - 1] as Stage['sheets'][number];
    const column = samples.columns[at] as number;
    const row = samples.rows[at] as number;
    const place = Math.round(row) * sheet.columns + Math.round(column);
    color[0] = sheet.colors[3 * place] as number;
    color[1] = sheet.colors[3 * place + 1] as number;
    color[2] = sheet.colors[3 * place + 2] as number;
    const zone = number === 1 ? (actor.eyeZones[place] as number) : 0;
    const eye = zone > 0 ? eyes[zone - 1] : undefined;
    let isDone = false;
    if (eye) {
      const outMm = eye.ball.side * positionAt(sheet, column, row, 0) - face.eyes.apartMm / 2;
      const upMm = positionAt(sheet, column, row, 1);
      if (paintLids(face, eye.lids, outMm, upMm, color) === 'eye') {
        const openMm = eye.lids.upperAt(eye.lids.along(outMm)) - upMm;
        shadeEye(eye.ball, face.eyes, headLight, mirrored, toRay(x, y), openMm, face.seed, out);
        isDone = true;
      }
    }
    if (!isDone) {
      shadeSheet(
        sheet,
        place,
        light,
        1,
        color[0] as number,
        color[1] as number,
        color[2] as number,
        out,
      );
    }
    if (glasses && number === 1 && (sheet.positions[3 * place + 1] as number) < 40) {
      const lens = (sheet.positions[3 * place] as number) < 0 ? lenses[0] : lenses[1];
      if (lens) paintLens(lens, glasses, headLight, mirrored.viewer, toRay(x, y), out);
    }
  };
}

/** Between the grid points around. */
function positionAt(
  { positions, columns }: Sheet,
  column: number,
  row: number,
  axis: 0 | 1,
): number {
  const c = Math.min(columns - 2, Math.floor(column));
  const r = Math.floor(row);
  const i = 3 * (r * columns + c) + axis;
  const u = column - c;
  const v = row - r;
  const down = 3 * columns;
  const top = (positions[i] as number) * (1 - u) + (positions[i + 3] as number) * u;
  const below = (positions[i + down] as number) * (1 - u) + (positions[i + down + 3] as number) * u;
  return top * (1 - v) + (Number.isNaN(below) ? top : below) * v;
}

/**
 * Light that one place of a sheet sends to the camera, times its colour (or another one), into
 * `out`. The place is the number of a grid point.
 */
function shadeSheet(
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
