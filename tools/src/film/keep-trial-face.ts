import { writeFile } from 'node:fs/promises';
import { createFace, createScene, createSession, DEVICES, renderFrame } from '@fovea/faces';
import sharp from 'sharp';
import { toRootPath } from '#harness/root.ts';

const TRIAL_FACE = 'packages/tracker/src/engines/trial-face.jpg';
const FACE = 3;
const WIDTH_PX = 320;
const JPEG_QUALITY = 70;

/** Draws the face that a landmark engine must find before it is used. */
export async function keepTrialFace(): Promise<void> {
  const device = DEVICES.phone;
  const dots = [{ u: 0.5, v: 0.5 }];
  const runs = [{ phase: 'calibration' as const, dots, framesPerDot: 1 }];
  const [planned] = createSession({ seed: FACE, device, movement: 'sway', rateHz: 5, runs });
  if (planned === undefined) throw new Error('the session has no frame');
  const scene = createScene({ device, backgroundSeed: FACE });
  const { rgba } = renderFrame(createFace(FACE), scene, { ...planned.moment, blink: 0 });
  const { widthPx: width, heightPx: height } = scene.camera;
  const jpeg = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize({ width: WIDTH_PX })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  await writeFile(toRootPath(TRIAL_FACE), jpeg);
  console.log(`wrote ${TRIAL_FACE}`);
}
