import { logInResearcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { runQueued } from '#drivers/settled.ts';
import { type Member, test } from '#fixtures/member-fixture.ts';
import { keepSession } from '#fixtures/world-fixture.ts';
import { startCountingSite } from '#stack/counting-site.ts';

const HOUR_LATER = '2026-01-01T01:00:00Z';
const SEARCH = 'Search projects';
const ABOUT = /phones people already have/;

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a bar runs at the top from 120 ms on until the code of a screen is there', async ({
  page,
  addresses: { webUrl },
}) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(webUrl);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/assets/about-*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.clock.pauseAt(HOUR_LATER);
  const asked = page.waitForRequest('**/assets/about-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await asked;
  await runQueued(page);
  await page.clock.runFor(119);
  await expect(progress(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(progress(page)).toBeVisible();
  const box = await progress(page).boundingBox();
  expect([box?.x, box?.y, box?.height]).toEqual([0, 0, 2]);
  expect(box?.width).toBe(page.viewportSize()?.width);
  allow();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT);
  await expect(progress(page)).toHaveCount(0);
});

test('a new path starts at its top, a new query does not, and a hash goes to its place', async ({
  memberPage: page,
  addresses: { webUrl },
}) => {
  await page.setViewportSize({ width: 1_280, height: 240 });
  await page.goto(`${webUrl}/project`);
  const search = page.getByRole('combobox', { name: SEARCH });
  await search.waitFor();
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(() => scrollY(page)).toBe(60);
  await search.evaluate((field: HTMLInputElement) => field.focus({ preventScroll: true }));
  await page.keyboard.insertText('o');
  await expect(page).toHaveURL(`${webUrl}/project?q=o`);
  expect(await scrollY(page)).toBe(60);

  await page.goto(`${webUrl}/about`);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveURL(`${webUrl}/pricing`);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ABOUT);
  expect(await scrollY(page)).toBe(0);

  await footer.getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL(`${webUrl}/pricing#questions`);
  await expect(page.locator('#questions')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(100);
});

test('a page view holds the pattern of the route and never an id', async ({
  page,
  context,
  member,
  addresses,
}) => {
  const site = await startCountingSite(addresses.apiUrls);
  const researcher = await logInResearcher(addresses.apiUrls[0] ?? '', member.credentials);
  await keepSession(context, researcher, site.url);
  researcher.stop();
  const views: Record<string, unknown>[] = [];
  await page.route(`${site.url}${site.path}`, async (route) => {
    views.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ status: 202, body: 'ok' });
  });
  await visitScreens(page, site.url, member);
  await expect
    .poll(() => views.map(({ n, u }) => `${n} ${u}`.replace(site.url, '')))
    .toEqual([
      'pageview /project',
      'pageview /project/:id',
      'pageview /analysis/:id',
      'pageview /error/404',
    ]);
  const sent = JSON.stringify(views);
  expect(sent).not.toContain(member.active.id);
  expect(sent).not.toContain('secret');
  await site.stop();
});

/** Four screens, one of them twice with another query. */
async function visitScreens(page: Page, url: string, { active }: Member): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${url}/project`);
  await expect(heading).toHaveText('Projects');
  await page.getByRole('combobox', { name: SEARCH }).fill('secret');
  await expect(page).toHaveURL(/q=secret/);
  await page.getByRole('combobox', { name: SEARCH }).fill('');
  await page.getByRole('link', { name: active.name }).first().click();
  await expect(heading).toHaveText(active.name);
  await page.goto(`${url}/analysis/${active.id}`);
  await expect(heading).toContainText(active.name);
  await page.goto(`${url}/no/${active.id}?secret`);
  await expect(heading).toHaveText('Not Found');
}
