/** Fixations of one page in time order, one array per column. They never overlap. */
export interface Fixations {
  /** Half a sample before the first sample, and half a sample after the last. */
  readonly onsetMs: Float64Array;
  readonly offsetMs: Float64Array;
  /** The centroid, in the unit of the signal. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Samples of the signal that it was made of: the first, and the one behind the last. */
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}
