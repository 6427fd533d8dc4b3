import { expect, type Page } from '@playwright/test';
import { failCall, REQUEST_ID } from '#drivers/answer-call.ts';
import { test } from '#fixtures/member-fixture.ts';

const TEXTS = {
  '500': 'It is our fault, not yours. Trying again in a moment may help.',
  general: 'We could not show this page. Going back usually helps.',
} as const;
const TITLES = {
  '500': 'Sorry, unexpected error',
  general: 'Something went wrong.',
} as const;

interface Shown {
  readonly kind: keyof typeof TITLES;
  readonly buttons: readonly string[];
  readonly reference?: RegExp;
}

/** Own marks have four letters that cannot be taken for figures; requests have their last four. */
async function expectErrorPage(
  page: Page,
  { kind, buttons, reference = /^Reference [2-9A-HJKMNP-Z]{4} · Contact us$/ }: Shown,
): Promise<void> {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(TITLES[kind]);
  await expect(heading).toBeFocused();
  await expect(main.getByText(TEXTS[kind])).toBeVisible();
  await expect(main.locator('button, a').filter({ hasNotText: 'Contact us' })).toHaveText([
    ...buttons,
  ]);
  await expect(main.getByText('Reference')).toHaveText(reference);
  await expect(page).toHaveTitle(`${TITLES[kind]} | Fovea`);
}

const QUOTED = new RegExp(`^Reference ${REQUEST_ID.slice(-4).toUpperCase()} · Contact us$`);

test('a query that answers 500 is asked 3 times more, after 1, 2 and 4 s, before its page', async ({
  memberPage: page,
  member: { active },
  addresses: { webUrl },
}) => {
  const failing = await failCall(page, `/projects/${active.id}`, 'internal');
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  // The session's marker must be good at that time too.
  await page.addInitScript(() => localStorage.setItem('fovea.auth-expiry', '9999999999999'));
  await page.goto(`${webUrl}/`);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await page.evaluate((path) => {
    history.pushState({ key: 'x' }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x' } }));
  }, `/project/${active.id}`);
  for (const [asked, waitMs] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await expect.poll(failing.count).toBe(asked);
    await expect(page.getByRole('heading', { name: TITLES['500'] })).toHaveCount(0);
    await settle(page);
    await page.clock.runFor(waitMs - 10);
    expect(failing.count()).toBe(asked);
    await page.clock.runFor(20);
  }
  await expect.poll(failing.count).toBe(4);
  await settle(page);
  await page.clock.resume();
  await expectErrorPage(page, {
    kind: '500',
    buttons: ['Retry', 'Go to main'],
    reference: QUOTED,
  });
  expect(failing.count()).toBe(4);
  await page.getByRole('link', { name: 'Go to main' }).click();
  await expect(page).toHaveURL(`${webUrl}/project`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
});

/** Earlier answers have been read by the page when its own call is answered. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/icon.svg')).text());
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
  await expectErrorPage(page, { kind: 'general', buttons: ['Go to previous', 'Go to main'] });
  expect(loads).toBe(3);
  expect(await readReloads(page)).toBe('3');
  await expect(page).toHaveURL(`${webUrl}/about`);

  // Opened anew it does not begin to count again: nothing has started normally meanwhile.
  await page.reload();
  await expectErrorPage(page, { kind: 'general', buttons: ['Go to previous', 'Go to main'] });
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
  await expectErrorPage(page, { kind: 'general', buttons: ['Go to previous', 'Go to main'] });
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
