import { createBrows } from '#skin/brow-hairs.ts';
import { createSkinColor, mixRgb } from '#skin/skin-color.ts';
import type { Face } from './face.ts';
import { createHairLine, hairVolumeMm } from './hair-line.ts';
import { type HeadRow, headRowAt } from './head-rows.ts';
import { noiseAt, smoothStep } from './noise.ts';
import { createRelief } from './relief.ts';
import { createSheet, type Sheet, type SheetPoint } from './sheet.ts';

const COLUMNS = 3 * 190 + 1;
const ROWS = 3 * 200 + 1;

/** Angle from the front at a share of the way round; the front has more columns than the back. */
function angleAt(u: number): number {
  const side = 2 * u - 1;
  return Math.PI * (0.5 * side + 0.5 * side ** 3);
}

/** A face is flatter in front than an oval. */
function toDepth(cosine: number): number {
  return cosine > 0 ? cosine ** 0.86 : cosine;
}

/** Skin and short hair of the whole head. */
export function createHeadSheet(face: Face): Sheet {
  const relief = createRelief(face);
  const hairLine = createHairLine(face);
  const skinAt = createSkinColor(face);
  const browAt = createBrows(face);
  const { hair } = face;
  const levels = Array.from({ length: ROWS }, (_, i) => headRowAt(i / (ROWS - 1), face.shape));
  const rowAt = (v: number) => levels[Math.round(v * (ROWS - 1))] as HeadRow;

  const pointAt = (u: number, v: number): SheetPoint => {
    const angle = angleAt(u);
    const row = rowAt(v);
    const reach = Math.cos(angle) > 0 ? row.frontMm - row.midMm : row.midMm - row.backMm;
    const x = row.halfMm * Math.sin(angle);
    const base = row.midMm + reach * toDepth(Math.cos(angle));
    const front = smoothStep(0.05, 0.35, Math.cos(angle));
    const z = front > 0 ? base + (relief(x, row.yMm, base) - base) * front : base;
    const lift = hairLine.liftAt(angle, row.yMm);
    if (lift === 0) return [x, row.yMm, z];
    const off = lift * hairVolumeMm(face, angle, row.yMm);
    const rise = 0.95 * smoothStep(25, 112, row.yMm);
    const out = off * Math.sqrt(1 - rise * rise);
    return [x + out * Math.sin(angle), row.yMm + off * rise, z + out * Math.cos(angle)];
  };
  const colorAt = ([x, y, z]: SheetPoint, u: number, v: number): SheetPoint => {
    const angle = angleAt(u);
    const { yMm } = rowAt(v);
    const grown = hairLine.coverAt(angle, yMm);
    const skin = grown < 1 ? skinAt(x, y, z) : ([0, 0, 0] as const);
    if (grown > 0) return mixRgb(skin, hairColor(face, angle, yMm), grown ** 0.7);
    const brow = z > -20 ? browAt(x, y) : 0;
    return brow > 0 ? mixRgb(skin, hair.browColor, brow) : skin;
  };
  return createSheet({
    columns: COLUMNS,
    rows: ROWS,
    stride: 3,
    gloss: 0.16,
    sharpness: 14,
    pointAt,
    colorAt,
  });
}

/** Strands: light and dark along the way the hair lies. */
export function hairColor({ hair, seed }: Face, across: number, yMm: number): SheetPoint {
  const strands =
    hair.style === 'curly'
      ? noiseAt(across * 30, yMm / 2, 5, seed) * 0.5
      : noiseAt(across * 60, yMm / 40, 5, seed) * 0.35 +
        noiseAt(across * 140, yMm / 25, 6, seed) * 0.3;
  const light = 1 + strands;
  return [hair.color[0] * light, hair.color[1] * light, hair.color[2] * light];
}
