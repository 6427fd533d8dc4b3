import { createSeededRandom } from '@fovea/gaze/synthetic';
import { type Face, type FaceHair, type FaceShape, type Rgb, toLinear } from './face.ts';
import { mix } from './noise.ts';

/** From light to deep, after the tones that cameras are tested with. */
export const SKIN_TONES: readonly Rgb[] = [
  toLinear(240, 204, 184),
  toLinear(226, 180, 150),
  toLinear(204, 152, 118),
  toLinear(170, 118, 84),
  toLinear(126, 84, 60),
  toLinear(88, 59, 45),
];

const HAIR: readonly Rgb[] = [
  toLinear(160, 122, 78),
  toLinear(96, 62, 38),
  toLinear(52, 36, 28),
  toLinear(24, 20, 20),
  toLinear(20, 17, 17),
  toLinear(18, 15, 15),
];

const IRISES: readonly Rgb[] = [
  toLinear(98, 116, 130),
  toLinear(100, 102, 78),
  toLinear(116, 84, 52),
  toLinear(84, 55, 34),
  toLinear(64, 41, 27),
  toLinear(52, 33, 23),
];

const STYLES: readonly FaceHair['style'][] = ['long', 'short', 'tied', 'short', 'curly', 'bald'];

/**
 * A person out of a number. Neighbouring seeds take turns through tones and hair, so that six in a
 * row hold one of each; everything else is drawn.
 */
export function createFace(seed: number, tone = seed % SKIN_TONES.length): Face {
  const random = createSeededRandom(seed * 7919 + 17);
  const draw = (from: number, to: number) => mix(from, to, random());
  const skinTone = SKIN_TONES[tone] as Rgb;
  const style = STYLES[
    (seed + Math.floor(seed / STYLES.length)) % STYLES.length
  ] as FaceHair['style'];
  const isSoft = style === 'long' || style === 'tied';
  const hair = HAIR[tone] as Rgb;
  const isGrey = draw(0, 1) > 0.86;
  return {
    name: `face-${seed}`,
    seed,
    shape: drawShape(draw, isSoft),
    skin: {
      tone: skinTone,
      lips: toLips(skinTone, draw(0, 1)),
      redness: draw(0.2, 1),
      freckles: tone < 2 && random() < 0.4 ? draw(0.4, 1) : 0,
      lines: draw(0, 1),
      beard: !isSoft && random() < 0.5 ? draw(0.25, 0.9) : 0,
    },
    hair: {
      style,
      color: isGrey ? toLinear(140, 138, 136) : hair,
      browColor: isGrey ? toLinear(96, 90, 86) : darken(hair, 0.45),
      browThicknessMm: isSoft ? draw(2.4, 3.6) : draw(3.4, 5),
      browHeightMm: draw(17.5, 20.5),
      browArchMm: draw(1, isSoft ? 4 : 2.6),
    },
    eyes: {
      apartMm: draw(60.5, 66),
      depthMm: draw(-1.2, 1),
      widthMm: draw(29.5, 33),
      openMm: draw(10.6, 12.6),
      tiltMm: draw(0, 2.6),
      foldMm: random() < 0.3 ? 0 : draw(2.2, 4),
      iris: IRISES[tone] as Rgb,
      irisMm: draw(5.7, 6.1),
      pupilMm: draw(1.5, 2.3),
      sclera: toLinear(draw(206, 226), draw(202, 218), draw(196, 214)),
      kappaDeg: { outward: draw(3.4, 6.2), up: draw(-1.8, 2.2) },
    },
  };
}

function drawShape(draw: (from: number, to: number) => number, isSoft: boolean): FaceShape {
  return {
    width: draw(0.95, 1.04),
    jaw: isSoft ? draw(0.9, 1) : draw(0.96, 1.1),
    length: draw(0.95, 1.05),
    cheekbonesMm: draw(1.5, 4.5),
    cheeksMm: draw(-1.5, 3),
    browRidgeMm: isSoft ? draw(0.5, 2) : draw(1.5, 4),
    socketMm: draw(4, 6.5),
    noseHeightMm: draw(17, 22),
    bridgeMm: draw(1.5, 5.5),
    noseWidthMm: draw(14, 18.5),
    mouthWidthMm: draw(46, 54),
    upperLipMm: draw(6, 8.5),
    lowerLipMm: draw(8, 11),
    chinMm: draw(0, 3.5),
  };
}

function toLips([red, green, blue]: Rgb, share: number): Rgb {
  return [
    red * (0.78 + 0.1 * share) + 0.035,
    green * (0.62 - 0.14 * share),
    blue * (0.64 - 0.12 * share),
  ];
}

function darken([red, green, blue]: Rgb, share: number): Rgb {
  return [red * share, green * share, blue * share];
}
