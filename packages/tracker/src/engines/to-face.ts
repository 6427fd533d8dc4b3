import { type Face, LANDMARK_COUNT } from '#landmarks/face.ts';
import { solveHeadPose } from '#landmarks/solve-head-pose.ts';
import { type EngineFrame, measureFrame } from './engine-frame.ts';
import type { PatchReader } from './eye-pixels.ts';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** One face for the port, of the points that an engine found. */
export function toFace(
  landmarks: readonly Point[],
  frame: EngineFrame,
  readPatches: PatchReader,
): Face {
  if (landmarks.length !== LANDMARK_COUNT) {
    throw new RangeError(`${landmarks.length} landmarks, not ${LANDMARK_COUNT}`);
  }
  const points = new Float32Array(3 * LANDMARK_COUNT);
  landmarks.forEach(({ x, y, z }, i) => {
    points[3 * i] = x;
    points[3 * i + 1] = y;
    points[3 * i + 2] = z;
  });
  const size = measureFrame(frame);
  return {
    points,
    headPose: solveHeadPose(points, size.widthPx, size.heightPx),
    ...size,
    patches: readPatches(frame, points, size),
  };
}
