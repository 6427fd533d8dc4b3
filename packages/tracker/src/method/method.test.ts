import { expect, it } from 'vitest';
import { type Face, type Head, measureHead } from '#landmarks/index.ts';
import { PATCH_SIZE } from '#patches/index.ts';
import { createToyPerson, TOY_FOCAL_PX, TOY_POSE, type ToyPose } from '#synthetic/toy-person.ts';
import { playCalibration, TOY_SCREEN } from '#synthetic/toy-session.ts';
import { fromEyeInHead, toDirection, toEyeInHead, toHit } from './direction.ts';
import { toMedian } from './median.ts';
import {
  estimateGaze,
  fitPatchHead,
  PATCH_HEAD_DEFAULTS,
  type PatchHeadModel,
  type PatchHeadOptions,
  sumLooks,
  type TaughtLook,
  toLook,
  toOpenLook,
} from './patch-head.ts';
import { dot, mergeSums, solveRidge, sumRows } from './ridge.ts';
import { type PlanePoint, toPlanePoint, toScreenPoint } from './screen.ts';

/** Between and beside the dots of the calibration. */
const TARGETS = [
  [0.3, 0.3],
  [0.7, 0.25],
  [0.25, 0.7],
  [0.75, 0.8],
  [0.5, 0.6],
].map(([u = 0, v = 0]) => toPlanePoint({ x: u * 390, y: v * 844 }, TOY_SCREEN));

function teach(seed: number, cutPx = 0.2): TaughtLook[] {
  return playCalibration(seed, { cutPx }).flatMap(({ target, looks }) =>
    looks.map((look) => ({ ...look, target })),
  );
}

function learn(looks: readonly TaughtLook[], options?: PatchHeadOptions): PatchHeadModel {
  return fitPatchHead([sumLooks(looks, options)], options);
}

/** Mean over targets, degrees. */
function measureError(
  model: PatchHeadModel,
  seed: number,
  pose: ToyPose = TOY_POSE,
  cutPx = 0.2,
): number {
  const person = createToyPerson(seed);
  const errors = TARGETS.map((target) => {
    const gaze = Array.from({ length: 7 }, () =>
      estimateGaze(model, toLook(person.look(target, pose, { cutPx }), TOY_FOCAL_PX)),
    );
    return Math.hypot(
      toMedian(gaze.map(({ xMm }) => xMm)) - target.xMm,
      toMedian(gaze.map(({ yMm }) => yMm)) - target.yMm,
    );
  });
  const meanMm = errors.reduce((sum, each) => sum + each, 0) / errors.length;
  return (Math.atan(meanMm / pose.zMm) * 180) / Math.PI;
}

it('[ME1] mirrors the screen for the camera, and back', () => {
  expect(toPlanePoint({ x: 195, y: -30 }, TOY_SCREEN)).toEqual({ xMm: -0, yMm: 0 });
  expect(toPlanePoint({ x: 390, y: 844 }, TOY_SCREEN).xMm).toBeLessThan(0);
  const back = toScreenPoint(toPlanePoint({ x: 17, y: 600 }, TOY_SCREEN), TOY_SCREEN);
  expect(back.x).toBeCloseTo(17, 9);
  expect(back.y).toBeCloseTo(600, 9);
  expect(() => toPlanePoint({ x: 0, y: 0 }, { ...TOY_SCREEN, mmPerPx: 0 })).toThrow(RangeError);
});

it('[ME2] meets the screen where the direction was taken to', () => {
  const eyes = { xMm: 12, yMm: 40, zMm: 340 };
  for (const target of TARGETS) {
    const hit = toHit(toDirection(target, eyes), eyes);
    expect(hit.xMm).toBeCloseTo(target.xMm, 9);
    expect(hit.yMm).toBeCloseTo(target.yMm, 9);
  }
  // Along the screen there is no meeting: the answer stays finite.
  expect(Number.isFinite(toHit({ x: 1, y: 0 }, eyes).xMm)).toBe(true);
});

it('[ME3] solves the ridge of values about their mean exactly', () => {
  const rows = [Float64Array.of(1, 2), Float64Array.of(3, 1), Float64Array.of(0, 1)];
  const x = Float64Array.of(0, 1, 2);
  const y = x.map((value) => 10 - 2 * value);
  const whole = sumRows({ rows, x, y, stillRows: [Float64Array.of(0, 2)] });
  const { xMean, yMean, weights } = solveRidge(whole, 0.5);
  // RᵀR = [[10, 5], [5, 10]] with the still row, Rᵀ(t − 1) = [−1, −1].
  expect([xMean, yMean]).toEqual([1, 8]);
  expect(weights.x[0]).toBeCloseTo(-1 / 15.5, 12);
  expect(weights.x[1]).toBeCloseTo(-1 / 15.5, 12);
  expect(weights.y[0]).toBeCloseTo(2 / 15.5, 12);
  expect(() => solveRidge(whole, 0)).toThrow(RangeError);
  expect(() => sumRows({ rows, x, y: x.slice(1), stillRows: [] })).toThrow(RangeError);
});

it('[ME3] gets the same from sums of parts', () => {
  const looks = teach(9);
  const parts = [looks.slice(0, 20), looks.slice(20)].map((part) => sumLooks(part));
  const merged = mergeSums(parts);
  const whole = sumLooks(looks);
  expect(merged.count).toBe(whole.count);
  merged.gram.forEach((value, i) => {
    expect(value).toBeCloseTo(whole.gram[i] as number, 9);
  });
  expect(() => mergeSums([])).toThrow(RangeError);
});

it('[ME4] finds places between the dots within 1.3 degrees', () => {
  for (const seed of [1, 2, 3]) {
    expect(measureError(learn(teach(seed)), seed + 100)).toBeLessThan(1.3);
  }
});

it('[ME4] knows nothing when patches and dots do not belong together', () => {
  const looks = teach(1);
  const shuffled = looks.map((look, i) => ({
    ...look,
    target: (looks[(i * 31) % looks.length] as TaughtLook).target,
  }));
  expect(measureError(learn(shuffled), 101)).toBeGreaterThan(4);
});

it('[ME5] takes a moved and turned head off', () => {
  const model = learn(teach(4));
  const moved = { xMm: 20, yMm: 55, zMm: 380, yawDeg: 5, pitchDeg: -9 };
  expect(measureError(model, 104, moved)).toBeLessThan(1.5);
  const person = createToyPerson(104);
  const target = TARGETS[4] as PlanePoint;
  const face = person.look(target, moved);
  const still = {
    ...toLook(face, TOY_FOCAL_PX),
    head: measureHead(person.look(target), TOY_FOCAL_PX),
  };
  const { xMm, yMm } = estimateGaze(model, still);
  expect(Math.hypot(xMm - target.xMm, yMm - target.yMm)).toBeGreaterThan(25);
});

it('[ME6] spreads less with slides when patches are cut off', () => {
  const looks = teach(5, 0);
  const spread = (model: PatchHeadModel) => {
    const person = createToyPerson(105);
    const target = TARGETS[0] as PlanePoint;
    const x = Array.from({ length: 40 }, () => {
      const face = person.look(target, TOY_POSE, { cutPx: 0.8 });
      return estimateGaze(model, toLook(face, TOY_FOCAL_PX)).xMm;
    });
    const middle = toMedian(x);
    return toMedian(x.map((each) => Math.abs(each - middle)));
  };
  const bare = learn(looks, { ...PATCH_HEAD_DEFAULTS, slidePx: 0 });
  expect(spread(learn(looks))).toBeLessThan(0.7 * spread(bare));
});

it('[ME7] learns the same from every look given twice', () => {
  const looks = teach(6);
  const once = learn(looks);
  const twice = learn([...looks, ...looks]);
  once.weights.x.forEach((weight, i) => {
    expect(twice.weights.x[i]).toBeCloseTo(weight, 6);
  });
  expect(() => learn([])).toThrow(RangeError);
});

it('[ME8] keeps weights, algorithm, version and options, and no picture', () => {
  const looks = teach(7);
  const model = learn(looks);
  expect(model).toMatchObject({
    algorithm: 'patch-head',
    version: 2,
    options: PATCH_HEAD_DEFAULTS,
  });
  expect(Object.keys(model).toSorted()).toEqual(
    ['algorithm', 'middle', 'options', 'version', 'weights'].toSorted(),
  );
  const kept = structuredClone(model);
  const [look] = looks as [TaughtLook];
  expect(estimateGaze(kept, look)).toEqual(estimateGaze(model, look));
  expect(dot(kept.weights.x, look.feature)).not.toBe(0);
});

it('[ME9] does not change what it learns from', () => {
  const looks = teach(8);
  const before = structuredClone(looks);
  estimateGaze(learn(looks), looks[0] as TaughtLook);
  expect(looks).toEqual(before);
});

it('[ME11] knows a head that moved aside from eyes that turned', () => {
  const looks = teach(12);
  const aside = { ...TOY_POSE, xMm: 45, yMm: 70 };
  const model = learn(looks);
  expect(measureError(model, 112, aside)).toBeLessThan(1.5);
  const sideless = learn(looks, { ...PATCH_HEAD_DEFAULTS, sideShare: 0 });
  expect(measureError(sideless, 112, aside)).toBeGreaterThan(3);
  expect(model.options.sideShare).toBeGreaterThan(0);
});

it('[ME11] adds the share of the angle and takes it off again', () => {
  const head = { xMm: 30, yMm: 40, zMm: 120, turnX: 0.1, turnY: -0.2 } as Head;
  const eyeInHead = toEyeInHead({ x: 0.01, y: 0.02 }, head, 0.26);
  expect(eyeInHead.x).toBeCloseTo(0.01 + 0.1 + 0.06, 12);
  expect(eyeInHead.y).toBeCloseTo(0.02 - 0.2 + 0.08, 12);
  const direction = fromEyeInHead(eyeInHead, head, 0.26);
  expect(direction.x).toBeCloseTo(0.01, 12);
  expect(direction.y).toBeCloseTo(0.02, 12);
});

/** The same person in a mirror. */
function mirror(face: Face): Face {
  const { widthPx } = PATCH_SIZE;
  const flip = (patch: Uint8Array) =>
    patch.map((_, i) => patch[i - (i % widthPx) + widthPx - 1 - (i % widthPx)] as number);
  const points = face.points.map((value, i) => (i % 3 === 0 && value !== 0 ? 1 - value : value));
  const headPose = face.headPose.map((value, i) => (i === 8 || i === 12 ? -value : value));
  return { ...face, points, headPose, patches: [flip(face.patches[1]), flip(face.patches[0])] };
}

it('[ME10] gives the mirror image for a mirrored person', () => {
  const person = createToyPerson(11);
  const taught = TARGETS.flatMap((target) =>
    Array.from({ length: 3 }, () => ({ target, face: person.look(target, TOY_POSE) })),
  );
  const model = learn(
    taught.map(({ target, face }) => ({ target, ...toOpenLook(face, TOY_FOCAL_PX) })),
  );
  const mirrored = learn(
    taught.map(({ target, face }) => ({
      target: { xMm: -target.xMm, yMm: target.yMm },
      ...toOpenLook(mirror(face), TOY_FOCAL_PX),
    })),
  );
  const face = person.look({ xMm: 14, yMm: 50 }, { ...TOY_POSE, xMm: 9, yawDeg: 3 });
  const gaze = estimateGaze(model, toLook(face, TOY_FOCAL_PX));
  const image = estimateGaze(mirrored, toLook(mirror(face), TOY_FOCAL_PX));
  expect(image.xMm).toBeCloseTo(-gaze.xMm, 3);
  expect(image.yMm).toBeCloseTo(gaze.yMm, 3);
});
