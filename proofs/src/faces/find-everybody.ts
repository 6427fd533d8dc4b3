import {
  createFace,
  createScene,
  DEVICES,
  type Frame,
  GLASSES,
  LIGHTS,
  renderFrame,
  SKIN_TONES,
  toPlane,
} from '@fovea/faces';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { EYES } from '@fovea/tracker/landmarks';
import { toMedian } from '@fovea/tracker/method';
import { type Figure, print } from '#harness/parts.ts';
import type { LandmarkPage } from './landmark-page.ts';

const PEOPLE = 12;
const GOALS = { foundShare: 0.99, irisPx: 1.5 } as const;

/**
 * Every face, tone, pair of glasses and light, or every `step`-th of these: is the face found at all?
 * Each frame stands by itself.
 */
export async function findEverybody(page: LandmarkPage, step: number): Promise<readonly Figure[]> {
  const random = createSeededRandom(77);
  const offsetsPx: number[] = [];
  const lost: string[] = [];
  let frames = 0;
  let combination = 0;
  await page.start('stills');
  for (let person = 0; person < PEOPLE; person++) {
    // The second half wears the tone of another: shape and hair do not stand for it.
    const tone = (person + (person < PEOPLE / 2 ? 0 : 3)) % SKIN_TONES.length;
    const face = createFace(person, tone);
    for (const [wears, glasses] of [['nothing', null], ...Object.entries(GLASSES)] as const) {
      for (const [name, light] of Object.entries(LIGHTS)) {
        if (combination++ % step !== 0) continue;
        const device = frames % 2 === 0 ? DEVICES.phone : DEVICES.tablet;
        const frame = renderFrame(
          face,
          createScene({ device, light, glasses, backgroundSeed: person }),
          {
            target: toPlane(device, { u: random(), v: random() }),
            head: drawHead(device.distanceMm, 0.16 * device.heightMm, random),
            blink: 0,
            lids: 1,
            noiseSeed: frames,
          },
        );
        frames++;
        const { points } = await page.find(frame, 33);
        if (points) offsetsPx.push(measureIrisOffset(frame, points));
        else lost.push(`${face.name}, tone ${tone}, ${wears}, ${name}`);
      }
    }
  }
  for (const each of lost) print(`not found: ${each}`);
  const share = 1 - lost.length / frames;
  const irisPx = toMedian(offsetsPx);
  return [
    {
      name: `faces found in ${frames} frames`,
      value: `${(100 * share).toFixed(1)} %`,
      goal: 'at least 99 %',
      ok: share >= GOALS.foundShare,
    },
    {
      name: 'middle of the iris from the pupil that was drawn, median',
      value: `${irisPx.toFixed(2)} px`,
      goal: `at most ${GOALS.irisPx} px`,
      ok: irisPx <= GOALS.irisPx,
    },
  ];
}

function drawHead(distanceMm: number, yMm: number, random: () => number) {
  return {
    xMm: 8 * drawGaussian(random),
    yMm: yMm + 8 * drawGaussian(random),
    zMm: distanceMm + 15 * drawGaussian(random),
    yawDeg: 4 * drawGaussian(random),
    pitchDeg: 1 + 3 * drawGaussian(random),
    rollDeg: 2 * drawGaussian(random),
  };
}

/** Mean of both eyes. */
function measureIrisOffset({ truth, widthPx, heightPx }: Frame, points: Float32Array): number {
  const offsets = truth.eyes.map(({ pupilPx: [x, y] }, i) => {
    const middle = EYES[i === 0 ? 0 : 1].iris[0];
    return Math.hypot(
      (points[3 * middle] as number) * widthPx - x,
      (points[3 * middle + 1] as number) * heightPx - y,
    );
  });
  return offsets.reduce((sum, each) => sum + each, 0) / offsets.length;
}
