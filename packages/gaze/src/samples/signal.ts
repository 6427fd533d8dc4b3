/**
 * Gaze of one page as algorithms read it: one array per column, all of the same length, times that
 * rise. Missing gaze is said by `valid`, never by a value of `x` or `y`.
 */
export interface Signal {
  /** From the moment the page was shown. */
  readonly tMs: Float64Array;
  /** CSS px of the page, scrolling included. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 or 0. */
  readonly valid: Uint8Array;
}
