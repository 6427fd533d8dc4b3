import type { Face } from './face.ts';
import { noiseAt, smoothStep } from './noise.ts';

/** How much hair grows at an angle from the front (radians) and a height: 0 to 1. */
export interface HairLine {
  coverAt(angle: number, yMm: number): number;
  /** The same for how far it stands off: it lifts slowly, without single strands. */
  liftAt(angle: number, yMm: number): number;
}

/** Angle from the front and the height where hair begins there. */
const LINES: Readonly<Record<Face['hair']['style'], readonly (readonly [number, number])[]>> = {
  short: [
    [0, 66],
    [0.4, 65],
    [0.72, 54],
    [0.95, 30],
    [1.2, 18],
    [1.42, -4],
    [1.6, 2],
    [1.9, -40],
    [3.2, -74],
  ],
  tied: [
    [0, 69],
    [0.45, 66],
    [0.8, 52],
    [1.05, 32],
    [1.3, 16],
    [1.5, 0],
    [1.7, 4],
    [1.95, -50],
    [3.2, -74],
  ],
  long: [
    [0, 68],
    [0.3, 65],
    [0.62, 52],
    [0.85, 32],
    [1, 14],
    [1.2, 2],
    [1.5, -20],
    [1.8, -60],
    [3.2, -90],
  ],
  curly: [
    [0, 63],
    [0.45, 61],
    [0.75, 50],
    [0.95, 30],
    [1.2, 14],
    [1.42, -8],
    [1.6, -2],
    [1.9, -50],
    [3.2, -80],
  ],
  bald: [
    [0, 150],
    [1.2, 140],
    [1.5, 60],
    [1.75, 40],
    [2, 30],
    [3.2, 24],
  ],
};

export function createHairLine({ hair, seed }: Face): HairLine {
  const line = LINES[hair.style];
  const softMm = hair.style === 'curly' ? 7 : 5;
  return {
    coverAt: (angle, yMm) => {
      const lineMm = startAt(line, Math.abs(angle));
      if (yMm < lineMm - 9) return 0;
      if (yMm > lineMm + 9) return 1;
      const wander =
        noiseAt(angle * 9, yMm / 14, 0.5, seed) * 2.5 + noiseAt(angle * 45, yMm / 9, 3, seed) * 2;
      const startMm = lineMm + wander;
      return smoothStep(startMm - softMm / 2, startMm + softMm / 2, yMm);
    },
    liftAt: (angle, yMm) => {
      const startMm = startAt(line, Math.abs(angle));
      return smoothStep(startMm - 3, startMm + 17, yMm) ** 0.8;
    },
  };
}

/** How far the hair stands off the head. */
export function hairVolumeMm({ hair, seed }: Face, angle: number, yMm: number): number {
  if (hair.style === 'bald') return 1;
  if (hair.style === 'curly') {
    const curls =
      noiseAt(angle * 9, yMm / 8, 1, seed) + 0.6 * noiseAt(angle * 19, yMm / 4, 2, seed);
    return 17 + 4.5 * curls;
  }
  const top = smoothStep(40, 110, yMm);
  const locks = noiseAt(angle * 14, yMm / 60, 4, seed);
  return (
    (hair.style === 'short' ? 6 + 8 * top : hair.style === 'tied' ? 5 + 4 * top : 9 + 5 * top) +
    locks
  );
}

function startAt(line: readonly (readonly [number, number])[], angle: number): number {
  for (let i = 1; i < line.length; i++) {
    const [a0, y0] = line[i - 1] ?? [0, 0];
    const [a1, y1] = line[i] ?? [0, 0];
    if (angle <= a1) return y0 + (y1 - y0) * smoothStep(a0, a1, angle);
  }
  return line.at(-1)?.[1] ?? 0;
}
