import type { GazeMode } from '@fovea/stage';
import { chromium } from 'playwright-core';
import { toRatioFigure } from '#gaze/bench/rounds.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createMeter, LAUNCH_OPTIONS, serveScripts } from './browser-page.ts';

const PEOPLE = 1_000;
const FRAMES: Sizes<number> = { short: 6, full: 100 };
const WARM_UP_FRAMES = 3;
const MOST_MS = 0.5;
const MOST_SCARF_MS = 2;
/** Least pixels drawn on a stage of 160 px by 160 px. */
const LEAST_DRAWN = 1_000;
const SCRIPTS = {
  '/page.js': 'proofs/src/analysis/bench/page.ts',
  '/worker.js': 'apps/web/src/studio/heat/heat-worker.ts',
};

/** Script time of a frame on the main thread of a browser, by the CPU time of that thread. */
export async function benchPage(
  options: readonly string[],
  slowness: () => number,
): Promise<readonly Figure[]> {
  const frames = pickSize(options, FRAMES);
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const page = await browser.newPage();
    await serveScripts(page, SCRIPTS);
    const measure = await createMeter(page);
    await page.evaluate((people) => window.analysisPage.open(people, '/worker.js'), PEOPLE);
    const play = (n: number, mode: GazeMode) =>
      page.evaluate((given) => window.analysisPage.play(given.n, { mode: given.mode }), {
        n,
        mode,
      });
    const setLayer = (isOn: boolean) =>
      page.evaluate((given) => window.analysisPage.setLayer(given), isOn);
    const drawn = await page.evaluate(() => window.analysisPage.countDrawn());
    const toMs = async (run: (n: number) => Promise<unknown>) => {
      await run(WARM_UP_FRAMES);
      const bareMs = await measure(() => page.evaluate((n) => window.analysisPage.rest(n), frames));
      return ((await measure(() => run(frames))) - bareMs) / frames;
    };
    const glMs = await toMs((n) => play(n, 'gazePoint'));
    await setLayer(false);
    const canvasMs = await toMs((n) => play(n, 'gazePoint'));
    const pathMs = await toMs((n) => play(n, 'gazePath'));
    const heatMs = await toMs((n) =>
      page.evaluate((count) => window.analysisPage.playHeat(count), n),
    );
    await page.evaluate((people) => window.analysisPage.openScarf(people), PEOPLE);
    const scarfMs = await toMs((n) =>
      page.evaluate((count) => window.analysisPage.playScarf(count), n),
    );
    print(
      `  by a 2D canvas: dots and trails ${canvasMs.toFixed(2)} ms, paths ${pathMs.toFixed(2)} ms`,
    );
    const limit = MOST_MS * slowness();
    return [
      toFigure('dots and trails by WebGL', glMs, limit),
      toFigure('the map that a worker makes', heatMs, limit),
      toFigure('rows of people while they scroll', scarfMs, MOST_SCARF_MS * slowness()),
      {
        name: 'px that WebGL draws of them',
        value: `${drawn}`,
        goal: `at least ${LEAST_DRAWN}`,
        ok: drawn >= LEAST_DRAWN,
      },
      toRatioFigure('script of WebGL, of a 2D canvas', glMs / canvasMs, 0.3, 0.05),
    ];
  } finally {
    await browser.close();
  }
}

function toFigure(name: string, ms: number, limit: number): Figure {
  return {
    name: `${name}, ${PEOPLE} people for a minute: script of a frame on the main thread`,
    value: `${ms.toFixed(3)} ms`,
    goal: `at most ${limit.toFixed(2)} ms`,
    ok: ms <= limit,
  };
}
