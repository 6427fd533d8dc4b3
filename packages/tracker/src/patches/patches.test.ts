import { expect, it } from 'vitest';
import { EYES, LANDMARK_COUNT } from '#landmarks/index.ts';
import { createToyPerson } from '#synthetic/toy-person.ts';
import { cutEyePatches, findEyeBand, PATCH_SIZE } from './eye-patch.ts';
import { type GreyImage, toGrey } from './grey-image.ts';
import { FEATURE_LENGTH, measureSimilarity, toPatchFeature } from './patch-feature.ts';
import { toSlides } from './slides.ts';

const FRAME = { widthPx: 320, heightPx: 240 };

/** Eyes of 40 px side by side about a middle, turned by an angle. */
function toPoints(turnRad = 0, scale = 1): Float32Array {
  const points = new Float32Array(3 * LANDMARK_COUNT);
  EYES.forEach(({ corners }, eye) => {
    corners.forEach((corner, side) => {
      const across = scale * ((eye === 0 ? -40 : 40) + (side === 0 ? -20 : 20));
      points[3 * corner] = (160 + across * Math.cos(turnRad)) / FRAME.widthPx;
      points[3 * corner + 1] = (120 + across * Math.sin(turnRad)) / FRAME.heightPx;
    });
  });
  return points;
}

/** A smooth picture fixed to the eyes: the same in their axes for any turn and scale. */
function paint(turnRad = 0, scale = 1): GreyImage {
  const pixels = Uint8Array.from({ length: FRAME.widthPx * FRAME.heightPx }, (_, i) => {
    const x = (i % FRAME.widthPx) + 0.5 - 160;
    const y = Math.floor(i / FRAME.widthPx) + 0.5 - 120;
    const across = (x * Math.cos(turnRad) + y * Math.sin(turnRad)) / scale;
    const down = (y * Math.cos(turnRad) - x * Math.sin(turnRad)) / scale;
    return 128 + 60 * Math.sin(across / 7) + 40 * Math.cos(down / 5);
  });
  return { pixels, xPx: 0, yPx: 0, ...FRAME };
}

function measureDifference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] as number)), 0) / a.length;
}

it('[PA1] weighs red, green and blue as brightness does', () => {
  const rgba = Uint8Array.of(255, 255, 255, 0, 255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255);
  expect([...toGrey(rgba)]).toEqual([255, 76, 149, 28]);
});

it('[PA2] cuts the same patch however the head is turned in the frame or near', () => {
  const [left, right] = cutEyePatches(paint(), toPoints(), FRAME);
  expect(measureDifference(left, right)).toBeGreaterThan(5);
  for (const [turn, scale] of [
    [0.3, 1],
    [-0.4, 1.2],
    [0, 0.8],
  ] as const) {
    const turned = cutEyePatches(paint(turn, scale), toPoints(turn, scale), FRAME);
    expect(measureDifference(left, turned[0])).toBeLessThan(2.5);
    expect(measureDifference(right, turned[1])).toBeLessThan(2.5);
  }
});

it('[PA3] needs no more of the frame than the band of the eyes', () => {
  const image = paint();
  const band = findEyeBand(toPoints(), FRAME.widthPx, FRAME.heightPx);
  if (!band) throw new Error('no band');
  const { xPx, yPx, widthPx, heightPx } = band;
  expect(widthPx * heightPx).toBeLessThan((FRAME.widthPx * FRAME.heightPx) / 4);
  const pixels = Uint8Array.from(
    { length: widthPx * heightPx },
    (_, i) =>
      image.pixels[(yPx + Math.floor(i / widthPx)) * FRAME.widthPx + xPx + (i % widthPx)] as number,
  );
  const cut = cutEyePatches({ pixels, ...band }, toPoints(), FRAME);
  expect(cut).toEqual(cutEyePatches(image, toPoints(), FRAME));
});

it('[PA3] keeps within the frame and says when the eyes are outside it', () => {
  const beside = toPoints().map((value, i) => (i % 3 === 0 ? value + 0.4 : value));
  const band = findEyeBand(beside, FRAME.widthPx, FRAME.heightPx);
  expect((band?.xPx ?? 0) + (band?.widthPx ?? 0)).toBe(FRAME.widthPx);
  const gone = toPoints().map((value, i) => (i % 3 === 0 ? value + 2 : value));
  expect(findEyeBand(gone, FRAME.widthPx, FRAME.heightPx)).toBeNull();
});

it('[PA4] does not see brightness and contrast of either eye', () => {
  const { patches } = createToyPerson(3).look({ xMm: 10, yMm: 60 });
  const feature = toPatchFeature(patches);
  expect(feature.length).toBe(FEATURE_LENGTH);
  expect(measureSimilarity(feature, feature)).toBeCloseTo(1, 3);
  const dim = toPatchFeature([patches[0].map((grey) => 20 + grey / 2), patches[1]]);
  expect(measureSimilarity(feature, dim)).toBeGreaterThan(0.999);
  const other = createToyPerson(3).look({ xMm: -25, yMm: 120 });
  expect(measureSimilarity(feature, toPatchFeature(other.patches))).toBeLessThan(0.99);
});

it('[PA5] gives 0 for an even patch and refuses one of another size', () => {
  const even = new Uint8Array(PATCH_SIZE.widthPx * PATCH_SIZE.heightPx).fill(80);
  expect(toPatchFeature([even, even]).every((value) => value === 0)).toBe(true);
  expect(() => toPatchFeature([even, even.slice(1)])).toThrow(RangeError);
});

it('[PA6] tells what a patch cut one pixel off would change, eye by eye', () => {
  const { patches } = createToyPerson(4).look({ xMm: 10, yMm: 60 });
  const before = patches.map((patch) => patch.slice());
  const slides = toSlides(patches);
  expect(slides.length).toBe(4);
  const half = FEATURE_LENGTH / 2;
  const [leftAcross, rightAcross] = slides as [Float64Array, Float64Array];
  expect(leftAcross.slice(half).every((value) => value === 0)).toBe(true);
  expect(rightAcross.slice(0, half).every((value) => value === 0)).toBe(true);
  const { widthPx } = PATCH_SIZE;
  const moved = patches[0].map((_, i) =>
    i % widthPx === widthPx - 1 ? (patches[0][i] as number) : (patches[0][i + 1] as number),
  );
  const change = toPatchFeature([moved, patches[1]]).map(
    (value, i) => value - (toPatchFeature(patches)[i] as number),
  );
  expect(measureSimilarity(change, leftAcross)).toBeGreaterThan(
    0.9 * Math.sqrt(measureSimilarity(change, change) * measureSimilarity(leftAcross, leftAcross)),
  );
  expect(patches).toEqual(before);
});
