import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { findEverybody } from './find-everybody.ts';
import { compareGolden } from './golden-frames.ts';
import { openLandmarkPage } from './landmark-page.ts';

/**
 * One of so many combinations is played: no factor is shared with the numbers of lights and
 * glasses.
 */
const STEPS: Sizes<number> = { short: 11, full: 1 };

/**
 * Whether the model finds the points it found before, and whether rendered people are fit to judge the
 * tracker with. `--full` takes every combination of them; `--golden` keeps the points of the model anew.
 */
export async function verifyFaces(options: readonly string[]): Promise<readonly Figure[]> {
  const page = await openLandmarkPage();
  try {
    return [
      ...(await compareGolden(page, options.includes('--golden'))),
      ...(await findEverybody(page, pickSize(options, STEPS))),
    ];
  } finally {
    await page.close();
  }
}
