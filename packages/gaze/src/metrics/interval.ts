/** A time of interest, in ms from the moment the page was shown. */
export interface Interval {
  readonly fromMs: number;
  readonly toMs: number;
}
