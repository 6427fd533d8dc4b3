import type { GateReason, KeptCalibration, ShareOfScreen } from '@fovea/tracker/calibration';
import type { EnginePlace } from '@fovea/tracker/engines';
import type { FrameClock, FrameFailure } from '@fovea/tracker/tracking';

/** Something that a camera has and a script has not. */
export interface CameraTracking {
  /** For the mirror; nothing else may read it. */
  readonly stream: MediaStream;
  /** Asks the camera for smaller pictures. False when they are small already. */
  lowerResolution(): Promise<boolean>;
  /**
   * Dots on a screen whose pixels are so large. With `isCheck` five of them judge the calibration
   * that stands, or what an earlier visit learned; it is taught anew only where they refuse it.
   */
  calibrate(plan: {
    readonly mmPerPx: number;
    readonly isCheck: boolean;
    readonly learned?: Learned | undefined;
  }): Calibrating;
  /**
   * Tells what the pages and dots have to know of. The rate is acted on while somebody watches who
   * does not do so themselves.
   */
  watch(onNews: (news: CameraNews) => void, options?: { readonly minds?: 'rate' }): () => void;
  /** How far gaze was from a place that was surely looked at, over so long until now. */
  measureAt(place: PlacePx, lastMs: number): PlaceError;
  /** The calibration that was accepted last. */
  getCalibrated(): Calibrated | undefined;
  /** The weights that the phone may keep for a later visit. */
  getLearned(): Learned | undefined;
  getFlags(): readonly CameraFlag[];
  /** Frames that failed until now, by where they did. */
  getFailures(): readonly FrameFailures[];
  close(): void;
}

export type CameraNews =
  /** The camera has seen no face for two seconds. */
  | 'face-lost'
  | 'face-back'
  /** Too few pictures a second, also when they are small. */
  | 'too-slow'
  /** The stream has ended: another app took the camera, or it was unplugged. */
  | 'camera-lost'
  /** Frames fail, also in an engine that was opened again. */
  | 'unusable';

/** As the server names them. */
export type CameraFlag = 'low_rate' | 'hot' | 'frames_failed';

export interface FrameFailures {
  readonly kind: FrameFailure;
  readonly count: number;
}

/** Weights of an accepted calibration, kept with the run for whoever comes back. */
export interface Learned extends KeptCalibration {
  readonly tries: number;
}

export interface PlacePx {
  readonly xPx: number;
  readonly yPx: number;
}

export interface PlaceError {
  /** From the place to the median gaze; null without gaze. */
  readonly errorPx: readonly [number, number] | null;
  /** The shift that rules TR4 to TR6 allow from now on; null while the head has not moved. */
  readonly driftPx: readonly [number, number] | null;
}

export type Grade = 'good' | 'fair' | 'poor';

export type DotsState =
  /** Nothing is shown before the person is ready. */
  | { readonly phase: 'ready' }
  | {
      readonly phase: 'dots';
      readonly kind: 'calibration' | 'validation';
      readonly point: ShareOfScreen;
      readonly number: number;
      readonly count: number;
      /** The dot waits: the head moves, or nobody is there. */
      readonly pause: 'moved' | 'lost' | null;
    }
  | {
      readonly phase: 'judged';
      readonly grade: Grade;
      readonly reasons: readonly GateReason[];
      /** No other try follows. */
      readonly isLast: boolean;
      /** Where gaze was about each dot of the validation, in px from it. */
      readonly spread: readonly {
        readonly point: ShareOfScreen;
        readonly gazePx: readonly (readonly [number, number])[];
      }[];
    };

/** Dots that are shown and judged, with what follows a refusal. */
export interface Calibrating {
  getState(): DotsState;
  subscribe(listener: () => void): () => void;
  /** Shows the first dots, or those that the last result asks for. */
  goOn(): void;
}

/** Figures of an accepted calibration, as they are sent. */
export interface Calibrated {
  readonly grade: 'good' | 'fair';
  readonly tries: number;
  readonly looMeanDeg: number | null;
  readonly validationMeanDeg: number | null;
  readonly validationWorstDeg: number | null;
  readonly errorMm: number | null;
  readonly errorPx: number | null;
  readonly offsetPx: readonly [number, number] | null;
  readonly offsetSePx: readonly [number, number] | null;
  readonly precisionPx: number | null;
  readonly distanceMm: number | null;
  readonly dots: readonly {
    readonly dot: number;
    readonly errorMm: number;
    readonly errorDeg: number;
  }[];
  readonly clock: FrameClock | null;
  readonly enginePlace: EnginePlace;
}
