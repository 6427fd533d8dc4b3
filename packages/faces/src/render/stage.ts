import type { Face } from '#model/face.ts';
import type { Lids } from '#model/lids.ts';
import type { Sheet } from '#model/sheet.ts';
import { type Placement, toHead, toHeadAxes, toPlacement } from '#scene/placement.ts';
import type { Scene } from '#scene/scene.ts';
import { type Actor, getActor, getWornGlasses } from './actor.ts';
import { paintBackground } from './background.ts';
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
