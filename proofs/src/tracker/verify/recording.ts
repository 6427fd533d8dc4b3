import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { DotRun } from '@fovea/faces';
import { EYES, type Face, LANDMARK_COUNT } from '@fovea/tracker/landmarks';
import { PATCH_SIZE } from '@fovea/tracker/patches';
import type { SessionFacts } from './session-facts.ts';

/** One frame that was drawn after the eyes had settled, and what the engine found in it. */
export interface RecordedFrame {
  /** Which run of dots it belongs to, and which dot of that run. */
  readonly run: number;
  readonly phase: DotRun['phase'];
  readonly dot: number;
  readonly sinceMs: number;
  /** True closing of the lids, 0 to 1, and true distance of the eyes. */
  readonly blink: number;
  readonly distanceMm: number;
  readonly workMs: number;
  /** Null without a face. */
  readonly face: Face | null;
}

export interface Recording {
  readonly facts: SessionFacts;
  readonly frames: readonly RecordedFrame[];
}

/** Grey levels that one kept level stands for: their error stays below the noise of the camera. */
const GREY_STEP = 4;
const PATCH_PX = PATCH_SIZE.widthPx * PATCH_SIZE.heightPx;
/** Numbers of the pose that the tracker reads: two of the first axis, two of the third, the distance. */
const POSE_AT = [0, 1, 8, 9, 14] as const;
/** With the middle of the corners of both eyes, as whole millionths. */
const NUMBERS = POSE_AT.length + 2;
const UNIT = 1e-6;

type FrameFacts = Omit<RecordedFrame, 'face'> & { readonly isFound: boolean };

interface Header {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sessions: readonly {
    readonly facts: SessionFacts;
    readonly frames: readonly FrameFacts[];
  }[];
}

/**
 * Packs only what the method reads of each frame. Pixels are kept as the difference to the frame
 * before, which packs better.
 */
export function packRecordings(recordings: readonly Recording[], quality = 5): Uint8Array {
  const faces = recordings.flatMap(({ frames }) => frames.flatMap(({ face }) => face ?? []));
  const header: Header = {
    widthPx: faces[0]?.widthPx ?? 0,
    heightPx: faces[0]?.heightPx ?? 0,
    sessions: recordings.map(({ facts, frames }) => ({
      facts,
      frames: frames.map(({ face, ...own }) => ({ ...own, isFound: face !== null })),
    })),
  };
  const numbers = new Int32Array(faces.length * NUMBERS);
  const pixels = new Uint8Array(faces.length * 2 * PATCH_PX);
  const before = new Uint8Array(2 * PATCH_PX);
  faces.forEach((face, i) => {
    numbers.set(toNumbers(face), i * NUMBERS);
    face.patches.forEach((patch, eye) => {
      patch.forEach((grey, k) => {
        const at = eye * PATCH_PX + k;
        const level = Math.round(grey / GREY_STEP);
        pixels[i * 2 * PATCH_PX + at] = level - (before[at] as number);
        before[at] = level;
      });
    });
  });
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const whole = Buffer.concat([length, head, Buffer.from(numbers.buffer), pixels]);
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

export function unpackRecordings(packed: Uint8Array): Recording[] {
  const whole = brotliDecompressSync(packed);
  const start = 4 + whole.readUInt32LE(0);
  const { sessions, widthPx, heightPx } = JSON.parse(
    whole.subarray(4, start).toString('utf8'),
  ) as Header;
  const total = sessions.reduce(
    (sum, { frames }) => sum + frames.filter(({ isFound }) => isFound).length,
    0,
  );
  const pixelsFrom = start + total * NUMBERS * 4;
  const levels = new Uint8Array(2 * PATCH_PX);
  let i = 0;
  const readFace = (): Face => {
    const numbers = Array.from({ length: NUMBERS }, (_, k) =>
      whole.readInt32LE(start + 4 * (i * NUMBERS + k)),
    );
    const from = pixelsFrom + i * 2 * PATCH_PX;
    const grey = levels.map((level, k) => {
      levels[k] = level + (whole[from + k] as number);
      return Math.min(255, (levels[k] as number) * GREY_STEP);
    });
    i++;
    return {
      ...fromNumbers(numbers),
      widthPx,
      heightPx,
      patches: [grey.slice(0, PATCH_PX), grey.slice(PATCH_PX)],
    };
  };
  return sessions.map(({ facts, frames }) => ({
    facts,
    frames: frames.map(({ isFound, ...own }) => ({ ...own, face: isFound ? readFace() : null })),
  }));
}

function toNumbers({ points, headPose }: Face): number[] {
  const corners = EYES.flatMap((eye) => eye.corners);
  const middle = (axis: 0 | 1) =>
    corners.reduce((sum, point) => sum + (points[3 * point + axis] as number), 0) / corners.length;
  return [...POSE_AT.map((at) => headPose[at] as number), middle(0), middle(1)].map((value) =>
    Math.round(value / UNIT),
  );
}

/** All four corners lie in their middle: nothing else is read of them once patches are cut. */
function fromNumbers(numbers: readonly number[]): Pick<Face, 'points' | 'headPose'> {
  const headPose = new Float32Array(16);
  POSE_AT.forEach((at, k) => {
    headPose[at] = (numbers[k] as number) * UNIT;
  });
  const points = new Float32Array(3 * LANDMARK_COUNT);
  for (const point of EYES.flatMap((eye) => eye.corners)) {
    points[3 * point] = (numbers[POSE_AT.length] as number) * UNIT;
    points[3 * point + 1] = (numbers[POSE_AT.length + 1] as number) * UNIT;
  }
  return { points, headPose };
}
