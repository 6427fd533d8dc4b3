import { type Face, type Head, measureHead } from '#landmarks/index.ts';
import { toMedian } from '#method/index.ts';

/** Whether a person is ready to be tracked; each check is good or not yet, and says which way. */
export interface Position {
  readonly face: boolean;
  readonly distance: boolean;
  readonly light: boolean;
  readonly steady: boolean;
  /** Null without a face. */
  readonly estimatedDistanceMm: number | null;
  readonly distanceFault: 'near' | 'far' | null;
  readonly lightFault: 'dark' | 'bright' | 'flat' | null;
}

export interface PositionOptions {
  readonly leastFaceShare: number;
  /** Share of its points that must lie in the frame, or it is half a face. */
  readonly leastInside: number;
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

/** A phone in the hand, a tablet on the lap. */
export const DISTANCES = {
  phone: { nearestMm: 250, farthestMm: 450 },
  tablet: { nearestMm: 350, farthestMm: 600 },
} as const;

export const POSITION_DEFAULTS: PositionOptions = {
  leastFaceShare: 0.8,
  leastInside: 0.9,
  ...DISTANCES.phone,
  darkest: 40,
  brightest: 220,
  leastContrast: 10,
  swayMm: 6,
  swayDeg: 2.5,
};

const NOBODY: Position = {
  face: false,
  distance: false,
  light: false,
  steady: false,
  estimatedDistanceMm: null,
  distanceFault: null,
  lightFault: null,
};

/** `faces` are the frames of about a second; null where none was found. */
export function judgePosition(
  faces: readonly (Face | null)[],
  focalPx: number,
  options: PositionOptions = POSITION_DEFAULTS,
): Position {
  const found = faces.filter((face) => face !== null);
  if (found.length === 0) return NOBODY;
  const heads = found.map((face) => measureHead(face, focalPx));
  const estimatedDistanceMm = toMedian(heads.map(({ zMm }) => zMm));
  const distanceFault = findDistanceFault(estimatedDistanceMm, options);
  const lightFault = findLightFault(found, 0, options) ?? findLightFault(found, 1, options);
  return {
    // Whoever is too near does not fit into the frame, and should hear why.
    face: found.filter((face) => isInside(face, options)).length >= options.leastFaceShare * faces.length,
    distance: distanceFault === null,
    light: lightFault === null,
    steady: isSteady(heads, options),
    estimatedDistanceMm,
    distanceFault,
    lightFault,
  };
}

function isInside({ points }: Face, { leastInside }: PositionOptions): boolean {
  const count = points.length / 3;
  let inside = 0;
  for (let i = 0; i < count; i++) {
    const [x, y] = [points[3 * i] as number, points[3 * i + 1] as number];
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1) inside++;
  }
  return inside >= leastInside * count;
}

function findDistanceFault(distanceMm: number, options: PositionOptions): 'near' | 'far' | null {
  if (distanceMm < options.nearestMm) return 'near';
  return distanceMm > options.farthestMm ? 'far' : null;
}

function findLightFault(
  faces: readonly Face[],
  eye: 0 | 1,
  options: PositionOptions,
): 'dark' | 'bright' | 'flat' | null {
  const patches = faces.map(({ patches }) => toSpread([...patches[eye]]));
  const mean = toMedian(patches.map((each) => each.mean));
  if (mean < options.darkest) return 'dark';
  if (mean > options.brightest) return 'bright';
  const contrast = toMedian(patches.map((each) => each.deviation));
  return contrast < options.leastContrast ? 'flat' : null;
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
