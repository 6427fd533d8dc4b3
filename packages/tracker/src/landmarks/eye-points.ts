/** Points of one eye in the mesh. `left` and `right` are sides of the unmirrored frame. */
export interface EyePoints {
  /** The corner on the left in the frame, then the one on the right. */
  readonly corners: readonly [number, number];
  /** Middle of the iris, then its rim: right, top, left, bottom. */
  readonly iris: readonly [number, number, number, number, number];
}

export const EYES: readonly [EyePoints, EyePoints] = [
  { corners: [33, 133], iris: [468, 469, 470, 471, 472] },
  { corners: [362, 263], iris: [473, 474, 475, 476, 477] },
];
