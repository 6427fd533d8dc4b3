import { type Lens, lensBackMm } from '#model/glasses-sheets.ts';
import { smoothStep } from '#model/noise.ts';
import type { SheetPoint } from '#model/sheet.ts';
import { dot3, toUnit } from '#scene/placement.ts';
import type { Glasses } from '#scene/scene.ts';
import type { Lighting } from './lighting.ts';

/** Radius of the front of a lens, mm. */
const CURVE_MM = 120;
/** A window of a room some metres away. */
const USUAL_PANE = 0.3;

/** Lays the lens over the light that comes through it along one ray, if the ray meets it. */
export function paintLens(
  lens: Lens,
  glasses: Glasses,
  light: Lighting,
  viewer: SheetPoint,
  ray: SheetPoint,
  out: Float64Array,
): void {
  const { middle, halfWidthMm, halfHeightMm, power } = lens;
  let reach = (middle[2] - viewer[2]) / ray[2];
  let x = viewer[0] + reach * ray[0];
  reach = (middle[2] - lensBackMm(lens, x) - viewer[2]) / ray[2];
  x = viewer[0] + reach * ray[0];
  const dx = (x - middle[0]) / halfWidthMm;
  const dy = (viewer[1] + reach * ray[1] - middle[1]) / halfHeightMm;
  if (Math.abs(dx) > 1 || Math.abs(dy) > 1) return;
  if (Math.abs(dx) ** power + Math.abs(dy) ** power > 1) return;
  const normal = toUnit([
    (dx * halfWidthMm) / CURVE_MM + lens.side * 0.1,
    (dy * halfHeightMm) / CURVE_MM,
    1,
  ]);
  const turn = 2 * dot3(ray, normal);
  const back: SheetPoint = [
    ray[0] - turn * normal[0],
    ray[1] - turn * normal[1],
    ray[2] - turn * normal[2],
  ];
  const mirrored =
    glasses.glare * (0.75 * windowAt(back, light, glasses.pane ?? USUAL_PANE) + 0.06);
  const passes = 1 - glasses.tint;
  for (let k = 0; k < 3; k++) {
    const c = k as 0 | 1 | 2;
    const room = light.room[c] * 0.5 + light.lamp[c] * 0.6;
    out[c] = (out[c] as number) * passes * (1 - 0.5 * mirrored) + room * mirrored;
  }
}

/** A window with a cross bar where the lamp is, as the lens mirrors it. */
function windowAt(back: SheetPoint, { toLamp, up }: Lighting, half: number): number {
  const side = toUnit([
    up[1] * toLamp[2] - up[2] * toLamp[1],
    up[2] * toLamp[0] - up[0] * toLamp[2],
    up[0] * toLamp[1] - up[1] * toLamp[0],
  ]);
  if (dot3(back, toLamp) < 0.3) return 0;
  const u = dot3(back, side);
  const v = dot3(back, up) - dot3(toLamp, up);
  const edge = half - 0.04;
  const pane = smoothStep(half, edge, Math.abs(u)) * smoothStep(half, edge, Math.abs(v));
  const bars = smoothStep(0.015, 0.03, Math.abs(u)) * smoothStep(0.012, 0.024, Math.abs(v));
  return pane * bars;
}
