/** 468 points of the mesh, then 5 of each iris. */
export const LANDMARK_COUNT = 478;

/** A face that an engine found in one frame. Axes of the frame: x right, y down, unmirrored. */
export interface Face {
  /** x, y and z of LANDMARK_COUNT points: shares of the frame's width, height and width. */
  readonly points: Float32Array;
  /** Column-major 4 × 4 from the canonical head to the camera, in cm, y up, z towards the viewer. */
  readonly headPose: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Grey patches of the eye on the left and on the right of the frame, PATCH_SIZE each. */
  readonly patches: readonly [Uint8Array, Uint8Array];
}

export interface Detection {
  /** Time of the frame in ms, as it was given. */
  readonly tMs: number;
  /** Null when no face is present. */
  readonly face: Face | null;
  /** Time that the engine took for this frame. */
  readonly workMs: number;
}

/**
 * Frame in, face out. A native kit or a rendered face can stand behind it. One frame at a time: the
 * caller drops frames while a promise is open, it never queues them.
 */
export interface LandmarkEngine<Frame> {
  readonly name: string;
  readonly version: string;
  detect(frame: Frame, tMs: number): Promise<Detection>;
  close(): void;
}
