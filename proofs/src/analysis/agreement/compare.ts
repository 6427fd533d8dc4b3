import { createSeededRandom } from '@fovea/gaze/synthetic';
import { buildApp } from '@fovea/tools/site';
import { chromium } from 'playwright-core';
import { LAUNCH_OPTIONS } from '#analysis/bench/browser-page.ts';
import { type Figure, print } from '#harness/parts.ts';
import { type Planted, plantEach } from '#harness/planted-faults.ts';
import { AGREEMENT_FAULTS, findDisagreements, plantIn } from './compare-screen.ts';
import { makeRandomProject, type RandomProject } from './random-project.ts';
import { type ReadScreen, readScreen, serveProject } from './read-screen.ts';

const SEED = 38;
const SIZE_PX = { width: 1_440, height: 900 };

type Read = readonly { readonly project: RandomProject; readonly screen: ReadScreen }[];

/** Every number that stands in two places of random projects, as the built app shows them. */
export async function readAgreement(count: number): Promise<Read> {
  const folder = await buildApp('web', { scriptedGaze: true });
  const random = createSeededRandom(SEED);
  const projects = Array.from({ length: count }, (_, i) => makeRandomProject(i, random));
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const context = await browser.newContext({ viewport: SIZE_PX, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const read: { project: RandomProject; screen: ReadScreen }[] = [];
    for (const project of projects) {
      await serveProject(page, folder, project);
      read.push({ project, screen: await readScreen(page, project) });
    }
    return read;
  } finally {
    await browser.close();
  }
}

export function toAgreementFigure(read: Read): Figure {
  const equal = read.filter(({ project, screen }) => {
    const found = findDisagreements(project, screen);
    for (const line of found) print(`  ${project.name}: ${line}`);
    return found.length === 0;
  });
  return {
    name: 'projects whose numbers agree wherever they stand',
    value: `${equal.length} of ${read.length}`,
    goal: 'all',
    ok: equal.length === read.length && read.length > 0,
  };
}

/** A fault counts as found where any project shows it. */
export function plantDisagreements(read: Read): Planted[] {
  return plantEach(AGREEMENT_FAULTS, (change) =>
    read.some(({ project, screen }) => {
      const area = project.areas[0] ?? '';
      return findDisagreements(project, plantIn(screen, change, area)).length > 0;
    }),
  );
}
