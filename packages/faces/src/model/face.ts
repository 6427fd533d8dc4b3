/** Linear light, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A person that does not exist. Lengths are mm of the head: x right in the unmirrored frame, y up,
 * z towards the viewer, from the middle between the eyeballs.
 */
export interface Face {
  readonly name: string;
  /** Moles, hairs, blotches and the small differences between both sides. */
  readonly seed: number;
  readonly shape: FaceShape;
  readonly skin: FaceSkin;
  readonly hair: FaceHair;
  readonly eyes: FaceEyes;
}

export interface FaceShape {
  /** Width of the head and of the jaw alone, length below the eyes: 1 is usual. */
  readonly width: number;
  readonly jaw: number;
  readonly length: number;
  readonly cheekbonesMm: number;
  readonly cheeksMm: number;
  readonly browRidgeMm: number;
  readonly socketMm: number;
  readonly noseHeightMm: number;
  readonly bridgeMm: number;
  readonly noseWidthMm: number;
  readonly mouthWidthMm: number;
  readonly upperLipMm: number;
  readonly lowerLipMm: number;
  readonly chinMm: number;
}

export interface FaceSkin {
  readonly tone: Rgb;
  readonly lips: Rgb;
  /** 0 to 1. */
  readonly redness: number;
  readonly freckles: number;
  readonly lines: number;
  readonly beard: number;
}

export interface FaceHair {
  readonly style: 'short' | 'long' | 'tied' | 'curly' | 'bald';
  readonly color: Rgb;
  readonly browColor: Rgb;
  readonly browThicknessMm: number;
  readonly browHeightMm: number;
  readonly browArchMm: number;
}

export interface FaceEyes {
  /** Between the middles of both eyeballs. */
  readonly apartMm: number;
  /** How far the eyeballs lie in front of their usual place; negative is deeper. */
  readonly depthMm: number;
  readonly widthMm: number;
  /** Between the lids when the person looks straight ahead. */
  readonly openMm: number;
  /** The outer corner above the inner one. */
  readonly tiltMm: number;
  /** The fold above the lid's edge; 0 has none. */
  readonly foldMm: number;
  readonly iris: Rgb;
  readonly irisMm: number;
  readonly pupilMm: number;
  readonly sclera: Rgb;
  /** The optical axis beside the line of sight, towards the temple and up, in degrees. */
  readonly kappaDeg: { readonly outward: number; readonly up: number };
}

export const EYEBALL_MM = 12.1;

/** From values as pictures store them, 0 to 255. */
export function toLinear(red: number, green: number, blue: number): Rgb {
  const one = (value: number) => (value / 255) ** 2.2;
  return [one(red), one(green), one(blue)];
}
