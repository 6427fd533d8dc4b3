/** All numbers are 0..1 of the picture, from its top left corner. */
export interface Rectangle {
  readonly type: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Ellipse {
  readonly type: 'ellipse';
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** Filled by the even-odd rule where its sides cross. */
export interface Polygon {
  readonly type: 'polygon';
  readonly points: readonly (readonly [x: number, y: number])[];
}

export type AoiShape = Rectangle | Ellipse | Polygon;

/** Rules from its time on until the next keyframe, or for good. */
export interface Keyframe {
  /** ms from the moment the page was shown. */
  readonly timestamp: number;
  readonly shape: AoiShape;
  /** How the shape goes on to the next keyframe. */
  readonly easing: 'linear' | 'hold';
  readonly visible: boolean;
}
