import {
  createFace,
  createScene,
  DEVICES,
  type Frame,
  type Face as Person,
  renderFrame,
} from '@fovea/faces';
import { type Face, solveHeadPose, toAssumedFocalPx } from '@fovea/tracker/landmarks';
import { cutEyePatches, toGrey } from '@fovea/tracker/patches';
import {
  DISTANCES,
  judgePosition,
  POSITION_DEFAULTS,
  type Position,
} from '@fovea/tracker/tracking';
import type { LandmarkPage } from '#faces/landmark-page.ts';
import { type PositionScene, SMALL_CAMERA } from './scenes.ts';

export interface JudgedScene {
  readonly position: Position;
  /** Whether the light at the eyes is good, by the pixels that were drawn; undefined near a limit. */
  readonly isLit: boolean | undefined;
}

/** A face is shaped once: that takes longer than to draw it. */
const people = new Map<number, Person>();

function getPerson(seed: number): Person {
  const person = people.get(seed) ?? createFace(seed);
  people.set(seed, person);
  return person;
}

/** Draws a scene small, finds its landmarks and judges it as the app does. */
export async function judgeScene(page: LandmarkPage, scene: PositionScene): Promise<JudgedScene> {
  const device = DEVICES[scene.device];
  const drawn = createScene({
    device,
    camera: SMALL_CAMERA,
    samples: 1,
    backgroundSeed: scene.face,
  });
  const frames = scene.heads.map((head, noiseSeed) => {
    const turn = { yawDeg: 0, pitchDeg: 1, rollDeg: 0 };
    const target = { xMm: 0, yMm: device.cameraAboveMm + device.heightMm / 2 };
    const moment = { target, head: { ...head, ...turn }, blink: 0, lids: 1, noiseSeed };
    return expose(renderFrame(getPerson(scene.face), drawn, moment), scene.exposure);
  });
  const faces: (Face | null)[] = [];
  for (const frame of frames) faces.push(await findFace(page, frame));
  const { widthPx, heightPx } = SMALL_CAMERA;
  const position = judgePosition(faces, toAssumedFocalPx(widthPx, heightPx), {
    ...POSITION_DEFAULTS,
    ...DISTANCES[scene.device],
  });
  return { position, isLit: frames[0] && judgeLight(frames[0]) };
}

/** A camera that gives too little or too much. */
function expose(frame: Frame, exposure: number): Frame {
  if (exposure === 1) return frame;
  const change = (value: number) =>
    exposure < 1 ? value * exposure : 255 - (255 - value) / exposure;
  return { ...frame, rgba: frame.rgba.map((value, i) => (i % 4 === 3 ? 255 : change(value))) };
}

async function findFace(page: LandmarkPage, frame: Frame): Promise<Face | null> {
  const { points } = await page.find(frame, 33);
  if (points === null) return null;
  const { widthPx, heightPx } = frame;
  const size = { widthPx, heightPx };
  return {
    points,
    headPose: solveHeadPose(points, widthPx, heightPx),
    ...size,
    patches: cutEyePatches({ pixels: toGrey(frame.rgba), xPx: 0, yPx: 0, ...size }, points, size),
  };
}

/** As wide as a patch is at that distance; by the place of the eyes that is known. */
const PATCH_MM = { width: 40, height: 24 } as const;

function judgeLight({ rgba, widthPx, heightPx, truth }: Frame): boolean | undefined {
  const grey = toGrey(rgba);
  const { darkest, brightest, leastContrast } = POSITION_DEFAULTS;
  const verdicts = truth.eyes.map(({ middlePx: [xPx, yPx], middleMm }) => {
    const pxPerMm = SMALL_CAMERA.focalPx / middleMm[2];
    const values: number[] = [];
    for (let y = -PATCH_MM.height / 2; y <= PATCH_MM.height / 2; y++) {
      for (let x = -PATCH_MM.width / 2; x <= PATCH_MM.width / 2; x++) {
        const [px, py] = [Math.round(xPx + x * pxPerMm), Math.round(yPx + y * pxPerMm)];
        if (px < 0 || py < 0 || px >= widthPx || py >= heightPx) continue;
        values.push(grey[py * widthPx + px] ?? 0);
      }
    }
    if (values.length === 0) return undefined;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(
      values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
    );
    const isClear =
      Math.abs(mean - darkest) >= 0.1 * darkest &&
      Math.abs(mean - brightest) >= 0.1 * brightest &&
      Math.abs(deviation - leastContrast) >= 0.1 * leastContrast;
    return isClear ? mean > darkest && mean < brightest && deviation > leastContrast : undefined;
  });
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}
