import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/member-fixture.ts';

const HINT = 'For Optimal Service Use';
const HINT_UNTIL = 'fovea.chrome-hint-until';
const DAYS_30_MS = 30 * 24 * 60 * 60_000;

const readTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const readBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme follows the system until a person chooses, and then stays', async ({
  page,
  addresses: { webUrl },
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${webUrl}/about`);
  const footer = page.getByRole('contentinfo');
  await footer.waitFor();
  expect(await readTheme(page)).toBeUndefined();
  const light = await readBackground(page);
  await footer.getByLabel('Theme').selectOption({ label: 'Dark' });
  expect(await readTheme(page)).toBe('dark');
  const dark = await readBackground(page);
  expect(dark).not.toBe(light);
  await page.reload();
  await footer.waitFor();
  expect(await readTheme(page)).toBe('dark');
  await footer.getByLabel('Theme').selectOption({ label: 'System' });
  expect(await readTheme(page)).toBeUndefined();
  expect(await readBackground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readBackground(page)).toBe(dark);
});

test.describe('in another browser than Chrome', () => {
  test.use({
    showsChromeHint: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });

  test('a dialog advises Chrome on each load until it is hidden for 30 days', async ({
    page,
    addresses: { webUrl },
  }) => {
    await tellNoBrands(page);
    const now = new Date('2026-01-01T00:00:00Z').getTime();
    await page.clock.setFixedTime(now);
    const dialog = page.getByRole('dialog', { name: HINT });
    await page.goto(`${webUrl}/error/404`);
    await expect(dialog).toContainText('Fovea works best in Chrome.');
    await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    await page.reload();
    await dialog.getByText("Don't show for 30 days").click();
    await dialog.getByRole('button', { name: 'Got it' }).click();
    await expect(dialog).toHaveCount(0);
    const until = await page.evaluate((key) => localStorage.getItem(key), HINT_UNTIL);
    expect(until).toBe(String(now + DAYS_30_MS));

    await page.clock.setFixedTime(now + DAYS_30_MS - 1);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
    await page.clock.setFixedTime(now + DAYS_30_MS);
    await page.reload();
    await expect(dialog).toBeVisible();
  });
});

test.describe('in Chrome', () => {
  test.use({ showsChromeHint: true });

  test('no dialog greets a person, on iOS neither', async ({
    browser,
    page,
    addresses: { webUrl },
  }) => {
    await page.goto(`${webUrl}/error/404`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/156.0 Mobile';
    const phone = await browser.newPage({ userAgent });
    await tellNoBrands(phone);
    await phone.goto(`${webUrl}/error/404`);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    await phone.waitForLoadState('networkidle');
    await expect(phone.getByRole('dialog')).toHaveCount(0);
    await phone.close();
  });
});

/** As browsers that are not made of Chromium. */
async function tellNoBrands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
}
