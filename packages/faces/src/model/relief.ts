import type { Face } from './face.ts';
import { EYEBALL_MM } from './face.ts';
import { toFaceY } from './head-rows.ts';
import { bump, mix, smoothStep } from './noise.ts';

/** Skin over the eyeball. */
const LID_MM = 1.5;

/** Height above the oval at a place of the face, in mm towards the viewer. */
export type Relief = (xMm: number, yMm: number, baseMm: number) => number;

/** Nose, sockets, lips, chin and cheeks of one face; the result is the height itself. */
export function createRelief(face: Face): Relief {
  const { shape, skin } = face;
  const y = (value: number) => toFaceY(value, shape);
  const tipY = y(-38);
  const baseY = y(-50);
  const lineY = y(-66);
  const half = shape.mouthWidthMm / 2;
  const wing = shape.noseWidthMm;
  const lean = ((face.seed * 37) % 11) / 11 - 0.5;

  const nose = (x: number, yMm: number) => {
    const down = Math.min(1, Math.max(0, (10 - yMm) / (10 - tipY)));
    const ridge = mix(shape.bridgeMm, shape.noseHeightMm, down ** 1.5) * smoothStep(14, 2, yMm);
    const under = smoothStep(baseY - 2, tipY - 1, yMm);
    const width = mix(5.2, 7.6, down) * (wing / 16);
    const r = Math.abs(x - lean * 0.8) / width;
    const across = 1 / (1 + r ** 2.6 * 0.75) - 0.06 * Math.min(r, 3);
    const wings = bump((Math.abs(x) - wing * 0.78) / 4.4, (yMm - y(-43)) / 4.6) * 8.5;
    const tip = bump(x / 7, (yMm - tipY) / 6) * 2.5;
    const holes = bump((Math.abs(x) - 6.6) / 3, (yMm - y(-49.5)) / 2.1) * 4;
    return Math.max(0, ridge * under * Math.max(0, across)) * fadeWide(x) + wings + tip - holes;
  };
  const lips = (x: number, yMm: number) => {
    const along = Math.max(0, 1 - (x / half) ** 2);
    const bow = 1 - 0.22 * bump(x / 3.2) + 0.1 * bump((Math.abs(x) - 7) / 4);
    const upper = bump((yMm - lineY - shape.upperLipMm * 0.48) / (shape.upperLipMm * 0.42)) * bow;
    const lower = bump((yMm - lineY + shape.lowerLipMm * 0.5) / (shape.lowerLipMm * 0.4));
    const line = bump((yMm - lineY - 0.8 * (Math.abs(x) / half) ** 2) / 1.15);
    const furrow =
      bump(x / 2.6) * smoothStep(lineY + 6, lineY + 9, yMm) * smoothStep(baseY, baseY - 4, yMm);
    const corner = bump((Math.abs(x) - half) / 4, (yMm - lineY) / 4);
    return (
      smoothStep(0, 0.75, along) * (3.6 * upper + 4.6 * lower) -
      line * 2.6 * smoothStep(half + 2, half - 6, Math.abs(x)) -
      furrow * 1.1 -
      corner * 2
    );
  };
  const planes = (x: number, yMm: number) => {
    const ax = Math.abs(x);
    const fold = foldOf(ax, yMm, wing, half, y);
    return (
      shape.browRidgeMm * bump((ax - 27) / 19, (yMm - 19) / 6) -
      shape.socketMm * bump((ax - 24) / 12.5, (yMm - 1) / 11) +
      // The corner of the eye lies in front of the middle of the eyeball.
      3 * bump((ax - 49) / 10, (yMm + 1) / 9) -
      2.5 * bump((ax - 14) / 5, (yMm - 5) / 8) +
      shape.cheekbonesMm * bump((ax - 45) / 15, (yMm - y(-22)) / 11) +
      shape.cheeksMm * bump((ax - 38) / 16, (yMm - y(-55)) / 16) -
      2.2 * bump((ax - 66) / 12, (yMm - 28) / 18) +
      shape.chinMm * bump(x / 13, (yMm - y(-96)) / 8) +
      2 * bump(x / 26, (yMm - lineY) / 14) -
      fold * (0.5 + 1.1 * skin.lines)
    );
  };
  return (x, yMm, baseMm) =>
    overLids(face, x, yMm, baseMm + planes(x, yMm) + nose(x, yMm) + lips(x, yMm));
}

/** The skin lies on the eyeballs, with a soft seam to the socket around. */
function overLids({ eyes }: Face, x: number, yMm: number, heightMm: number): number {
  const dx = Math.abs(x) - eyes.apartMm / 2;
  const radius = EYEBALL_MM + LID_MM;
  const squared = radius * radius - dx * dx - yMm * yMm;
  if (squared <= 0) return heightMm;
  const ball = Math.sqrt(squared) + eyes.depthMm;
  // Below, the lid runs into the cheek without a step.
  const seam = yMm > 0 ? 3 : 3 + 0.45 * Math.min(9, -yMm);
  const share = Math.max(0, seam - Math.abs(ball - heightMm)) / seam;
  return Math.max(ball, heightMm) + (share * share * seam) / 4;
}

/** From the wing of the nose past the corner of the mouth. */
function foldOf(
  ax: number,
  yMm: number,
  wing: number,
  half: number,
  y: (value: number) => number,
): number {
  const share = (y(-42) - yMm) / (y(-42) - y(-70));
  if (share < 0 || share > 1) return 0;
  const line = mix(wing + 2, half + 6, share ** 0.8);
  return bump((ax - line) / 2.4) * Math.sin(Math.PI * share);
}

function fadeWide(x: number): number {
  return smoothStep(30, 14, Math.abs(x));
}
