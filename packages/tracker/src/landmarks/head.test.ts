import { expect, it } from 'vitest';
import { createToyPerson, TOY_FOCAL_PX, TOY_POSE } from '#synthetic/toy-person.ts';
import { FIRM_POINTS } from './canonical-head.ts';
import { LANDMARK_COUNT } from './face.ts';
import { fitRigid } from './fit-rigid.ts';
import { ASSUMED_VIEW_DEG, measureHead, toAssumedFocalPx } from './head.ts';
import { solveHeadPose } from './solve-head-pose.ts';

const DEG = Math.PI / 180;

/** Column-major turn about y, then x, then z, and where the head stands in cm. */
function toPose(yawDeg: number, pitchDeg: number, rollDeg: number, at: readonly number[]) {
  const [cy, sy] = [Math.cos(yawDeg * DEG), Math.sin(yawDeg * DEG)];
  const [cx, sx] = [Math.cos(pitchDeg * DEG), Math.sin(pitchDeg * DEG)];
  const [cz, sz] = [Math.cos(rollDeg * DEG), Math.sin(rollDeg * DEG)];
  const rows = [
    [cz * cy - sz * sx * sy, -sz * cx, cz * sy + sz * sx * cy],
    [sz * cy + cz * sx * sy, cz * cx, sz * sy - cz * sx * cy],
    [-cx * sy, sx, cx * cy],
  ] as const;
  return Float64Array.of(
    ...[0, 1, 2].flatMap((column) => [...rows.map((row) => row[column] as number), 0]),
    ...at,
    1,
  );
}

/** The firm points of a head in that pose as an engine would give them. */
function project(pose: Float64Array, widthPx: number, heightPx: number): Float32Array {
  const points = new Float32Array(3 * LANDMARK_COUNT);
  const nearHeight = 2 * Math.tan((ASSUMED_VIEW_DEG / 2) * DEG);
  const nearWidth = (nearHeight * widthPx) / heightPx;
  const at = (i: number) => pose[i] as number;
  const distance = -at(14);
  for (const { point, x, y, z } of FIRM_POINTS) {
    const [px = 0, py = 0, pz = 0] = [0, 1, 2].map(
      (row) => at(row) * x + at(4 + row) * y + at(8 + row) * z + at(12 + row),
    );
    points[3 * point] = 0.5 + px / -pz / nearWidth;
    points[3 * point + 1] = 0.5 - py / -pz / nearHeight;
    // Depth comes in the scale of the picture, with an offset of its own.
    points[3 * point + 2] = (-pz - distance) / distance / nearWidth;
  }
  return points;
}

it('[LM1] finds the pose that the points were made of', () => {
  for (const [yaw, pitch, roll] of [
    [0, 0, 0],
    [12, -8, 5],
    [-20, 10, -15],
  ] as const) {
    const pose = toPose(yaw, pitch, roll, [2, -4, -40]);
    const solved = solveHeadPose(project(pose, 640, 480), 640, 480);
    for (let i = 0; i < 12; i++) expect(solved[i]).toBeCloseTo(pose[i] as number, 1);
    expect((solved[14] as number) / -40).toBeCloseTo(1, 1);
  }
});

it('[LM1] turns more when the head turns more', () => {
  const yawOf = (yawDeg: number) =>
    solveHeadPose(project(toPose(yawDeg, 0, 0, [0, 0, -35]), 480, 640), 480, 640)[8] as number;
  expect(yawOf(10)).toBeGreaterThan(yawOf(5) + 0.05);
  expect(yawOf(-10)).toBeCloseTo(-yawOf(10), 3);
});

it('[LM2] recovers scale, rotation and shift of points, and refuses a single spot', () => {
  const from = Float64Array.of(0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 1, 1, 1);
  const weights = Float64Array.of(1, 2, 1, 3, 1);
  // A quarter turn about z, twice as large, moved by 5, 6, 7.
  const to = Float64Array.of(5, 6, 7, 5, 8, 7, 1, 6, 7, 5, 6, 13, 3, 8, 9);
  const { scale, rotation, shift } = fitRigid({ from, to, weights });
  expect(scale).toBeCloseTo(2, 9);
  [0, -1, 0, 1, 0, 0, 0, 0, 1].forEach((value, i) => {
    expect(rotation[i]).toBeCloseTo(value, 9);
  });
  [5, 6, 7].forEach((value, i) => {
    expect(shift[i]).toBeCloseTo(value, 9);
  });
  const spot = new Float64Array(15);
  expect(() => fitRigid({ from: spot, to, weights })).toThrow(RangeError);
});

it('[LM3] estimates distance in proportion to the focal length, and refuses none', () => {
  const face = createToyPerson(1).look({ xMm: 0, yMm: 60 });
  const near = measureHead(face, TOY_FOCAL_PX);
  expect(near.zMm).toBeCloseTo(TOY_POSE.zMm, 3);
  expect(measureHead(face, 2 * TOY_FOCAL_PX).zMm).toBeCloseTo(2 * TOY_POSE.zMm, 3);
  expect(() => measureHead(face, 0)).toThrow(RangeError);
  expect(toAssumedFocalPx(480, 640)).toBe(toAssumedFocalPx(640, 480));
});

it('[LM4] places the head between the corners of both eyes', () => {
  const pose = { ...TOY_POSE, xMm: 31, yMm: -12, yawDeg: 9, pitchDeg: -4 };
  const head = measureHead(createToyPerson(2).look({ xMm: 0, yMm: 60 }, pose), TOY_FOCAL_PX);
  expect(head.xMm).toBeCloseTo(31, 3);
  expect(head.yMm).toBeCloseTo(-12, 3);
  expect(head.yawDeg).toBeCloseTo(9, 4);
  expect(head.pitchDeg).toBeCloseTo(-4, 4);
});
