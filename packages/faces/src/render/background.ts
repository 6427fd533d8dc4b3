import { createSeededRandom } from '@fovea/gaze/synthetic';
import { mix, noiseAt, smoothStep } from '#model/noise.ts';

/** A room out of focus: a wall and a few soft things, in linear light, three values a pixel. */
export function paintBackground(seed: number, widthPx: number, heightPx: number): Float32Array {
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
