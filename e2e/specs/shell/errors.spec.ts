import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/member-fixture.ts';

/** Marks of the app have four letters that cannot be taken for figures. */
async function expectGeneralPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong.');
  await expect(heading).toBeFocused();
  const text = 'We could not show this page. Going back usually helps.';
  await expect(main.getByText(text)).toBeVisible();
  const buttons = main.locator('button, a').filter({ hasNotText: 'Contact us' });
  await expect(buttons).toHaveText(['Go to previous', 'Go to main']);
  const reference = /^Reference [2-9A-HJKMNP-Z]{4} · Contact us$/;
  await expect(main.getByText('Reference')).toHaveText(reference);
  await expect(page).toHaveTitle('Something went wrong. | Fovea');
}

test('a crash in a lazy chunk reloads 3 times, then shows the general page', async ({
  page,
  addresses: { webUrl },
}) => {
  await page.goto(webUrl);
  const footer = page.getByRole('contentinfo');
  await page.route('**/assets/about-*.js', (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await footer.getByRole('link', { name: 'What we do' }).click();
  await expectGeneralPage(page);
  expect(loads).toBe(3);
  expect(await readReloads(page)).toBe('3');
  await expect(page).toHaveURL(`${webUrl}/about`);

  // Opened anew it does not begin to count again: nothing has started normally meanwhile.
  await page.reload();
  await expectGeneralPage(page);
  expect(loads).toBe(4);

  await page.getByRole('link', { name: 'Go to main' }).click();
  await expect(page).toHaveURL(`${webUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readReloads(page)).toBe(null);
});

test('an address whose code never arrives is loaded 1 + 3 times', async ({
  page,
  addresses: { webUrl },
}) => {
  await page.route('**/assets/about-*.js', (route) => route.abort());
  const counted: (string | null)[] = [];
  await page.exposeFunction('tellReloads', (count: string | null) => counted.push(count));
  await page.addInitScript(() => {
    const { tellReloads } = globalThis as unknown as { tellReloads(count: string | null): void };
    tellReloads(localStorage.getItem('fovea.reloads'));
  });
  await page.goto(`${webUrl}/about`);
  await expectGeneralPage(page);
  expect(counted).toEqual([null, '1', '2', '3']);
});

test('a chunk that arrives after a reload leaves no trace of the crash', async ({
  page,
  addresses: { webUrl },
}) => {
  let failures = 0;
  await page.route('**/assets/about-*.js', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.clock.install();
  await page.goto(`${webUrl}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/phones people already have/);
  expect(await readReloads(page)).toBe('1');
  await page.clock.runFor(3_000);
  expect(await readReloads(page)).toBe(null);
});

const readReloads = (page: Page) => page.evaluate(() => localStorage.getItem('fovea.reloads'));
