import type { FaceEyes } from './face.ts';
import { mix } from './noise.ts';

/** The lid follows the eye up and down by this share of the way the pupil makes. */
const FOLLOW = 0.75;

/** The opening of one eye. Places are mm from the eyeball's middle: outwards to the temple, and up. */
export interface Lids {
  readonly isClosed: boolean;
  /** -1 at the inner corner, 1 at the outer one. */
  along(outMm: number): number;
  upperAt(along: number): number;
  lowerAt(along: number): number;
  /** Where the upper lid ends when the eye looks straight ahead. */
  restAt(along: number): number;
}

/** The height of the eye's axis in the head, as a sine, moves the lids; so do blink and squint. */
export function createLids(eyes: FaceEyes, axisUp: number, blink: number, open: number): Lids {
  const followMm = Math.min(2, Math.max(-3.4, 12 * axisUp * FOLLOW));
  const restUp = eyes.openMm * 0.47;
  const wideUp = restUp * open + followMm;
  const wideDown = eyes.openMm * 0.53 * (0.5 + 0.5 * open) - 0.22 * followMm;
  const down = mix(wideDown, wideDown * 0.72, blink);
  const up = mix(Math.max(wideUp, -0.5 * down), -down * 0.97, blink);
  const inner = -eyes.widthMm * 0.505;
  const half = eyes.widthMm / 2;
  const line = (along: number) => (eyes.tiltMm * along) / 2 - 0.9;
  return {
    isClosed: up < -0.9 * down,
    along: (outMm) => (outMm - inner) / half - 1,
    upperAt: (along) => line(along) + up * arch(along + 0.14 * (1 - along * along), 0.72),
    lowerAt: (along) => line(along) - down * arch(along - 0.16 * (1 - along * along), 0.85),
    restAt: (along) => line(along) + restUp * arch(along + 0.14 * (1 - along * along), 0.72),
  };
}

function arch(along: number, power: number): number {
  const left = 1 - along * along;
  return left <= 0 ? 0 : left ** power;
}
