import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import type { Scene } from '#scene/scene.ts';

const STEPS = 4096;
const encoded = Float32Array.from({ length: STEPS + 1 }, (_, i) => 255 * (i / STEPS) ** (1 / 2.2));

/** Enough drawn numbers that a frame does not show their repetition. */
const GRAINS = 1 << 16;
let grains: Float32Array | undefined;

/** How much the camera amplifies: it makes up for most of what the light lacks. */
export function toGain({ light }: Scene): number {
  const level = 0.5 * light.lamp + 0.75 * light.room + 0.5 * light.screen;
  return (0.78 / level) ** 0.8;
}

/** Linear light to the bytes of a picture: gain, lens blur, curve and noise. */
export function exposeFrame(
  light: Float32Array,
  scene: Scene,
  noiseSeed: number,
): Uint8ClampedArray<ArrayBuffer> {
  const { widthPx, heightPx } = scene.camera;
  const gain = toGain(scene);
  blur(light, widthPx, heightPx, scene.blurPx);
  grains ??= createGrains();
  const grain = grains;
  const random = createSeededRandom(noiseSeed * 2654435761 + 11);
  const spread = scene.noise * Math.sqrt(Math.max(1, gain));
  const shared = 0.8 * spread;
  const own = 0.6 * spread;
  const steps = gain * STEPS;
  const rgba = new Uint8ClampedArray(4 * widthPx * heightPx);
  let at = 0;
  for (let i = 0, k = 0; i < rgba.length; i += 4, k += 3) {
    // A new start now and then, so that rows do not repeat one another.
    if ((i & 1023) === 0) at = Math.floor(random() * (GRAINS - 1024));
    const grey = shared * (grain[at] as number);
    const red = Math.min(STEPS, (light[k] as number) * steps) | 0;
    const green = Math.min(STEPS, (light[k + 1] as number) * steps) | 0;
    const blue = Math.min(STEPS, (light[k + 2] as number) * steps) | 0;
    rgba[i] = (encoded[red] as number) + grey + own * (grain[at + 1] as number);
    rgba[i + 1] = (encoded[green] as number) + grey + own * (grain[at + 2] as number);
    rgba[i + 2] = (encoded[blue] as number) + grey + own * (grain[at + 3] as number);
    rgba[i + 3] = 255;
    at += 4;
  }
  return rgba;
}

/** Three taps each way: the spread of a lens, not of a fog. */
function blur(light: Float32Array, widthPx: number, heightPx: number, blurPx: number): void {
  if (blurPx <= 0) return;
  const side = Math.exp(-0.5 / (blurPx * blurPx));
  const outer = side / (1 + 2 * side);
  const inner = 1 - 2 * outer;
  const line = 3 * widthPx;
  const before = light.slice(0, line);
  const kept = new Float32Array(line);
  for (let row = 0; row < heightPx; row++) {
    const start = row * line;
    const next = row + 1 < heightPx ? start + line : start;
    kept.set(light.subarray(start, start + line));
    for (let i = 0; i < line; i++) {
      const sides = (before[i] as number) + (light[next + i] as number);
      light[start + i] = inner * (kept[i] as number) + outer * sides;
    }
    before.set(kept);
    kept.set(light.subarray(start, start + line));
    for (let i = 3; i < line - 3; i++) {
      const sides = (kept[i - 3] as number) + (kept[i + 3] as number);
      light[start + i] = inner * (kept[i] as number) + outer * sides;
    }
  }
}

function createGrains(): Float32Array {
  const random = createSeededRandom(99);
  return Float32Array.from({ length: GRAINS }, () => drawGaussian(random));
}
