import { expect, type Locator, type Page } from '@playwright/test';
import { failCall } from '#drivers/answer-call.ts';
import { test } from '#fixtures/member-fixture.ts';

const CODE_SENT = 'A verification code has been sent to your email.';
const VERIFIED = 'Your email has been verified successfully.';
const ANALYSING = 'Data is currently being analyzed. Please try again later.';

const listToasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('listitem');

/** Brings the code of toasts with a first one. Then time stands still until a test moves it. */
async function openSignUp(page: Page, webUrl: string): Promise<void> {
  const json = { statusCode: 200, message: 'OK', data: null };
  await page.route('**/api/v1/users/email-verification*', (route) => route.fulfill({ json }));
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(`${webUrl}/user/sign-up`);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mina@fovea.localhost');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return listToasts(page).count();
    })
    .toBe(1);
  await page.clock.runFor(5_000);
  await expect(listToasts(page)).toHaveCount(0);
  await page.getByRole('button', { name: /Change the e-mail/ }).click();
}

async function sendCode(page: Page, email = 'mina@fovea.localhost'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(listToasts(page).filter({ hasText: CODE_SENT })).toBeVisible();
}

test('a toast goes after 4 s, and its time stands still under the pointer', async ({
  page,
  addresses: { webUrl },
}) => {
  await openSignUp(page, webUrl);
  await sendCode(page);
  await page.clock.runFor(3_900);
  await expect(listToasts(page)).toHaveText([CODE_SENT]);
  await listToasts(page).hover();
  await page.clock.runFor(60_000);
  await expect(listToasts(page)).toHaveText([CODE_SENT]);
  await page.mouse.move(5, 5);
  await page.clock.runFor(200);
  await expect(listToasts(page)).toHaveCount(0);
});

test('three toasts show at most, Alt+T goes to them, and they wait there', async ({
  page,
  addresses: { webUrl },
}) => {
  await openSignUp(page, webUrl);
  for (const name of ['a', 'b', 'c']) {
    await sendCode(page, `${name}@fovea.localhost`);
    await page.getByRole('textbox', { name: 'Enter the 6-digit code' }).fill('123456');
    await page.getByRole('button', { name: /Change the e-mail/ }).click();
  }
  await expect(listToasts(page)).toHaveText([VERIFIED, VERIFIED, VERIFIED]);
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('ol')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(listToasts(page)).toHaveCount(3);
  await listToasts(page).last().getByRole('button', { name: 'Close' }).press('Enter');
  // The one that waited behind them comes back.
  await expect(listToasts(page)).toHaveText([VERIFIED, VERIFIED, CODE_SENT]);
});

test('a swipe begins beyond 10 px with a finger and 2 px otherwise, and throws a toast out', async ({
  page,
  addresses: { webUrl },
}) => {
  await openSignUp(page, webUrl);
  const toast = listToasts(page);
  for (const [pointerType, thresholdPx] of [
    ['touch', 10],
    ['mouse', 2],
    ['pen', 2],
  ] as const) {
    await sendCode(page);
    await point(toast, 'pointerdown', pointerType, 0);
    await point(toast, 'pointermove', pointerType, thresholdPx);
    await expect(toast, pointerType).not.toHaveAttribute('data-swipe', /./);
    await point(toast, 'pointermove', pointerType, thresholdPx + 1);
    await expect(toast, pointerType).toHaveAttribute('data-swipe', 'start');
    await point(toast, 'pointermove', pointerType, 80);
    await expect(toast, pointerType).toHaveAttribute('data-swipe', 'move');
    await point(toast, 'pointerup', pointerType, 80);
    await expect(toast, pointerType).toHaveCount(0);
    await page.getByRole('button', { name: /Change the e-mail/ }).click();
  }
});

/** `xPx` from where the pointer came down. The mouse's id is known to every page, so it is used. */
function point(toast: Locator, kind: string, pointerType: string, xPx: number): Promise<void> {
  return toast.dispatchEvent(kind, {
    ...{ pointerType, pointerId: 1, isPrimary: true, button: 0, buttons: 1 },
    ...{ clientX: 900 + xPx, clientY: 600 },
  });
}

test('an info toast stays for 86400 s', async ({
  memberPage: page,
  member: { active },
  addresses: { webUrl },
}) => {
  await failCall(page, `/data/records/aggregated/${active.id}`, 'records_not_ready');
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.addInitScript(() => localStorage.setItem('fovea.auth-expiry', '9999999999999'));
  await page.goto(`${webUrl}/analysis/${active.id}`);
  await expect(listToasts(page)).toHaveText([ANALYSING]);
  // Leaves the screen, and with it the calls that would fill the day.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(active.name);
  await page.clock.fastForward(86_400_000 - 60_000);
  await expect(listToasts(page)).toHaveText([ANALYSING]);
  await page.clock.fastForward(60_000);
  await expect(listToasts(page)).toHaveCount(0);
});
