import type { FaceEyes } from '#model/face.ts';
import { mix, noiseAt, smoothStep } from '#model/noise.ts';
import type { SheetPoint } from '#model/sheet.ts';
import { dot3, toUnit } from '#scene/placement.ts';
import type { Eyeball } from './eyeball.ts';
import type { Lighting } from './lighting.ts';

/** The cornea: a smaller ball in front, from which light is mirrored. */
const CORNEA_MM = 7.8;
const CORNEA_AHEAD_MM = 5;
const IRIS_AHEAD_MM = 9.9;

/** Where the screen and the lamp are mirrored, in head axes. */
export interface Mirrored {
  /** The camera, and the screen's middle and half sides. */
  readonly viewer: SheetPoint;
  readonly screen: SheetPoint;
  readonly screenX: SheetPoint;
  readonly screenY: SheetPoint;
}

/**
 * Light from the eyeball along one ray, in linear light, into `out`. `open` says how far the place is
 * from the upper lid, in mm, which throws its shadow down.
 */
export function shadeEye(
  eye: Eyeball,
  eyes: FaceEyes,
  light: Lighting,
  mirrored: Mirrored,
  ray: SheetPoint,
  openMm: number,
  seed: number,
  out: Float64Array,
): void {
  const { viewer } = mirrored;
  const from: SheetPoint = [
    viewer[0] - eye.middle[0],
    viewer[1] - eye.middle[1],
    viewer[2] - eye.middle[2],
  ];
  const along = dot3(from, ray);
  const gap = along * along - dot3(from, from) + eye.radiusMm * eye.radiusMm;
  const reach = -along - Math.sqrt(Math.max(0, gap));
  const hit: SheetPoint = [
    from[0] + reach * ray[0],
    from[1] + reach * ray[1],
    from[2] + reach * ray[2],
  ];
  const normal = toUnit(hit);
  const facing = Math.max(0, 0.25 + 0.75 * dot3(normal, light.toLamp));
  const front = Math.max(0, dot3(normal, light.toScreen));
  const lidShade = 0.42 + 0.58 * smoothStep(-0.3, 3.4, openMm);
  const corner = smoothStep(7, 14, Math.hypot(hit[0], hit[1]));

  const sine = Math.sqrt(Math.max(0, 1 - dot3(normal, eye.axis) ** 2));
  const rimMm = dot3(normal, eye.axis) > 0 ? sine * eye.radiusMm : 99;
  const colors = gap <= 0 ? CARUNCLE : toScleraColor(eyes, hit, corner, seed);
  let [red, green, blue] = colors;
  if (gap > 0 && rimMm < eyes.irisMm + 0.7) {
    const iris = toIrisColor(eye, eyes, from, ray, seed);
    const share = smoothStep(eyes.irisMm + 0.45, eyes.irisMm - 0.35, rimMm);
    red = mix(red, iris[0], share);
    green = mix(green, iris[1], share);
    blue = mix(blue, iris[2], share);
  }
  const glint = gap > 0 ? mirrorLight(eye, light, mirrored, from, ray) : 0;
  for (let channel = 0; channel < 3; channel++) {
    const k = channel as 0 | 1 | 2;
    const lit = light.lamp[k] * facing + light.room[k] * 0.8 + light.screen[k] * front;
    const color = k === 0 ? red : k === 1 ? green : blue;
    out[k] = color * lit * lidShade + glint * (k === 0 ? light.lamp[0] : light.lamp[k]);
  }
}

const CARUNCLE = [0.42, 0.17, 0.15] as const;

function toScleraColor(eyes: FaceEyes, hit: SheetPoint, corner: number, seed: number): SheetPoint {
  const veins =
    smoothStep(0.55, 0.9, noiseAt(hit[0] * 0.5, hit[1] * 1.6, 3, seed + 90)) * corner * 0.25;
  const [red, green, blue] = eyes.sclera;
  return [
    red * (1 - 0.28 * corner),
    green * (1 - 0.5 * corner - veins),
    blue * (1 - 0.5 * corner - veins),
  ];
}

/** The iris lies behind the cornea: its own plane is met, not the ball. */
function toIrisColor(
  eye: Eyeball,
  eyes: FaceEyes,
  from: SheetPoint,
  ray: SheetPoint,
  seed: number,
): SheetPoint {
  const distance = (IRIS_AHEAD_MM - dot3(from, eye.axis)) / dot3(ray, eye.axis);
  const point: SheetPoint = [
    from[0] + distance * ray[0],
    from[1] + distance * ray[1],
    from[2] + distance * ray[2],
  ];
  const x = dot3(point, eye.across);
  const y = dot3(point, eye.upward);
  const radius = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const fibres = noiseAt(Math.cos(angle) * 9, Math.sin(angle) * 9, radius * 0.5, seed + 80);
  const share = radius / eyes.irisMm;
  const rim = smoothStep(0.82, 1.02, share);
  const ring = 0.25 * smoothStep(0.62, 0.45, share);
  const lightness = (0.95 + 0.3 * fibres + ring) * (1 - 0.72 * rim);
  const pupil = smoothStep(eyes.pupilMm + 0.18, eyes.pupilMm - 0.18, radius);
  return [
    mix(eyes.iris[0] * lightness, 0.004, pupil),
    mix(eyes.iris[1] * lightness, 0.004, pupil),
    mix(eyes.iris[2] * lightness, 0.005, pupil),
  ];
}

/** Lamp and screen in the cornea. */
function mirrorLight(
  eye: Eyeball,
  light: Lighting,
  { screen, screenX, screenY }: Mirrored,
  from: SheetPoint,
  ray: SheetPoint,
): number {
  const o: SheetPoint = [
    from[0] - CORNEA_AHEAD_MM * eye.axis[0],
    from[1] - CORNEA_AHEAD_MM * eye.axis[1],
    from[2] - CORNEA_AHEAD_MM * eye.axis[2],
  ];
  const along = dot3(o, ray);
  const gap = along * along - dot3(o, o) + CORNEA_MM * CORNEA_MM;
  if (gap <= 0) return 0;
  const reach = -along - Math.sqrt(gap);
  const hit: SheetPoint = [o[0] + reach * ray[0], o[1] + reach * ray[1], o[2] + reach * ray[2]];
  const normal = toUnit(hit);
  if (dot3(normal, eye.axis) < 0.72) return 0;
  const turn = 2 * dot3(normal, ray);
  const back: SheetPoint = [
    ray[0] - turn * normal[0],
    ray[1] - turn * normal[1],
    ray[2] - turn * normal[2],
  ];
  const lamp = smoothStep(0.965, 0.992, dot3(back, light.toLamp)) * 1.6;
  const plane: SheetPoint = [
    screenX[1] * screenY[2] - screenX[2] * screenY[1],
    screenX[2] * screenY[0] - screenX[0] * screenY[2],
    screenX[0] * screenY[1] - screenX[1] * screenY[0],
  ];
  const place: SheetPoint = [
    eye.middle[0] + hit[0],
    eye.middle[1] + hit[1],
    eye.middle[2] + hit[2],
  ];
  const to: SheetPoint = [screen[0] - place[0], screen[1] - place[1], screen[2] - place[2]];
  const distance = dot3(to, plane) / dot3(back, plane);
  if (!(distance > 0)) return lamp;
  const off: SheetPoint = [
    distance * back[0] - to[0],
    distance * back[1] - to[1],
    distance * back[2] - to[2],
  ];
  const u = Math.abs(dot3(off, screenX)) / dot3(screenX, screenX);
  const v = Math.abs(dot3(off, screenY)) / dot3(screenY, screenY);
  const shown = smoothStep(1.15, 0.9, u) * smoothStep(1.1, 0.95, v);
  return lamp + shown * (0.1 + 0.9 * light.screen[1]) * 0.9;
}
