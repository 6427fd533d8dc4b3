/** A place on the screen in shares of its width and height. */
export interface ShareOfScreen {
  readonly u: number;
  readonly v: number;
}

/** The middle, then corners and edges in an order that never steps to a neighbour. Chosen. */
export const CALIBRATION_POINTS: readonly ShareOfScreen[] = [
  { u: 0.5, v: 0.5 },
  { u: 0.1, v: 0.06 },
  { u: 0.9, v: 0.94 },
  { u: 0.9, v: 0.06 },
  { u: 0.1, v: 0.94 },
  { u: 0.5, v: 0.06 },
  { u: 0.9, v: 0.5 },
  { u: 0.5, v: 0.94 },
  { u: 0.1, v: 0.5 },
];

/** Places that calibration did not show. */
export const VALIDATION_POINTS: readonly ShareOfScreen[] = [
  { u: 0.3, v: 0.28 },
  { u: 0.7, v: 0.72 },
  { u: 0.7, v: 0.28 },
  { u: 0.3, v: 0.72 },
  { u: 0.5, v: 0.36 },
];

/** A dot is shown until the eyes have settled, of which no frame is used, and then held. */
export const POINT_TIMES = { settleMs: 600, holdMs: 1200 } as const;
