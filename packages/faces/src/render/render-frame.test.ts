import { beforeAll, expect, test } from 'vitest';
import type { Face } from '#model/face.ts';
import { createFace } from '#model/people.ts';
import { createScene, GLASSES, LIGHTS, type Moment, type Scene } from '#scene/scene.ts';
import { type Frame, renderFrame } from './render-frame.ts';

/** Building a head is slow on a busy machine. */
const SLOW_MS = 60_000;
const SCENE = createScene({ noise: 0, samples: 1 });
const MOMENT: Moment = {
  target: { xMm: 0, yMm: 20 },
  head: { xMm: 0, yMm: 20, zMm: 330, yawDeg: 0, pitchDeg: 0, rollDeg: 0 },
  blink: 0,
  lids: 1,
  noiseSeed: 1,
};
let face: Face;

beforeAll(() => {
  face = createFace(0);
  renderFrame(face, SCENE, MOMENT);
}, SLOW_MS);

const draw = (given: Partial<Moment> = {}, scene: Scene = SCENE) =>
  renderFrame(face, scene, { ...MOMENT, ...given });

/** Mean of red, green and blue in a box about a place of the frame. */
function levelAround({ rgba, widthPx }: Frame, xPx: number, yPx: number, halfPx: number): number {
  const [column, line] = [Math.round(xPx), Math.round(yPx)];
  let sum = 0;
  let n = 0;
  for (let y = line - halfPx; y <= line + halfPx; y++) {
    for (let x = column - halfPx; x <= column + halfPx; x++) {
      const i = 4 * (y * widthPx + x);
      sum += ((rgba[i] as number) + (rgba[i + 1] as number) + (rgba[i + 2] as number)) / 3;
      n++;
    }
  }
  return sum / n;
}

/** Middle of what is darker than the iris, near a place. */
function findDark({ rgba, widthPx }: Frame, [xPx, yPx]: readonly [number, number]) {
  const dark = { x: 0, y: 0, weight: 0 };
  for (let y = Math.round(yPx) - 9; y <= yPx + 9; y++) {
    for (let x = Math.round(xPx) - 12; x <= xPx + 12; x++) {
      const weight = Math.max(0, 90 - (rgba[4 * (y * widthPx + x)] as number)) ** 2;
      dark.x += x * weight;
      dark.y += y * weight;
      dark.weight += weight;
    }
  }
  return { xPx: dark.x / dark.weight + 0.5, yPx: dark.y / dark.weight + 0.5 };
}

test('the same input gives the same bytes, another noise seed others', () => {
  const noisy = createScene({ samples: 1 });
  expect(draw({}, noisy).rgba).toEqual(draw({}, noisy).rgba);
  expect(draw({}, noisy).rgba).not.toEqual(draw({ noiseSeed: 2 }, noisy).rgba);
});

test('dark pupils lie where the truth says, wherever the person looks', () => {
  const scene = createScene({ noise: 0, light: { ...LIGHTS.even, lamp: 0, screen: 0, room: 1 } });
  for (const xMm of [-60, 0, 60]) {
    const frame = draw({ target: { xMm, yMm: 0 } }, scene);
    for (const { pupilPx } of frame.truth.eyes) {
      const dark = findDark(frame, pupilPx);
      expect(Math.abs(dark.xPx - pupilPx[0])).toBeLessThan(1.2);
    }
  }
});

test('eyes move the way of their target', () => {
  const left = draw({ target: { xMm: -40, yMm: 20 } }).truth.eyes;
  const right = draw({ target: { xMm: 40, yMm: 20 } }).truth.eyes;
  left.forEach(({ pupilPx }, i) => {
    const other = right[i]?.pupilPx[0] ?? 0;
    expect(other - pupilPx[0]).toBeGreaterThan(3);
  });
});

test('closed lids hide the pupil', () => {
  const open = draw();
  const closed = draw({ blink: 1 });
  for (const { pupilPx } of open.truth.eyes) {
    expect(levelAround(closed, ...pupilPx, 2)).toBeGreaterThan(
      levelAround(open, ...pupilPx, 2) + 40,
    );
  }
});

test('light from one side leaves the other cheek darker', () => {
  const frame = draw({}, { ...SCENE, light: LIGHTS.side });
  const [left, right] = frame.truth.eyes.map(({ middlePx: [x, y] }) =>
    levelAround(frame, x, y + 45, 4),
  );
  expect(right).toBeGreaterThan((left ?? 0) * 1.25);
});

test('a dim room is noisier, not only darker', () => {
  const spread = (scene: Scene) => {
    const [a, b] = [draw({ noiseSeed: 3 }, scene), draw({ noiseSeed: 4 }, scene)];
    let sum = 0;
    for (let i = 0; i < a.rgba.length; i += 4) sum += Math.abs((a.rgba[i] ?? 0) - (b.rgba[i] ?? 0));
    return sum;
  };
  const noisy = createScene({ samples: 1 });
  expect(spread({ ...noisy, light: LIGHTS.dim })).toBeGreaterThan(1.3 * spread(noisy));
});

test('glasses lie over the eyes and darken what is behind their rim', () => {
  const bare = draw();
  const worn = draw({}, { ...SCENE, glasses: GLASSES.thick });
  const [left] = bare.truth.eyes;
  const [x, y] = left?.middlePx ?? [0, 0];
  const darkestBelow = (frame: Frame) =>
    Math.min(...Array.from({ length: 24 }, (_, i) => levelAround(frame, x, y + 24 + i, 0)));
  expect(darkestBelow(worn)).toBeLessThan(darkestBelow(bare) - 40);
});
