import { expect, type Page } from '@playwright/test';
import { type Member, test } from '#fixtures/member-fixture.ts';

const MARKER = 'fovea.auth-expiry';
const WEEK_LESS_A_MINUTE_MS = 604_740_000;

const readMarker = (page: Page) => page.evaluate((key) => localStorage.getItem(key), MARKER);

async function logIn(page: Page, { credentials }: Member): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Every main heading that the page has ever shown, in order. */
async function watchHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellHeading', (text: string) => {
    if (seen.at(-1) !== text) seen.push(text);
  });
  await page.addInitScript(() => {
    const { tellHeading } = globalThis as unknown as { tellHeading(text: string): void };
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) tellHeading(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return seen;
}

test('a visitor is sent to the log-in and back to path, query and hash, also after a reload', async ({
  page,
  member,
  addresses: { webUrl },
}) => {
  const now = new Date('2026-05-01T10:00:00Z');
  await page.clock.setFixedTime(now);
  const headings = await watchHeadings(page);
  await page.goto(`${webUrl}/project?class=active&x=1#y`);
  await expect(page).toHaveURL(`${webUrl}/user/login`);
  await expect(page.getByText('Log in to continue')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Log in to continue')).toBeVisible();
  expect(headings).toEqual(['Log in']);

  await logIn(page, member);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  expect(page.url()).toBe(`${webUrl}/project?class=active&x=1#y`);
  expect(await readMarker(page)).toBe(String(now.getTime() + WEEK_LESS_A_MINUTE_MS));
});

test('/login replaces itself by the log-in page', async ({ page, addresses: { webUrl } }) => {
  await page.goto(`${webUrl}/about`);
  const before = await page.evaluate(() => history.length);
  await page.goto(`${webUrl}/login`);
  await expect(page).toHaveURL(`${webUrl}/user/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(`${webUrl}/about`);
});

test('logging out clears marker and cookies and goes to the main page', async ({
  memberPage: page,
  context,
  addresses: { webUrl },
}) => {
  await page.goto(`${webUrl}/account`);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button').click();
  await expect(page).toHaveURL(`${webUrl}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await readMarker(page)).toBe(null);
  // The browser stays known to the account; that alone opens nothing.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-device']);
  await page.goBack();
  await expect(page).toHaveURL(`${webUrl}/user/login`);
});
