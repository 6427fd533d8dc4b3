import { startYardstick } from '@fovea/tools/harness/yardstick';
import { chromium, type Page } from 'playwright-core';
import { createMeter, LAUNCH_OPTIONS, serveScripts } from '#analysis/bench/browser-page.ts';
import { toRatioFigure } from '#gaze/bench/rounds.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { benchMainThread } from './bench/bench-main-thread.ts';

const FRAMES: Sizes<number> = { short: 200, full: 1_000 };
const WARM_UP_FRAMES = 200;
const MOST_MS = 1;
/** React draws the shapes alone here, not the list and the dock of a whole editor. */
const MOST_OF_REACT = 0.4;
const AIM_OF_REACT = 0.1;
const SCRIPT = 'apps/web/testing/aoi-drag-page.tsx';

interface AoiPage {
  rest(frames: number): Promise<void>;
  drag(frames: number): Promise<void>;
  dragByReact(frames: number): Promise<void>;
  readPath(): string;
}

/**
 * Script time on the main thread of a browser for dragging one of 60 areas and for measuring areas
 * anew.
 */
export async function benchAoi(options: readonly string[]): Promise<readonly Figure[]> {
  const frames = pickSize(options, FRAMES);
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  try {
    const page = await browser.newPage();
    await serveScripts(page, { '/page.js': SCRIPT });
    const measure = await createMeter(page);
    const run = (name: 'rest' | 'drag' | 'dragByReact', count: number) => play(page, name, count);
    const before = await readPath(page);
    const toMs = async (name: 'drag' | 'dragByReact') => {
      await run(name, WARM_UP_FRAMES);
      const bareMs = await measure(() => run('rest', frames));
      return ((await measure(() => run(name, frames))) - bareMs) / frames;
    };
    const ownMs = await toMs('drag');
    const hasMoved = (await readPath(page)) !== before;
    const reactMs = await toMs('dragByReact');
    const slowness = () => toMedian([1, 2, 3].map(() => startYardstick().stop()));
    const limit = MOST_MS * slowness();
    return [
      {
        name: 'dragging one of 60 polygons of 12 points: script of a frame',
        value: `${ownMs.toFixed(3)} ms`,
        goal: `at most ${limit.toFixed(2)} ms`,
        ok: hasMoved && ownMs <= limit,
      },
      toRatioFigure(
        'of the same with React state on every move',
        ownMs / reactMs,
        MOST_OF_REACT,
        AIM_OF_REACT,
      ),
      await benchMainThread(browser, options, slowness),
    ];
  } finally {
    await browser.close();
  }
}

function play(page: Page, name: 'rest' | 'drag' | 'dragByReact', count: number): Promise<void> {
  return page.evaluate(
    (given) => (window as unknown as { aoiPage: AoiPage }).aoiPage[given.name](given.count),
    { name, count },
  );
}

function readPath(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { aoiPage: AoiPage }).aoiPage.readPath());
}
