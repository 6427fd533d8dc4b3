import { expect, it } from 'vitest';
import type { Face } from '#landmarks/index.ts';
import { createToyPerson, TOY_FOCAL_PX, TOY_POSE, type ToyPose } from '#synthetic/toy-person.ts';
import { DISTANCES, judgePosition, POSITION_DEFAULTS } from './position.ts';

const TARGET = { xMm: 0, yMm: 60 };

function watch(poses: readonly ToyPose[]): Face[] {
  const person = createToyPerson(1);
  return poses.map((pose) => person.look(TARGET, pose));
}

const still = watch(Array.from({ length: 10 }, () => TOY_POSE));
const judge = (faces: readonly (Face | null)[]) => judgePosition(faces, TOY_FOCAL_PX);
/** All patches with their grey levels changed. */
const relight = (change: (grey: number) => number) =>
  still.map((face) => {
    const [left, right] = face.patches;
    return { ...face, patches: [left.map(change), right.map(change)] as const };
  });

it('[PO1] finds a person in place, and nothing good without a face', () => {
  expect(judge(still)).toMatchObject({ face: true, distance: true, light: true, steady: true });
  const nothing = { face: false, distance: false, light: false, steady: false };
  expect(judge([null, null])).toMatchObject(nothing);
  expect(judge([])).toMatchObject(nothing);
});

it('[PO2] wants a face in 8 of 10 frames, and not half of one', () => {
  expect(judge([null, null, ...still.slice(2)]).face).toBe(true);
  expect(judge([null, null, null, ...still.slice(3)]).face).toBe(false);
  const beside = (share: number) =>
    still.map((face) => ({
      ...face,
      points: face.points.map((value, i) =>
        i % 3 === 0 && i < share * face.points.length ? -0.1 : value,
      ),
    }));
  expect(judge(beside(0.08)).face).toBe(true);
  expect(judge(beside(0.5)).face).toBe(false);
});

it('[PO3] wants 250 to 450 mm with a phone, 350 to 600 mm with a tablet, and says which way', () => {
  for (const [device, zMm, fault] of [
    ['phone', 240, 'near'],
    ['phone', 260, null],
    ['phone', 440, null],
    ['phone', 460, 'far'],
    ['tablet', 340, 'near'],
    ['tablet', 590, null],
    ['tablet', 610, 'far'],
  ] as const) {
    const options = { ...POSITION_DEFAULTS, ...DISTANCES[device] };
    const position = judgePosition(watch([{ ...TOY_POSE, zMm }]), TOY_FOCAL_PX, options);
    expect(position).toMatchObject({ distance: fault === null, distanceFault: fault });
    expect(position.estimatedDistanceMm).toBeCloseTo(zMm, -1);
  }
});

it('[PO4] wants eyes that are neither dark, nor washed out, nor flat', () => {
  expect(judge(relight((grey) => grey / 6))).toMatchObject({ light: false, lightFault: 'dark' });
  expect(judge(relight((grey) => 210 + grey / 6)).lightFault).toBe('bright');
  expect(judge(relight((grey) => 120 + grey / 20)).lightFault).toBe('flat');
  const [first] = still as [Face];
  const oneDark = { ...first, patches: [first.patches[0], first.patches[1].map(() => 5)] as const };
  expect(judge([oneDark]).light).toBe(false);
});

it('[PO5] wants a head that keeps its place and turn', () => {
  const sway = (change: (k: number) => Partial<ToyPose>) =>
    judge(watch(Array.from({ length: 10 }, (_, k) => ({ ...TOY_POSE, ...change(k) })))).steady;
  expect(sway((k) => ({ xMm: k % 2 ? 5 : -5 }))).toBe(true);
  expect(sway((k) => ({ xMm: k % 2 ? 8 : -8 }))).toBe(false);
  expect(sway((k) => ({ zMm: 340 + (k % 2 ? 8 : -8) }))).toBe(false);
  expect(sway((k) => ({ yawDeg: k % 2 ? 2 : -2 }))).toBe(true);
  expect(sway((k) => ({ yawDeg: k % 2 ? 4 : -4 }))).toBe(false);
});
