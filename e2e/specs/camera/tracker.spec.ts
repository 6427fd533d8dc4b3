import { buildApp, startSite } from '@fovea/tools/site';
import { test as base, expect, type Page } from '@playwright/test';
import { watchPage } from '#drivers/watch-page.ts';

/** Rendered eyes on a slow, shared machine: it is 0.3° to 1.3° when all is well. */
const MAX_ERROR_DEG = 3;
/** The engine starts on a machine that does other things too. */
const STARTED_MS = 200_000;
/** The landmark engine, its model and the workers, as a phone pays for them. */
const MAX_WIRE_BYTES = 6_000_000;
const ENGINE_FILES = /[/](landmark-(loader|runtime|model)|[a-z]+-worker)-[^/]+$/;
const VIEWPORT = { width: 390, height: 844 };

/** The collect app as the stack serves it, with its content policy, but without anything behind it. */
const test = base.extend<{ collectUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  collectUrl: async ({}, use) => {
    const folder = await buildApp('collect', { scriptedGaze: true });
    const site = await startSite({
      app: 'collect',
      folder,
      port: 0,
      apiUrls: [],
      origins: { media: 'http://media.localhost' },
    });
    await use(`http://collect.localhost:${site.port}`);
    await site.stop();
  },
});

test.use({ viewport: VIEWPORT });

test('a rendered person calibrates, and gaze follows the target, without another origin', async ({
  page,
  collectUrl,
}) => {
  const watched = await watchPage(page);
  await page.goto(`${collectUrl}/dev/tracker`);
  const runtime = page.waitForRequest(/landmark-runtime/);
  await page.getByRole('button', { name: 'Start' }).click();
  // Requests of the worker are seen here as well.
  await runtime;
  await page.getByRole('button', { name: 'Calibrate', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(/^Calibration dot/);

  const verdict = page.getByRole('heading', { name: 'Calibration', exact: true });
  await expect(verdict).toBeVisible({ timeout: STARTED_MS });
  await expect(page.getByText('Accepted')).toBeVisible();
  const meanDeg = await readFigure(page, 'Validation, mean');
  expect(meanDeg).toBeGreaterThan(0);
  expect(meanDeg).toBeLessThan(MAX_ERROR_DEG);

  await page.getByRole('button', { name: 'Show live gaze' }).click();
  for (const [x, y] of [
    [0.25, 0.15],
    [0.75, 0.4],
  ] as const) {
    await page.mouse.click(x * VIEWPORT.width, y * VIEWPORT.height);
    await expect.poll(() => readErrorDeg(page)).toBeLessThan(MAX_ERROR_DEG);
  }
  expect(await readFigure(page, 'Frames a second')).toBeGreaterThan(0);
  expect([...watched.hosts]).toEqual([new URL(collectUrl).host]);
  expect(await watched.violations()).toEqual([]);
});

test('the landmark engine comes compressed, and the second time from the cache', async ({
  page,
  collectUrl,
}) => {
  const sent: string[][] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/landmark-')) return;
    const headers = response.headers();
    sent.push([headers['content-encoding'] ?? '', headers['cache-control'] ?? '']);
  });
  await page.goto(`${collectUrl}/dev/tracker`);
  const first = await startEngine(page);
  expect(first.map(({ isCached }) => isCached)).toEqual([false, false, false, false, false]);
  const wireBytes = first.reduce((sum, { bytes }) => sum + bytes, 0);
  // Less would mean that something was not counted.
  expect(wireBytes).toBeGreaterThan(MAX_WIRE_BYTES / 2);
  expect(wireBytes).toBeLessThanOrEqual(MAX_WIRE_BYTES);
  const wanted = ['br', 'public, max-age=31536000, immutable'];
  expect(sent).toEqual([wanted, wanted, wanted]);

  await page.reload();
  const second = await startEngine(page);
  expect(second.map(({ isCached }) => isCached)).toEqual([true, true, true, true, true]);
});

/**
 * Files that the engine has loaded when it runs: two workers of the page, and three files of a
 * worker.
 */
async function startEngine(page: Page): Promise<{ isCached: boolean; bytes: number }[]> {
  await page.getByRole('button', { name: 'Start' }).click();
  const listLoaded = async () => {
    const loaded = await Promise.all([
      page.evaluate(readTransfers),
      ...page.workers().map((worker) => worker.evaluate(readTransfers)),
    ]);
    return loaded.flat().filter(({ url }) => ENGINE_FILES.test(url));
  };
  await expect.poll(async () => (await listLoaded()).length, { timeout: STARTED_MS }).toBe(5);
  return (await listLoaded()).map(({ bytes }) => ({ isCached: bytes === 0, bytes }));
}

/** Runs in the page and in its workers; `bytes` crossed the wire, with headers. */
function readTransfers(): { url: string; bytes: number }[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.map(({ name, transferSize }) => ({ url: name, bytes: transferSize }));
}

async function readFigure(page: Page, name: string): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: name });
  return Number.parseFloat((await term.locator('xpath=following-sibling::dd').textContent()) ?? '');
}

/** NaN while the eyes are on their way. */
async function readErrorDeg(page: Page): Promise<number> {
  const text = await page.getByText(/cm, .*°/).allInnerTexts();
  return Number.parseFloat(text[0]?.split(', ')[1] ?? '');
}
