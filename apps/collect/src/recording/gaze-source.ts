import type { GazeSample } from '@fovea/collect-client';
import type { GazeSourceKind } from '@fovea/contract';
import type { CameraTracking } from './camera-tracking.ts';

export const POSITION_CHECKS = ['face', 'distance', 'light', 'steady'] as const;
export type PositionCheck = (typeof POSITION_CHECKS)[number];
/** The source's view of the person: each check is good or not yet, and says which way if known. */
export interface PositionStatus extends Readonly<Record<PositionCheck, boolean>> {
  /** Estimated. */
  readonly distanceCm?: number | undefined;
  readonly distanceFault?: 'near' | 'far' | undefined;
  readonly lightFault?: 'dark' | 'bright' | 'flat' | undefined;
  /** Where the camera's picture shows the face now. */
  readonly place?: FacePlace | undefined;
}

/** In px of the camera's picture, which no mirror has turned yet. */
export interface FacePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
  readonly pictureHeight: number;
}

/**
 * Where gaze comes from: the camera tracker, or a script in development. It runs from the position
 * check to the last page; what it gives between pages is thrown away.
 */
export interface GazeSource {
  /** Stored with the recording, so that a script is never taken for people. */
  readonly kind: GazeSourceKind;
  start(onSample: (sample: GazeSample) => void): void;
  stop(): void;
  /** A page appears now: smoothing and scripts begin anew. */
  beginPage(): void;
  getStatus(): PositionStatus;
  /** The clock of its samples; pages are timed by it. */
  nowMs(): number;
  /** A script has none: it needs neither a mirror nor dots. */
  readonly camera?: CameraTracking;
}

export const NO_POSITION: PositionStatus = {
  face: false,
  distance: false,
  light: false,
  steady: false,
};

/** The size of the page box in CSS px, and the device clock: what a source needs of its phone. */
export interface SourceSurroundings {
  readonly measureBox: () => { readonly widthPx: number; readonly heightPx: number };
  readonly nowMs: () => number;
}
