import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { Face } from '#model/face.ts';
import type { Lids } from '#model/lids.ts';
import { mix, noiseAt, smoothStep } from '#model/noise.ts';
import type { Sheet } from '#model/sheet.ts';
import { type Placement, toHead, toHeadAxes, toPlacement } from '#scene/placement.ts';
import type { Scene } from '#scene/scene.ts';
import { type Actor, getActor, getWornGlasses } from './actor.ts';
import type { Eyeball } from './eyeball.ts';
import { createLighting, type Lighting } from './lighting.ts';
import { rasterSheet } from './raster-sheet.ts';
import { clearSamples, createSamples, type Samples } from './samples.ts';
import type { Mirrored } from './shade-eye.ts';

/** The parts that make up the picture of one frame. */
export interface Stage {
  readonly face: Face;
  readonly scene: Scene;
  readonly actor: Actor;
  readonly samples: Samples;
  /** In the order of their numbers, from 1 on; the head is the first. */
  readonly sheets: readonly { readonly sheet: Sheet; readonly light: Lighting }[];
  readonly placement: Placement;
  readonly headLight: Lighting;
  readonly eyes: readonly { readonly ball: Eyeball; readonly lids: Lids }[];
  readonly mirrored: Mirrored;
  readonly background: Float32Array;
}

const sampleStore = new Map<string, Samples>();
const backgrounds = new Map<string, Float32Array>();

/** Places and draws everything; nothing is lit yet. */
export function setStage(
  face: Face,
  scene: Scene,
  placement: Placement,
  eyes: Stage['eyes'],
): Stage {
  const { camera, device, light, glasses } = scene;
  const scale = scene.samples === 4 ? 2 : 1;
  const samples = getSamples(camera.widthPx * scale, camera.heightPx * scale);
  const actor = getActor(face);
  const headLight = createLighting(light, device, placement);
  const [x, y, z] = placement.origin;
  const still = toPlacement({ xMm: x, yMm: y, zMm: z, yawDeg: 0, pitchDeg: 0, rollDeg: 0 });
  const bodyLight = createLighting(light, device, still);
  const worn = glasses ? getWornGlasses(face, glasses).sheets : [];
  const turned = [actor.head, ...actor.headParts, ...worn];
  clearSamples(samples);
  const sheets: { sheet: Sheet; light: Lighting }[] = [];
  for (const sheet of turned) {
    sheets.push({ sheet, light: headLight });
    rasterSheet(samples, sheet, sheets.length, placement, camera.focalPx * scale);
  }
  for (const sheet of actor.body) {
    sheets.push({ sheet, light: bodyLight });
    rasterSheet(samples, sheet, sheets.length, still, camera.focalPx * scale);
  }
  return {
    face,
    scene,
    actor,
    samples,
    sheets,
    placement,
    headLight,
    eyes,
    mirrored: {
      viewer: toHead(placement, [0, 0, 0]),
      screen: toHead(placement, [0, device.cameraAboveMm + device.heightMm / 2, 0]),
      screenX: toHeadAxes(placement, [device.widthMm / 2, 0, 0]),
      screenY: toHeadAxes(placement, [0, device.heightMm / 2, 0]),
    },
    background: getBackground(scene),
  };
}

function getSamples(widthPx: number, heightPx: number): Samples {
  const key = `${widthPx}x${heightPx}`;
  const samples = sampleStore.get(key) ?? createSamples(widthPx, heightPx);
  sampleStore.set(key, samples);
  return samples;
}

function getBackground({ backgroundSeed, camera }: Scene): Float32Array {
  const key = `${backgroundSeed} ${camera.widthPx}x${camera.heightPx}`;
  const known = backgrounds.get(key);
  if (known) return known;
  if (backgrounds.size > 16) backgrounds.clear();
  const painted = paintBackground(backgroundSeed, camera.widthPx, camera.heightPx);
  backgrounds.set(key, painted);
  return painted;
}

/** A room out of focus: a wall and a few soft things, in linear light, three values a pixel. */
function paintBackground(seed: number, widthPx: number, heightPx: number): Float32Array {
  const random = createSeededRandom(seed * 104729 + 5);
  const drawColor = (level: number) => [
    level * (1 + 0.22 * random()),
    level * (1 + 0.14 * random()),
    level * (0.86 + 0.28 * random()),
  ];
  const wall = drawColor(0.16 + 0.3 * random());
  const things = Array.from({ length: 5 }, () => ({
    x: random(),
    y: random() * 0.8,
    halfX: 0.05 + 0.14 * random(),
    halfY: 0.06 + 0.22 * random(),
    soft: 0.015 + 0.03 * random(),
    color: drawColor(0.03 + 0.55 * random() ** 2),
  }));
  const out = new Float32Array(3 * widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const u = x / widthPx;
      const v = y / heightPx;
      const fall = 1.1 - 0.4 * v + 0.08 * noiseAt(u * 3, v * 3, 0, seed);
      const i = 3 * (y * widthPx + x);
      for (let k = 0; k < 3; k++) out[i + k] = (wall[k] as number) * fall;
      for (const thing of things) {
        const share =
          smoothStep(thing.halfX + thing.soft, thing.halfX - thing.soft, Math.abs(u - thing.x)) *
          smoothStep(thing.halfY + thing.soft, thing.halfY - thing.soft, Math.abs(v - thing.y));
        if (share === 0) continue;
        for (let k = 0; k < 3; k++) {
          out[i + k] = mix(out[i + k] as number, (thing.color[k] as number) * fall, share * 0.85);
        }
      }
    }
  }
  return out;
}
