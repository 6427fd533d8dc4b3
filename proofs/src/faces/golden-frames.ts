import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  createFace,
  createScene,
  DEVICES,
  type Frame,
  GLASSES,
  LIGHTS,
  renderFrame,
  toPlane,
} from '@fovea/faces';
import { toRootPath } from '@fovea/tools/harness/root';
import { LANDMARK_COUNT } from '@fovea/tracker/landmarks';
import type { Figure } from '#harness/parts.ts';
import type { LandmarkPage } from './landmark-page.ts';

const KEPT = toRootPath('packages/faces/recordings/golden.json');
const PEOPLE = 6;
/** Points are kept in steps of this. */
const STEP_PX = 1 / 32;
/** Another processor may round otherwise; another model is off by more than a pixel. */
const GOALS = { meanPx: 0.1, worstPx: 1 } as const;

interface GoldenFrame {
  /**
   * Hash of the pixels: tells a frame that is drawn differently from a model that finds other
   * points.
   */
  readonly sha256: string;
  /** x and y of every point, 16 bits each. */
  readonly points: string;
}

/** Draws the frames that the model's points are kept of, and compares, or keeps them anew. */
export async function compareGolden(page: LandmarkPage, isNew: boolean): Promise<Figure[]> {
  await page.start('stills');
  const found: GoldenFrame[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const frame = drawGolden(person);
    const { points } = await page.find(frame, 33);
    found.push({ sha256: toDigest(frame), points: points ? packPoints(points, frame) : '' });
  }
  if (isNew) await writeFile(KEPT, `${JSON.stringify(found, null, 2)}\n`);
  const kept = JSON.parse(await readFile(KEPT, 'utf8')) as GoldenFrame[];
  const sameFrames = found.filter(({ sha256 }, i) => sha256 === kept[i]?.sha256).length;
  const offsetsPx = found.flatMap(({ points }, i) => listOffsets(points, kept[i]?.points ?? ''));
  const meanPx = offsetsPx.reduce((sum, each) => sum + each, 0) / offsetsPx.length;
  const worstPx = Math.max(...offsetsPx);
  return [
    {
      name: 'golden frames drawn as they were',
      value: `${sameFrames} of ${PEOPLE}`,
      goal: 'all',
      ok: sameFrames === PEOPLE && kept.length === PEOPLE,
    },
    {
      name: `${offsetsPx.length} points of golden frames from where they were, mean and worst`,
      value: `${meanPx.toFixed(3)} and ${worstPx.toFixed(2)} px`,
      goal: `at most ${GOALS.meanPx} and ${GOALS.worstPx} px`,
      ok: meanPx <= GOALS.meanPx && worstPx <= GOALS.worstPx,
    },
  ];
}

function drawGolden(person: number): Frame {
  const device = person % 2 === 0 ? DEVICES.phone : DEVICES.tablet;
  const lights = Object.values(LIGHTS);
  const light = lights[person % lights.length] ?? LIGHTS.even;
  const glasses = person % 3 === 2 ? GLASSES.thin : null;
  return renderFrame(createFace(person), createScene({ device, light, glasses }), {
    target: toPlane(device, { u: 0.2 + 0.12 * person, v: 0.8 - 0.12 * person }),
    head: {
      xMm: 4 * person - 10,
      yMm: 0.16 * device.heightMm,
      zMm: device.distanceMm,
      yawDeg: 2 * person - 5,
      pitchDeg: 3 - person,
      rollDeg: person - 2,
    },
    blink: 0,
    lids: 1,
    noiseSeed: person,
  });
}

function toDigest({ rgba }: Frame): string {
  return createHash('sha256').update(rgba).digest('hex');
}

function packPoints(points: Float32Array, { widthPx, heightPx }: Frame): string {
  const packed = Buffer.alloc(4 * LANDMARK_COUNT);
  for (let i = 0; i < LANDMARK_COUNT; i++) {
    packed.writeInt16LE(Math.round(((points[3 * i] as number) * widthPx) / STEP_PX), 4 * i);
    packed.writeInt16LE(
      Math.round(((points[3 * i + 1] as number) * heightPx) / STEP_PX),
      4 * i + 2,
    );
  }
  return packed.toString('base64');
}

/** Infinitely far where either side has no points. */
function listOffsets(found: string, kept: string): number[] {
  const [a, b] = [found, kept].map((each) => Buffer.from(each, 'base64')) as [Buffer, Buffer];
  return Array.from({ length: LANDMARK_COUNT }, (_, i) => {
    if (a.length !== 4 * LANDMARK_COUNT || b.length !== a.length) return Number.POSITIVE_INFINITY;
    const away = (at: number) => STEP_PX * (a.readInt16LE(at) - b.readInt16LE(at));
    return Math.hypot(away(4 * i), away(4 * i + 2));
  });
}
