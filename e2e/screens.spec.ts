import { LANGUAGES } from '@fovea/contract';
import { expect, type Page } from '@playwright/test';
import { findBarriers } from './axe.ts';
import { COLLECT_SCREENS } from './collect-screens.ts';
import { findOverflow } from './find-overflow.ts';
import { openScreen } from './screen.ts';
import { waitUntilSettled } from './settled.ts';
import { listMoving } from './still.ts';
import { setTheme, THEMES, type Theme } from './theme.ts';
import { WEB_SCREENS } from './web-screens.ts';
import { test } from './world-fixture.ts';

// What fails says where by itself, and a trace of every screen would take as long as the run.
test.use({ trace: 'off' });

const WIDE_PX = [1_440, 900] as const;
/** The narrowest window that everything fits. */
const NARROW_PX = [320, 640] as const;
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

for (const language of LANGUAGES) {
  // Each theme meets each layout in one of the languages; colours and structure do not differ.
  const [first, second] = language === 'en' ? THEMES : THEMES.toReversed();

  for (const [name, screen] of Object.entries({ ...WEB_SCREENS, ...COLLECT_SCREENS })) {
    test(`${name} is open to everybody, still, and fits 320 px, ${language}`, async ({
      browser,
      addresses,
      world,
    }) => {
      const isPhone = name in COLLECT_SCREENS || screen.isNarrow;
      const sizePx = isPhone ? NARROW_PX : WIDE_PX;
      const page = await openScreen(browser, screen, { addresses, world }, { language, sizePx });
      await checkScreen(page, first);
      await resize(page, NARROW_PX);
      await checkScreen(page, second);
      await page.context().close();
    });
  }
}

test('a word that is wider than its place is found, whatever holds it', async ({
  page,
  addresses,
}) => {
  await resize(page, NARROW_PX);
  await page.goto(`${addresses.webUrl}/user/login`);
  await waitUntilSettled(page);
  expect(await findOverflow(page)).toEqual([]);
  const plant = (selector: string, style: string) =>
    page.evaluate(
      ([where, css, word]) => {
        const element = document.querySelector<HTMLElement>(where);
        if (element === null) throw new Error(`no ${where}`);
        const old = { text: element.innerHTML, css: element.style.cssText };
        element.textContent = word;
        element.style.cssText = css;
        Object.assign(globalThis, {
          takeBack: () => {
            element.innerHTML = old.text;
            element.style.cssText = old.css;
          },
        });
      },
      [selector, style, LONG_WORD] as const,
    );
  const takeBack = () =>
    page.evaluate(() => (globalThis as { takeBack?: () => void }).takeBack?.());

  await plant('[type=submit]', 'width: 120px');
  expect(await findOverflow(page)).toEqual([expect.stringContaining('spills out of button')]);
  await takeBack();
  await plant('[type=submit]', 'width: 120px; overflow: hidden');
  expect(await findOverflow(page)).toEqual([expect.stringContaining('is cut by button')]);
  await takeBack();
  await plant('h1', 'width: max-content');
  expect(await findOverflow(page)).toContainEqual(expect.stringContaining('the screen is'));
  await takeBack();
  await page.locator('[name=email]').evaluate((field, word) => {
    field.setAttribute('placeholder', word);
  }, LONG_WORD);
  expect(await findOverflow(page)).toEqual([expect.stringContaining('is cut in its field')]);
  await page.locator('[name=email]').evaluate((field) => field.removeAttribute('placeholder'));
  await plant('[type=submit]', 'width: 120px; overflow: hidden; text-overflow: ellipsis');
  expect(await findOverflow(page)).toEqual([]);
});

async function checkScreen(page: Page, theme: Theme): Promise<void> {
  await setTheme(page, theme);
  await expect.poll(() => listMoving(page), { message: 'moves' }).toEqual([]);
  expect.soft(await findOverflow(page), 'does not fit').toEqual([]);
  expect.soft(await findBarriers(page), `axe, ${theme}`).toEqual([]);
}

async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
}
