import { expect, type Page } from '@playwright/test';
import { failCall } from '#drivers/answer-call.ts';
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

test('calls that meet an old token at once share one refresh and are sent again', async ({
  memberPage: page,
  context,
  member: { active },
  addresses: { webUrl },
}) => {
  await page.goto(`${webUrl}/about`);
  await expect(page.getByRole('link', { name: 'Projects' })).toBeVisible();
  await context.clearCookies({ name: '__Host-at' });
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/v1/') || pathname.endsWith('/events')) return;
    answers.push(`${response.request().method()} ${pathname.slice(8)} ${response.status()}`);
  });
  // Two queries at once.
  await page.evaluate((path) => {
    history.pushState({ key: 'x' }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x' } }));
  }, `/analysis/${active.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(active.name);
  const refused = answers.filter((text) => text.endsWith(' 401'));
  expect(refused.sort()).toEqual([
    `GET data/records/aggregated/${active.id} 401`,
    `GET projects/${active.id} 401`,
  ]);
  expect(answers.filter((text) => text.includes('auth/token'))).toEqual(['POST auth/token 200']);
  expect(answers).toContain(`GET projects/${active.id} 200`);
});

test('a session that cannot be refreshed ends at the log-in page, which says so', async ({
  memberPage: page,
  context,
  member,
  addresses: { webUrl },
}) => {
  await page.goto(`${webUrl}/project`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  // The header asks by itself; the person's click is to be what meets the end.
  await expect(page.getByRole('link', { name: '0 sessions' })).toBeVisible();
  await expect(page.getByRole('link', { name: member.active.name }).first()).toBeVisible();
  await context.clearCookies();
  await page.getByRole('link', { name: member.active.name }).first().click();
  await expect(page).toHaveURL(`${webUrl}/user/login`);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(await readMarker(page)).toBe(null);
  await logIn(page, member);
  await expect(page).toHaveURL(`${webUrl}/project/${member.active.id}`);
});

test('a broken session neither moves a public page nor shows more than a visitor sees', async ({
  memberPage: page,
  context,
  addresses: { webUrl },
}) => {
  await context.clearCookies();
  await page.goto(`${webUrl}/pricing`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(page.url()).toBe(`${webUrl}/pricing`);
  expect(await readMarker(page)).toBe(null);
});

test('a marker of the past asks nobody', async ({ memberPage: page, addresses: { webUrl } }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.addInitScript((key) => localStorage.setItem(key, String(Date.now() - 1)), MARKER);
  await page.goto(`${webUrl}/project`);
  await expect(page).toHaveURL(`${webUrl}/user/login`);
  expect(calls).toEqual([]);
});

test('a call that is forbidden leads to the main page without a word', async ({
  memberPage: page,
  addresses: { webUrl },
}) => {
  await failCall(page, '/projects?*', 'forbidden');
  await page.goto(`${webUrl}/project`);
  await expect(page).toHaveURL(`${webUrl}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
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
