import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { Face } from '#model/face.ts';
import { bump, smoothStep } from '#model/noise.ts';

/** Size of a cell of the map. */
const CELL_MM = 0.35;
const COLUMNS = 150;
const ROWS = 70;
const LEFT_MM = 4;
const BOTTOM_MM = 8;
const HAIRS = 560;

/** How much brow covers the skin at a place of the face: 0 to 1. Both sides differ a little. */
export function createBrows(face: Face): (xMm: number, yMm: number) => number {
  const maps = [paintBrow(face, 1), paintBrow(face, 2)] as const;
  return (x, yMm) => {
    const map = x < 0 ? maps[0] : maps[1];
    const column = (Math.abs(x) - LEFT_MM) / CELL_MM;
    const row = (yMm - BOTTOM_MM) / CELL_MM;
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return 0;
    return map[Math.floor(row) * COLUMNS + Math.floor(column)] ?? 0;
  };
}

/** Single hairs that lean outwards, dense in the middle of the arch. */
function paintBrow({ hair, eyes, seed }: Face, side: number): Float32Array {
  const map = new Float32Array(COLUMNS * ROWS);
  const random = createSeededRandom(seed * 31 + side);
  const innerMm = eyes.apartMm / 2 - 20;
  const spanMm = 41;
  for (let i = 0; i < HAIRS; i++) {
    const along = random();
    const thick = hair.browThicknessMm * (1.15 - 0.75 * along) * smoothStep(-0.15, 0.12, along);
    const middle =
      hair.browHeightMm - 2 + arch(along) * hair.browArchMm - 3.2 * smoothStep(0.6, 1, along);
    const x = innerMm + along * spanMm;
    const y = middle + (random() - 0.5) * 1.7 * thick;
    const slope = 1.1 - 1.9 * along + (random() - 0.5) * 0.5;
    const lengthMm = 3.5 + 2.5 * random();
    shadeUnder(map, x, middle, thick);
    for (let step = 0; step < 14; step++) {
      const t = step / 13;
      const column = Math.floor((x + t * lengthMm * 0.85 - LEFT_MM) / CELL_MM);
      const row = Math.floor((y + t * lengthMm * 0.4 * slope - BOTTOM_MM) / CELL_MM);
      if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) continue;
      const cell = row * COLUMNS + column;
      map[cell] = Math.min(0.93, (map[cell] ?? 0) + 0.3 * (1 - 0.6 * t));
    }
  }
  return map;
}

/** Hairs too fine to draw darken the skin between the others. */
function shadeUnder(map: Float32Array, x: number, middle: number, thick: number): void {
  const column = Math.floor((x - LEFT_MM) / CELL_MM);
  if (column < 0 || column >= COLUMNS) return;
  for (let row = 0; row < ROWS; row++) {
    const off = (row * CELL_MM + BOTTOM_MM - middle - 0.5) / (thick * 0.62);
    const cell = row * COLUMNS + column;
    map[cell] = Math.max(map[cell] ?? 0, 0.42 * bump(off));
  }
}

function arch(along: number): number {
  return Math.sin(Math.PI * Math.min(1, along * 0.85 + 0.05));
}
