import type { Figure } from '#harness/parts.ts';
import { findEverybody } from './faces/find-everybody.ts';
import { openLandmarkPage } from './faces/landmark-page.ts';

/** Of so many combinations one: no factor is shared with the numbers of lights and glasses. */
const SHORT_STEP = 3;

/** Whether rendered people are fit to judge the tracker with; `--full` takes every combination. */
export async function verifyFaces(options: readonly string[]): Promise<readonly Figure[]> {
  const page = await openLandmarkPage();
  try {
    return await findEverybody(page, options.includes('--full') ? 1 : SHORT_STEP);
  } finally {
    await page.close();
  }
}
