import type { MetricsPage } from '@fovea/stage';
import type { Browser } from 'playwright-core';
import { createMeter, serveScripts } from '#analysis/bench/browser-page.ts';
import { MEASURED } from '#analysis/bench/moving-areas.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';

const CHANGES: Sizes<number> = { short: 5, full: 20 };
const WARM_UP_CHANGES = 3;
const MOST_MS = 4;
const PEOPLE_SCRIPT = '/people.js';
const WORKER_SCRIPT = '/worker.js';

interface NumbersPage {
  open(page: MetricsPage, workerUrl: string): void;
  change(number: number): Promise<string>;
}
interface NumbersWindow {
  aoiNumbersPage: NumbersPage;
  metricsPage: MetricsPage;
}

/** From a changed area to the new table: what of it is script on the main thread. */
export async function benchMainThread(
  browser: Browser,
  options: readonly string[],
  slowness: () => number,
): Promise<Figure> {
  const page = await browser.newPage();
  await serveScripts(page, {
    '/page.js': 'apps/web/testing/aoi-numbers-page.tsx',
    [PEOPLE_SCRIPT]: 'proofs/src/aoi/bench/people-script.ts',
    [WORKER_SCRIPT]: 'apps/web/src/studio/aoi/metrics-worker.ts',
  });
  await page.addScriptTag({ url: PEOPLE_SCRIPT, type: 'module' });
  await page.waitForFunction(() => 'metricsPage' in window);
  await page.evaluate((workerUrl) => {
    const { aoiNumbersPage, metricsPage } = window as unknown as NumbersWindow;
    aoiNumbersPage.open(metricsPage, workerUrl);
  }, WORKER_SCRIPT);
  const change = (number: number) =>
    page.evaluate(
      (given) => (window as unknown as NumbersWindow).aoiNumbersPage.change(given),
      number,
    );
  for (let i = 0; i < WARM_UP_CHANGES; i++) await change(i);
  const measure = await createMeter(page);
  const tables = new Set<string>();
  const changes = pickSize(options, CHANGES);
  const ms = await measure(async () => {
    for (let i = 0; i < changes; i++) tables.add(await change(WARM_UP_CHANGES + i));
  });
  await page.close();
  const limit = MOST_MS * slowness();
  const each = ms / changes;
  return {
    name: `numbers of ${MEASURED.areas} moving areas after a change: script on the main thread`,
    value: `${each.toFixed(2)} ms`,
    goal: `at most ${limit.toFixed(2)} ms`,
    ok: tables.size === changes && each <= limit,
  };
}
