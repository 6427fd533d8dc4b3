import { expect, type Locator, type Page } from '@playwright/test';
import { describeFocus } from './describe-focus.ts';

/** More than any screen has. */
const MOST_STEPS = 80;

/**
 * Goes to an element with the Tab key alone, as somebody without a pointer does. Every stop on the
 * way shows that it has the focus.
 */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    await requireShownFocus(page);
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Tab, then Enter. */
export async function pressOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Tab, then the text, key by key. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/** Tab, then Space. */
export async function tick(box: Locator): Promise<void> {
  await tabTo(box);
  await box.page().keyboard.press('Space');
  await expect(box).toBeChecked();
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function requireShownFocus(page: Page): Promise<void> {
  const focused = await describeFocus(page);
  if (focused?.isShown === false) {
    throw new Error(`nothing shows the focus on ${page.url()}: ${focused.html}`);
  }
}
