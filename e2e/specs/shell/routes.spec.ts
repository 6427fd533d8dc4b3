import { expect, type Page } from '@playwright/test';
import { waitUntilSettled } from '#drivers/settled.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { type Member, test } from '#fixtures/member-fixture.ts';

test.use({ viewport: { width: 1_440, height: 900 } });

interface Shell {
  readonly headerPx: number;
  /** Links of the header. */
  readonly links: readonly string[];
  readonly footer: 'all columns' | 'one line' | 'none';
}

const PUBLIC_LINKS = ['Product', 'Pricing', 'Developers', 'About'];
const APP_LINKS = ['Projects', 'Templates', 'Pricing', 'Help'];
const PUBLIC: Shell = { headerPx: 64, links: PUBLIC_LINKS, footer: 'all columns' };
const ERROR: Shell = { headerPx: 64, links: PUBLIC_LINKS, footer: 'one line' };
const AUTH: Shell = { headerPx: 80, links: [], footer: 'none' };
const APP: Shell = { headerPx: 56, links: APP_LINKS, footer: 'none' };
const ACCOUNT: Shell = { headerPx: 56, links: APP_LINKS, footer: 'one line' };
const FULL: Shell = { headerPx: 52, links: [], footer: 'none' };

const PUBLIC_ROUTES: readonly (readonly [path: string, title: string, Shell])[] = [
  ['/', 'Fovea', PUBLIC],
  ['/about', 'About | Fovea', PUBLIC],
  ['/pricing', 'Pricing | Fovea', PUBLIC],
  ['/pricing/organization', 'Organisation plan | Fovea', PUBLIC],
  ['/contact-us', 'Contact us | Fovea', PUBLIC],
  ['/policy/terms-of-service', 'Terms of service | Fovea', PUBLIC],
  ['/policy/privacy', 'Privacy policy | Fovea', PUBLIC],
  ['/policy/refund', 'Refund policy | Fovea', PUBLIC],
  ['/user/login', 'Log in | Fovea', AUTH],
  ['/user/sign-up', 'Sign up | Fovea', AUTH],
  ['/user/forgot-password', 'Forgot password | Fovea', AUTH],
  ['/user/reset-password', 'Reset password | Fovea', AUTH],
  ['/analysis/sample', 'Analysis | Fovea', FULL],
  ['/error/404', 'Not Found | Fovea', ERROR],
  ['/error/500', 'Sorry, unexpected error | Fovea', ERROR],
  ['/error/general', 'Something went wrong. | Fovea', ERROR],
  ['/no/such/page', 'Not Found | Fovea', ERROR],
];

const listMemberRoutes = ({ active, draft }: Member) =>
  [
    ['/project', 'Projects | Fovea', APP],
    ['/project/template', 'New project | Fovea', APP],
    ['/help', 'Help | Fovea', APP],
    [`/project/${active.id}`, `${active.name} | Fovea`, APP],
    [`/project/edit/${draft.id}`, `Edit, ${draft.name} | Fovea`, FULL],
    [`/analysis/${active.id}`, 'Analysis | Fovea', FULL],
    [`/analysis/${active.id}/aoi`, 'Analysis | Fovea', FULL],
    ['/account', 'My Account | Fovea', ACCOUNT],
    ['/account/plan', 'My plan | Fovea', ACCOUNT],
    ['/account/history', 'Use history | Fovea', ACCOUNT],
    ['/account/code', 'Use code | Fovea', ACCOUNT],
    ['/pricing/checkout', 'Checkout | Fovea', ACCOUNT],
    ['/error/404', 'Not Found | Fovea', APP],
  ] as const;

test('every public address has its title and shell, and breaks no rule of its policy', async ({
  page,
  addresses: { webUrl },
}) => {
  await visitAll(page, webUrl, PUBLIC_ROUTES);
});

test('every address behind the log-in has its title and shell', async ({
  memberPage,
  member,
  addresses: { webUrl },
}) => {
  await visitAll(memberPage, webUrl, listMemberRoutes(member));
});

async function visitAll(
  page: Page,
  webUrl: string,
  routes: readonly (readonly [path: string, title: string, Shell])[],
): Promise<void> {
  const watched = await watchPage(page);
  for (const [path, title, shell] of routes) {
    const response = await page.goto(`${webUrl}${path}`);
    expect
      .soft(response?.headers()['content-security-policy'], path)
      .toContain("script-src 'self'");
    await waitUntilSettled(page);
    await expect.soft(page, path).toHaveTitle(title);
    await expect.soft(page.getByRole('main'), path).toHaveCount(1);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    expect.soft(await describeShell(page), path).toEqual(shell);
    expect.soft(await watched.violations(), path).toEqual([]);
  }
  expect(watched.errors).toEqual([]);
}

async function describeShell(page: Page): Promise<Shell> {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const columns = footer.getByRole('navigation', { name: 'More pages' });
  const policies = footer.getByRole('navigation', { name: 'Policies' });
  // Without an address of its own the SDK's entry says that it is in the works.
  const links = header.getByRole('navigation', { name: 'Site' }).locator('a, button');
  const heightsPx = await header.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().height),
  );
  return {
    headerPx: heightsPx[0] ?? 0,
    links: (await links.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? ''),
    footer:
      (await columns.count()) > 0
        ? 'all columns'
        : (await policies.count()) > 0
          ? 'one line'
          : 'none',
  };
}

test('the collect origin has a policy of its own', async ({ page, addresses: { collectUrl } }) => {
  const watched = await watchPage(page);
  const response = await page.goto(`${collectUrl}/p/unknown`);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("default-src 'none'");
  await waitUntilSettled(page);
  expect(await watched.violations()).toEqual([]);
});

const ENTRIES = ['Profile', 'My plan', 'Use history', 'Use code', 'Log out'];

test('the account has a side menu on a wide screen', async ({
  memberPage: page,
  addresses: { webUrl },
}) => {
  await page.goto(`${webUrl}/account/code`);
  const nav = page.getByRole('navigation', { name: 'Account' });
  await expect(nav.locator('a, button')).toHaveText(ENTRIES);
  await expect(nav.getByRole('link', { name: 'Use code' })).toHaveAttribute('aria-current', 'page');
  const [box, main] = [await nav.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(box?.width).toBe(220);
  expect(main?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + 220);
});

test('the account has a bar of tabs on a narrow screen, with the current one in view', async ({
  memberPage: page,
  addresses: { webUrl },
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${webUrl}/account/code`);
  const nav = page.getByRole('navigation', { name: 'Account' });
  const current = nav.getByRole('link', { name: 'Use code' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(nav.getByRole('link', { name: 'Profile' })).not.toBeInViewport({ ratio: 1 });
  const [box, main] = [await nav.boundingBox(), await page.getByRole('main').boundingBox()];
  expect(box?.width).toBe(320);
  expect(Math.round(box?.height ?? 0)).toBe(45);
  expect(main?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + 45);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(current).toBeInViewport({ ratio: 1 });
});
