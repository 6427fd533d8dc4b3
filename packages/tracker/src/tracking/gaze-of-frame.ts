import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import type { Face } from '#landmarks/index.ts';
import {
  estimateGaze,
  type PatchHeadModel,
  type Screen,
  toLook,
  toScreenPoint,
} from '#method/index.ts';
import { type DriftCorrection, NO_DRIFT } from './drift.ts';
import { type Similarity, toConfidence, toSimilarity } from './similarity.ts';

/** Raw gaze of one frame; nothing is smoothed. */
export interface FrameGaze {
  /** CSS px on the screen; 0 without a face. */
  readonly xPx: number;
  readonly yPx: number;
  /** 0 to 1: how like the eyes of the calibration these are. Not how exact the gaze is. */
  readonly confidence: number;
  /** Bits of SAMPLE_FLAGS that the frame itself decides: face, blink, onScreen. */
  readonly flags: number;
  /** From the camera; 0 without a face. Estimated from the size of the head, never measured. */
  readonly estimatedDistanceMm: number;
  readonly yawDeg: number;
}

export interface GazeSetting {
  readonly model: PatchHeadModel;
  readonly similarity: Similarity;
  readonly screen: Screen & { readonly widthPx: number; readonly heightPx: number };
  readonly focalPx: number;
  /** Correction that is added while the head is outside the calibrated range. */
  readonly drift?: DriftCorrection;
}

const NO_FACE: FrameGaze = {
  xPx: 0,
  yPx: 0,
  confidence: 0,
  flags: 0,
  estimatedDistanceMm: 0,
  yawDeg: 0,
};

export function toFrameGaze(face: Face | null, setting: GazeSetting): FrameGaze {
  if (face === null) return NO_FACE;
  const { model, similarity: taught, screen, drift = NO_DRIFT } = setting;
  const look = toLook(face, setting.focalPx);
  const { xMm, yMm } = estimateGaze(model, look);
  const { x, y } = toScreenPoint({ xMm: xMm + drift.xMm, yMm: yMm + drift.yMm }, screen);
  const similarity = toSimilarity(taught, look);
  const isBlink = similarity < taught.leastOpen;
  const isOnScreen = x >= 0 && y >= 0 && x <= screen.widthPx && y <= screen.heightPx;
  return {
    xPx: x,
    yPx: y,
    confidence: toConfidence(taught, similarity),
    flags:
      SAMPLE_FLAGS.face |
      (isBlink ? SAMPLE_FLAGS.blink : 0) |
      (isOnScreen ? SAMPLE_FLAGS.onScreen : 0),
    estimatedDistanceMm: look.head.zMm,
    yawDeg: look.head.yawDeg,
  };
}
