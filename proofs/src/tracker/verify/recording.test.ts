import { CAMERA } from '@fovea/faces';
import { EYES, LANDMARK_COUNT, measureHead } from '@fovea/tracker/landmarks';
import { measureSimilarity, PATCH_SIZE, toPatchFeature } from '@fovea/tracker/patches';
import { expect, test } from 'vitest';
import {
  packRecordings,
  type RecordedFrame,
  type Recording,
  unpackRecordings,
} from './recording.ts';
import { listBenchSessions } from './session-facts.ts';

const [facts] = listBenchSessions() as [ReturnType<typeof listBenchSessions>[number]];

function createFrame(dot: number, isFound = true): RecordedFrame {
  const points = new Float32Array(3 * LANDMARK_COUNT);
  EYES.flatMap(({ corners }) => corners).forEach((corner, i) => {
    points[3 * corner] = 0.3 + 0.11 * i;
    points[3 * corner + 1] = 0.4 + 0.01 * dot;
  });
  const headPose = Float32Array.from({ length: 16 }, (_, i) => Math.sin(i + dot) / 3);
  headPose[14] = -31.4;
  const paint = (eye: number) =>
    Uint8Array.from({ length: PATCH_SIZE.widthPx * PATCH_SIZE.heightPx }, (_, i) =>
      Math.round(130 + 120 * Math.sin(i / (7 + eye) + dot)),
    );
  return {
    run: 0,
    phase: 'calibration',
    dot,
    sinceMs: 600,
    blink: 0.25,
    distanceMm: 331,
    workMs: 12.3,
    face: isFound
      ? {
          points,
          headPose,
          widthPx: CAMERA.widthPx,
          heightPx: CAMERA.heightPx,
          patches: [paint(0), paint(1)],
        }
      : null,
  };
}

test('what the method reads comes back from a packed recording', () => {
  const frames = [createFrame(0), createFrame(1, false), createFrame(2)];
  const [back] = unpackRecordings(packRecordings([{ facts, frames }])) as [Recording];
  expect(back.facts).toEqual(facts);
  for (const [i, { face, ...own }] of frames.entries()) {
    const { face: kept, ...rest } = back.frames[i] as RecordedFrame;
    expect(rest).toEqual(own);
    expect(kept === null).toBe(face === null);
    if (!face || !kept) continue;
    const before = Object.values(measureHead(face, 512));
    Object.values(measureHead(kept, 512)).forEach((value, k) => {
      expect(value).toBeCloseTo(before[k] as number, 2);
    });
    const similarity = measureSimilarity(
      toPatchFeature(kept.patches),
      toPatchFeature(face.patches),
    );
    expect(similarity).toBeGreaterThan(0.9995);
  }
});

test('recordings are packed one after the other', () => {
  const one = { facts, frames: [createFrame(0)] };
  const two = { facts: { ...facts, name: 'other' }, frames: [createFrame(3)] };
  const back = unpackRecordings(packRecordings([one, two]));
  expect(back.map((each) => each.facts.name)).toEqual([facts.name, 'other']);
  expect(back[1]).toEqual(unpackRecordings(packRecordings([two]))[0]);
});
