import { openLandmarkPage } from '#faces/landmark-page.ts';
import { type Figure, print } from '#harness/parts.ts';
import { judgeScene } from './judge-scene.ts';
import { listScenes } from './scenes.ts';

const SCENES = 200;
const LEAST_RIGHT = 0.95;
const CHECKS = ['face', 'distance', 'light', 'steady'] as const;

/**
 * The checks before a calibration on rendered scenes: nobody, half a face, 15 to 70 cm, light and
 * motion. Where the truth is within a tenth of a limit a check is not asked.
 */
export async function verifyPosition(): Promise<readonly Figure[]> {
  const tally = new Map(CHECKS.map((check) => [check, { asked: 0, right: 0 }]));
  const page = await openLandmarkPage();
  try {
    await page.start('stills');
    for (const scene of listScenes(SCENES)) {
      const { position, isLit } = await judgeScene(page, scene);
      const truth = { ...scene.truth, light: isLit };
      for (const check of CHECKS) {
        // Without a face nothing is good, whatever the light.
        const wanted = truth.face === false && check !== 'face' ? undefined : truth[check];
        const counts = tally.get(check);
        if (wanted === undefined || counts === undefined) continue;
        counts.asked++;
        if (position[check] === wanted) counts.right++;
        else print(`wrong: ${scene.name}, ${check} should be ${wanted}`);
      }
    }
  } finally {
    await page.close();
  }
  return [...tally].map(([check, { asked, right }]) => ({
    name: `${check} right in ${asked} of ${SCENES} scenes`,
    value: `${((100 * right) / asked).toFixed(1)} %`,
    goal: 'at least 95 %',
    ok: asked > 0 && right / asked >= LEAST_RIGHT,
  }));
}
