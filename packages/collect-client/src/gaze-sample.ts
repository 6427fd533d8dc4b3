/** One look: where on the page box, and how far to trust it. */
export interface GazeSample {
  /** Device clock in ms since 1970, never going back. */
  readonly tMs: number;
  /** CSS px from the top left corner of the page box. */
  readonly xPx: number;
  readonly yPx: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Bits of SAMPLE_FLAGS. */
  readonly flags: number;
  /** Millimetres from the phone; 0 when it is not known. */
  readonly distanceMm: number;
  readonly yawDeg: number;
}

/** The box that pages fill, in whole CSS px. */
export interface PageBox {
  readonly widthPx: number;
  readonly heightPx: number;
}
