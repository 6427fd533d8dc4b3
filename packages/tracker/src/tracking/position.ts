import { type Face, type Head, measureHead } from '#landmarks/index.ts';
import { toMedian } from '#method/index.ts';

/** Whether a person is ready to be tracked; each check is good or not yet. */
export interface Position {
  readonly face: boolean;
  readonly distance: boolean;
  readonly light: boolean;
  readonly steady: boolean;
}

export interface PositionOptions {
  readonly leastFaceShare: number;
  /** Both by the estimated distance. */
  readonly nearestMm: number;
  readonly farthestMm: number;
  /** Grey levels of the patches, 0 to 255. */
  readonly darkest: number;
  readonly brightest: number;
  readonly leastContrast: number;
  /** Standard deviations over the frames. */
  readonly swayMm: number;
  readonly swayDeg: number;
}

export const POSITION_DEFAULTS: PositionOptions = {
  leastFaceShare: 0.8,
  nearestMm: 200,
  farthestMm: 600,
  darkest: 40,
  brightest: 220,
  leastContrast: 10,
  swayMm: 6,
  swayDeg: 2.5,
};

/** `faces` are the frames of about a second; null where none was found. */
export function judgePosition(
  faces: readonly (Face | null)[],
  focalPx: number,
  options: PositionOptions = POSITION_DEFAULTS,
): Position {
  const found = faces.filter((face) => face !== null);
  if (found.length === 0) return { face: false, distance: false, light: false, steady: false };
  const heads = found.map((face) => measureHead(face, focalPx));
  const distanceMm = toMedian(heads.map(({ zMm }) => zMm));
  return {
    face: found.length >= options.leastFaceShare * faces.length,
    distance: distanceMm >= options.nearestMm && distanceMm <= options.farthestMm,
    light: [0, 1].every((eye) => isLit(found, eye, options)),
    steady: isSteady(heads, options),
  };
}

function isLit(faces: readonly Face[], eye: number, options: PositionOptions): boolean {
  const patches = faces.map(({ patches }) => toSpread([...(patches[eye] as Uint8Array)]));
  const mean = toMedian(patches.map((each) => each.mean));
  const contrast = toMedian(patches.map((each) => each.deviation));
  return mean >= options.darkest && mean <= options.brightest && contrast >= options.leastContrast;
}

function isSteady(heads: readonly Head[], { swayMm, swayDeg }: PositionOptions): boolean {
  const isWithin = (values: readonly number[], limit: number) =>
    toSpread(values).deviation <= limit;
  return (
    isWithin(
      heads.map(({ xMm }) => xMm),
      swayMm,
    ) &&
    isWithin(
      heads.map(({ yMm }) => yMm),
      swayMm,
    ) &&
    isWithin(
      heads.map(({ zMm }) => zMm),
      swayMm,
    ) &&
    isWithin(
      heads.map(({ yawDeg }) => yawDeg),
      swayDeg,
    ) &&
    isWithin(
      heads.map(({ pitchDeg }) => pitchDeg),
      swayDeg,
    )
  );
}

function toSpread(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / values.length) };
}
