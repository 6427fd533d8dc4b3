import { expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { describeFocus } from '#drivers/describe-focus.ts';
import { watchPage } from '#drivers/watch-page.ts';
import { test } from '#fixtures/gallery-fixture.ts';

const LAYERS = ['', '&open=dialog', '&open=danger', '&open=sheet', '&open=toasts'];

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing serious in any component, ${theme}`, async ({ page, galleryUrl }) => {
    const watched = await watchPage(page);
    for (const layer of LAYERS) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${galleryUrl}?theme=${theme}${layer}`);
      await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await findBarriers(page), `open: ${layer}`).toEqual([]);
    }
    expect(watched.errors).toEqual([]);
    expect([...watched.hosts]).toEqual([new URL(galleryUrl).host]);
  });
}

for (const lang of ['en', 'ko']) {
  test(`nothing scrolls sideways at 320 px, ${lang}`, async ({ page, galleryUrl }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const layer of LAYERS) {
      await page.goto(`${galleryUrl}?lang=${lang}${layer}`);
      await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
      const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widthPx, `open: ${layer}`).toBe(320);
    }
  });
}

test('every element that takes the focus shows it', async ({ page, galleryUrl }) => {
  await page.goto(galleryUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const blind: string[] = [];
  let count = 0;
  for (; count < 120; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await describeFocus(page);
    if (focused === undefined) break;
    if (!focused.isShown) blind.push(focused.html);
  }
  expect(blind).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

test('a dialog takes the focus, keeps it, and gives it back', async ({ page, galleryUrl }) => {
  await page.goto(galleryUrl);
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Want to start collecting data?' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog that a menu opened gives the focus to the menu’s button', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(galleryUrl);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a danger dialog is an alert whose safe button has the focus', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(galleryUrl);
  await page.getByRole('button', { name: 'Open danger dialog' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
});

test('arrow keys move in a menu and skip what is disabled', async ({ page, galleryUrl }) => {
  await page.goto(galleryUrl);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  for (const name of ['Open', 'Duplicate', 'Delete', 'Delete']) {
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('an icon button tells its name and its key when it has the focus', async ({
  page,
  galleryUrl,
}) => {
  await page.goto(galleryUrl);
  await page.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('PlaySpace');
});

test('arrow keys choose in a segmented control and in tabs', async ({ page, galleryUrl }) => {
  await page.goto(galleryUrl);
  await page.getByRole('radio', { name: 'Cards' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'List' }).first()).toBeChecked();
  await expect(page.getByRole('radio', { name: 'List' }).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Cards' }).first()).toBeChecked();
  // It is chosen a moment before it has the focus, which would leave the tab otherwise.
  await expect(page.getByRole('radio', { name: 'Cards' }).first()).toBeFocused();
  await page.getByRole('tab', { name: 'My plan' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Use history' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

/** Toasts wait for a test on a busy machine: their time passes only when the test lets it. */
async function stopTime(page: Page, galleryUrl: string): Promise<void> {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(galleryUrl);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
}

test('a toast stays 4 seconds, longer under the pointer, an info toast until it is closed', async ({
  page,
  galleryUrl,
}) => {
  await stopTime(page, galleryUrl);
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: 'Loading', exact: true }).click();
  await expect(toasts).toHaveCount(2);
  await page.clock.runFor(3_800);
  await expect(toasts).toHaveCount(2);
  await toasts.first().hover();
  await page.clock.runFor(60_000);
  await expect(toasts).toHaveCount(2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(400);
  await expect(toasts).toHaveCount(1);
  await page.clock.fastForward('23:50:00');
  await expect(toasts).toHaveText([/currently being analyzed/]);
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});

test('three toasts at most, one per cause, errors as alerts, Alt+T goes there', async ({
  page,
  galleryUrl,
}) => {
  await stopTime(page, galleryUrl);
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const fail = page.getByRole('button', { name: 'Failed', exact: true });
  await fail.click();
  await fail.click();
  await expect(toasts).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to log in' })).toHaveCount(1);
  for (let count = 0; count < 4; count += 1) {
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
  }
  await expect(toasts).toHaveText(['Saved', 'Saved', 'Saved']);
  await page.keyboard.press('Alt+KeyT');
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('ol')).toBeFocused();
  // Time stands still while the list has the focus.
  await page.clock.runFor(10_000);
  await expect(toasts).toHaveCount(3);
});

test('a swipe of a mouse begins after 2 px and throws a toast out', async ({
  page,
  galleryUrl,
}) => {
  await stopTime(page, galleryUrl);
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const box = await toast.boundingBox();
  if (box === null) throw new Error('the toast is not there');
  const [x, y] = [box.x + 120, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2, y);
  await expect(toast).not.toHaveAttribute('data-swipe', /./);
  await page.mouse.move(x + 4, y);
  await expect(toast).toHaveAttribute('data-swipe', /start|move/);
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test('a swipe begins beyond 10 px with a finger and 2 px with a pen', async ({
  page,
  galleryUrl,
}) => {
  await stopTime(page, galleryUrl);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  for (const [pointerType, thresholdPx] of [
    ['touch', 10],
    ['pen', 2],
  ] as const) {
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    // The mouse's id is known to every page.
    const point = (kind: string, xPx: number) =>
      toast.dispatchEvent(kind, {
        pointerType,
        pointerId: 1,
        isPrimary: true,
        buttons: 1,
        clientX: 900 + xPx,
        clientY: 600,
      });
    await point('pointerdown', 0);
    await point('pointermove', thresholdPx);
    await expect(toast, pointerType).not.toHaveAttribute('data-swipe', /./);
    await point('pointermove', thresholdPx + 1);
    await expect(toast, pointerType).toHaveAttribute('data-swipe', 'start');
    await point('pointermove', 80);
    await expect(toast, pointerType).toHaveAttribute('data-swipe', 'move');
    await point('pointerup', 80);
    await expect(toast, pointerType).toHaveCount(0);
  }
});

test('a pasted code fills the boxes and completes once', async ({ page, context, galleryUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(galleryUrl);
  const field = page.getByLabel('Enter the 6-digit code').first();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await page.evaluate(() => navigator.clipboard.writeText('Your code: 831 204'));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue('831204');
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toBeVisible();
});

test('a copied link is on the clipboard and said', async ({ page, context, galleryUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(galleryUrl);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('KX4-72P');
});

test('files come in by the dialog, from the keyboard', async ({ page, galleryUrl }) => {
  await page.goto(galleryUrl);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).press('Enter');
  const chooser = await asked;
  await chooser.setFiles({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByRole('status').filter({ hasText: 'poster.png' })).toBeVisible();
});

test('nothing moves when motion is reduced', async ({ page, galleryUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(galleryUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
  expect(endless).toEqual([]);
});
