import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { DOT_AREA_PX, FIRST_COLOUR, findDot } from '#drivers/find-dot.ts';
import { READY_MS } from '#drivers/ready-ms.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { readWords } from '#drivers/words.ts';
import { keepSession, test } from '#fixtures/world-fixture.ts';

test.use({ viewport: { width: 1_440, height: 900 } });

const words = readWords('en');
const SNAPSHOT_BYTES = 20_000;

test('from an account without a project to the gaze of the sample, in one click', async ({
  page,
  context,
  world,
  addresses,
}) => {
  const watched = await watchPage(page);
  await keepSession(context, world.newcomer, addresses.webUrl);
  // The picture of its first page comes ahead of the click.
  const picture = page.waitForRequest(/\/sample\/spot-poster\.webp$/);
  await page.goto(`${addresses.webUrl}/project`);
  await picture;
  await page.getByRole('link', { name: words('sample-banner', 'open') }).click();
  await expect(page).toHaveURL(/\/analysis\/sample$/);
  await expect(page.getByText(words('scripted-label', 'simulated'))).toBeVisible();
  const panel = page.getByRole('complementary', {
    name: words('analysis-playback', 'panel'),
  });
  const shown = words('analysis-playback', 'shownOfCount', { shown: 42, count: 48 });
  await expect(panel.getByText(shown)).toBeVisible({ timeout: READY_MS });
  // The first picture is the map of them all, at the end of the page.
  const findOption = (name: 'heatmap' | 'gazePoint' | 'playback') =>
    page.getByRole('radio', { name: words('analysis-playback', name) });
  await expect(findOption('heatmap')).toBeChecked();
  await findOption('playback').click();
  await findOption('gazePoint').click();
  await panel.getByRole('searchbox').fill('P-001');
  await panel.getByRole('button', { name: /^P-001/ }).click();
  await page.getByRole('button', { name: words('analysis-playback', 'play'), exact: true }).click();
  await expect
    .poll(async () => (await findDot(page, FIRST_COLOUR)).areaPx, { timeout: READY_MS })
    .toBeGreaterThan(DOT_AREA_PX);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('s');
  const snapshot = await saved;
  expect(snapshot.suggestedFilename()).toMatch(/ 1[.]png$/);
  const bytes = await readFile(await snapshot.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(SNAPSHOT_BYTES);
  expect(await watched.violations()).toEqual([]);
  expect(watched.errors).toEqual([]);
});

test('a visitor opens the sample from the home page and is back there, and nothing asks who it is', async ({
  page,
  addresses,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto(addresses.webUrl);
  await page.getByRole('link', { name: words('landing', 'sample') }).click();
  await expect(page.getByText(words('scripted-label', 'simulated'))).toBeVisible();
  await expect(page.getByText(/^P-0\d\d$/).first()).toBeVisible({ timeout: READY_MS });
  await page.getByRole('link', { name: words('analysis-playback', 'backHome') }).click();
  await expect(page).toHaveURL(`${addresses.webUrl}/`);
  expect(calls).toEqual([]);
});
