import { createSkinColor } from '#skin/skin-color.ts';
import { type Face, toLinear } from './face.ts';
import { toFaceY } from './head-rows.ts';
import { hairColor } from './head-sheet.ts';
import { bump, noiseAt, smoothStep } from './noise.ts';
import { createSheet, type Sheet, type SheetPoint } from './sheet.ts';

const SHIRTS = [
  toLinear(74, 92, 120),
  toLinear(150, 70, 66),
  toLinear(96, 112, 92),
  toLinear(188, 180, 168),
  toLinear(62, 62, 70),
  toLinear(120, 100, 140),
  toLinear(196, 160, 84),
];

/** The neck and the shoulders, which keep their direction when the head turns. */
export function createBodySheets(face: Face): Sheet[] {
  const chinY = toFaceY(-111, face.shape);
  const half = 52 * face.shape.width * (0.6 + 0.4 * face.shape.jaw);
  const skinAt = createSkinColor(face);
  const shirt = SHIRTS[face.seed % SHIRTS.length] ?? toLinear(74, 92, 120);
  const neck = createSheet({
    columns: 61,
    rows: 46,
    stride: 3,
    gloss: 0.06,
    sharpness: 10,
    pointAt: (u, v) => {
      const angle = Math.PI * (u - 0.5) * 1.3;
      const flare = 1 + 0.5 * smoothStep(0.5, 1, v) ** 2;
      const yMm = chinY + 40 - v * 120;
      return [half * flare * Math.sin(angle), yMm, -68 - 14 * v + 46 * flare * Math.cos(angle)];
    },
    colorAt: ([x, y, z]) => {
      const under = 1 - 0.55 * smoothStep(chinY - 38, chinY + 4, y);
      const [red, green, blue] = skinAt(x / 2, 40 + noiseAt(x / 9, y / 9, 0, face.seed) * 3, z);
      return [red * under, green * under, blue * under];
    },
  });
  const shoulders = createSheet({
    columns: 91,
    rows: 46,
    stride: 3,
    gloss: 0.01,
    sharpness: 6,
    pointAt: (u, v) => {
      const x = (u - 0.5) * 460;
      const drop = 46 + 18 * (Math.abs(x) / 100) ** 2.2;
      const top = chinY - drop - 14 * bump(x / 34);
      return [
        x,
        top - v * 190,
        -78 + 62 * Math.sin(Math.min(1, v * 1.8 + 0.12) * 1.5) - (x / 60) ** 2 * 3,
      ];
    },
    colorAt: ([x, y]) => {
      const weave =
        1 +
        0.07 * noiseAt(x / 1.5, y / 1.5, 0, face.seed) +
        0.16 * noiseAt(x / 34, y / 50, 1, face.seed);
      return [shirt[0] * weave, shirt[1] * weave, shirt[2] * weave];
    },
  });
  return [neck, shoulders];
}

/** Ears, and hair that falls past them: they turn with the head. */
export function createHeadParts(face: Face): Sheet[] {
  const parts = [createEar(face, -1), createEar(face, 1)];
  if (face.hair.style === 'long')
    parts.push(createFall(face, -1), createFall(face, 1), createBackHair(face));
  return parts;
}

function createEar(face: Face, side: -1 | 1): Sheet {
  const { tone } = face.skin;
  const rootX = 70 * face.shape.width;
  return createSheet({
    columns: 31,
    rows: 31,
    stride: 3,
    gloss: 0.1,
    sharpness: 10,
    pointAt: (u, v) => {
      const x = 2 * u - 1;
      const y = 1 - 2 * v;
      const round = Math.sqrt(Math.max(0, 1 - 0.5 * (x * x + y * y)));
      const across = x * Math.sqrt(1 - (y * y) / 2) * 17 * (1 + 0.12 * y);
      const up = y * Math.sqrt(1 - (x * x) / 2) * 29;
      // The shell lies back along the head and stands a little off it.
      const out = side * across;
      return [side * (rootX + 4 + out * 0.45 + round * 3), up - 12, -62 - out * 0.9];
    },
    colorAt: (_, u, v) => {
      const x = 2 * u - 1;
      const y = 1 - 2 * v;
      const inner = bump((x * side + 0.15) / 0.32, (y - 0.05) / 0.42);
      const fold = bump((Math.hypot(x, y) - 0.72) / 0.09);
      const shade = (1 - 0.5 * inner) * (1 - 0.25 * fold);
      return [tone[0] * shade * 1.03, tone[1] * shade * 0.86, tone[2] * shade * 0.84];
    },
  });
}

/** A curtain of hair from the temple to the shoulder. */
function createFall(face: Face, side: -1 | 1): Sheet {
  const endY = toFaceY(-150, face.shape);
  return createSheet({
    columns: 61,
    rows: 91,
    stride: 3,
    gloss: 0.1,
    sharpness: 12,
    pointAt: (u, v): SheetPoint => {
      const inner = side < 0 ? 1 - u : u;
      const yMm = 62 + (endY - 62) * v;
      const width = 66 + 16 * smoothStep(0, 0.35, v) + 3 * Math.sin(v * 9 + face.seed);
      const angle = 0.84 + inner * 1.46 - 0.1 * v;
      const lock = noiseAt(inner * 7, v * 2, side, face.seed) * 4;
      return [
        side * (width + lock) * face.shape.width * Math.sin(angle),
        yMm,
        -52 + (58 + lock) * Math.cos(angle),
      ];
    },
    colorAt: ([, y], u) => {
      const [red, green, blue] = hairColor(face, u * 1.7, y);
      const shade = 0.72 + 0.28 * smoothStep(-140, 0, y);
      return [red * shade, green * shade, blue * shade];
    },
  });
}

/** The hair behind the neck. */
function createBackHair(face: Face): Sheet {
  const endY = toFaceY(-150, face.shape);
  return createSheet({
    columns: 31,
    rows: 31,
    stride: 3,
    gloss: 0.02,
    sharpness: 8,
    pointAt: (u, v): SheetPoint => [
      (u - 0.5) * 186 * face.shape.width,
      -20 + (endY - 20) * v,
      -112,
    ],
    colorAt: ([, y], u) => {
      const [red, green, blue] = hairColor(face, u * 3, y);
      return [red * 0.35, green * 0.35, blue * 0.35];
    },
  });
}
