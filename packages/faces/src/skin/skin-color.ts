import type { Face, Rgb } from '#model/face.ts';
import { toFaceY } from '#model/head-rows.ts';
import { bump, cloudAt, mix, noiseAt, smoothStep } from '#model/noise.ts';

export type ColorAt = (xMm: number, yMm: number, zMm: number) => [number, number, number];

/** Skin and lips without brows and hair. */
export function createSkinColor(face: Face): ColorAt {
  const { skin, shape, seed } = face;
  const y = (value: number) => toFaceY(value, shape);
  const lineY = y(-66);
  const half = shape.mouthWidthMm / 2;

  const shade = (x: number, yMm: number, zMm: number): number => {
    const ax = Math.abs(x);
    const holes = bump((ax - 6.4) / 2.9, (yMm - y(-49)) / 1.7);
    const line =
      bump((yMm - lineY - 0.8 * (ax / half) ** 2) / 0.9) * smoothStep(half + 1, half - 4, ax);
    const around = bump((ax - 20) / 7, (yMm + 7) / 6) * (0.08 + 0.1 * skin.lines);
    const socket = bump((ax - 19) / 8, (yMm - 7) / 7) * 0.16;
    const wings = bump((ax - shape.noseWidthMm - 1.5) / 2, (yMm - y(-43)) / 5) * 0.22;
    const below = bump(x / 14, (yMm - y(-80)) / 4) * 0.12;
    const jaw = smoothStep(y(-100), y(-111), yMm) * smoothStep(12, -6, zMm) * 0.4;
    const pores = noiseAt(x * 1.9, yMm * 1.9, zMm * 1.9, seed + 40) * 0.035;
    const blotches = cloudAt(x / 17, yMm / 17, zMm / 17, seed + 50) * 0.07;
    const brow = foreheadLines(x, yMm) * 0.12 * skin.lines;
    return (
      (1 - 0.82 * holes) *
        (1 - 0.62 * line) *
        (1 - around) *
        (1 - socket) *
        (1 - wings) *
        (1 - below) *
        (1 - jaw) *
        (1 - brow) +
      pores +
      blotches
    );
  };
  const flush = (x: number, yMm: number): number => {
    const ax = Math.abs(x);
    const cheeks = bump((ax - 40) / 16, (yMm - y(-30)) / 13);
    const nose = bump(x / 10, (yMm - y(-40)) / 9);
    return skin.redness * (0.2 * cheeks + 0.22 * nose);
  };
  return (x, yMm, zMm) => {
    const light = shade(x, yMm, zMm);
    const red = flush(x, yMm);
    const lip = lipShare(face, x, yMm, lineY, half);
    const spots = skin.freckles === 0 ? 0 : skin.freckles * frecklesAt(x, yMm, zMm, seed);
    const beard = skin.beard === 0 ? 0 : skin.beard * beardAt(face, x, yMm, zMm, y);
    return toColor(face, light, red, lip, spots, beard);
  };
}

function toColor(
  { skin, hair }: Face,
  light: number,
  red: number,
  lip: number,
  spots: number,
  beard: number,
): [number, number, number] {
  const one = (channel: 0 | 1 | 2): number => {
    const tone = skin.tone[channel] * (channel === 0 ? 1 + 0.1 * red : 1 - red * 0.9);
    const mouth = mix(tone, skin.lips[channel], lip);
    const dotted = mouth * (1 - spots * ([0.25, 0.4, 0.5][channel] ?? 0));
    return Math.max(
      0.004,
      mix(dotted, mix(dotted * 0.45, hair.browColor[channel], 0.6), beard) * light,
    );
  };
  return [one(0), one(1), one(2)];
}

function lipShare(face: Face, x: number, yMm: number, lineY: number, half: number): number {
  const { upperLipMm, lowerLipMm } = face.shape;
  if (Math.abs(x) > half + 1 || Math.abs(yMm - lineY) > 16) return 0;
  const along = Math.max(0, 1 - (Math.abs(x) / half) ** 2.2);
  const bow = 1 - 0.2 * bump(x / 2.8) + 0.06 * bump((Math.abs(x) - 7) / 3);
  const top = lineY + upperLipMm * along * bow;
  const bottom = lineY - lowerLipMm * Math.sqrt(along);
  const ripple = 0.12 * noiseAt(x * 0.9, yMm * 0.1, 7, face.seed);
  return (
    smoothStep(top + 0.6, top - 1.2, yMm) *
    smoothStep(bottom - 0.9, bottom + 1.4, yMm) *
    smoothStep(half + 0.5, half - 2, Math.abs(x)) *
    (0.88 + ripple)
  );
}

function frecklesAt(x: number, yMm: number, zMm: number, seed: number): number {
  const field = noiseAt(x / 1.7, yMm / 1.7, zMm / 1.7, seed + 60);
  return smoothStep(0.45, 0.75, field) * bump(x / 38, (yMm + 28) / 24);
}

function beardAt(
  { seed, shape }: Face,
  x: number,
  yMm: number,
  zMm: number,
  y: (value: number) => number,
): number {
  const ax = Math.abs(x);
  const jaw = smoothStep(y(-52), y(-74), yMm + 0.55 * Math.max(0, ax - 34) - 4);
  const lip =
    smoothStep(y(-52), y(-56), yMm) * smoothStep(36, 24, ax) * smoothStep(y(-70), y(-60), yMm);
  const hairs = 0.72 + 0.5 * noiseAt(x * 1.3, yMm * 0.9, zMm * 1.3, seed + 70);
  const clear =
    smoothStep(shape.mouthWidthMm / 2 + 3, shape.mouthWidthMm / 2 - 4, ax) *
    bump((yMm - y(-67)) / 6.5);
  return Math.min(1, Math.max(jaw * (1 - 0.9 * clear), lip) * hairs) * smoothStep(-70, -40, zMm);
}

function foreheadLines(x: number, yMm: number): number {
  const wave = 1.6 * Math.sin(x / 17);
  return (
    (bump((yMm - 44 - wave) / 1) + 0.8 * bump((yMm - 53 - wave * 0.7) / 1)) *
      smoothStep(44, 20, Math.abs(x)) +
    0.7 * bump((Math.abs(x) - 5.5) / 0.9, (yMm - 17) / 6)
  );
}

export function mixRgb(a: Rgb, b: Rgb, share: number): [number, number, number] {
  return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}
