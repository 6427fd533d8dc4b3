import { createHash } from 'node:crypto';
import type { Language } from '@fovea/contract';
import { expect, type Page } from '@playwright/test';
import { findBarriers } from '#drivers/axe.ts';
import { findOverflow } from '#drivers/find-overflow.ts';
import { setLanguage } from '#drivers/language.ts';
import { arePicturesWanted, keepPicture, toPicturePath } from '#drivers/picture.ts';
import { waitUntilSettled } from '#drivers/settled.ts';
import { listMoving } from '#drivers/still.ts';
import { setTheme, THEMES, type Theme } from '#drivers/theme.ts';
import { test as base } from '#fixtures/world-fixture.ts';
import { COLLECT_SCREENS } from '#screens/collect-screens.ts';
import { type SharedBrowsers, shareBrowsers } from '#screens/shared-browsers.ts';
import { WEB_SCREENS } from '#screens/web-screens.ts';

const test = base.extend<object, { readonly browsers: SharedBrowsers }>({
  browsers: [
    async ({ browser, addresses, world }, use) => {
      const browsers = shareBrowsers(browser, { addresses, world });
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
});

// The messages of failures say which screen and look they are about.
test.use({ trace: 'off' });

const WIDE_PX = [1_440, 900] as const;
/** The narrowest window that every screen must fit. */
const NARROW_PX = [320, 640] as const;
/** axe judges one theme of each screen; both in a run of everything. */
const isEverything = process.env.FOVEA_FULL === '1' || process.env['FOVEA_ALL'] === '1';
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

interface Look {
  readonly language: Language;
  readonly sizePx: readonly [number, number];
  readonly theme: Theme;
  /** Whether axe checks this look. */
  readonly isJudged: boolean;
}

const screens = Object.entries({ ...WEB_SCREENS, ...COLLECT_SCREENS });
for (const [name, screen] of screens) {
  const isPhone = screen.isHeld === true || screen.isNarrow === true;
  const looks = listLooks(isPhone, name);

  test(`${name} is open to everybody, still, and fits 320 px, in both languages`, async ({
    browsers,
  }) => {
    const page = await browsers.open(screen, looks[0]);
    for (const look of looks) {
      await show(page, look);
      await checkScreen(page, look);
      if (arePicturesWanted()) {
        const path = toPicturePath(name, look.sizePx, `${look.theme}-${look.language}`);
        expect.soft(await keepPicture(page, path), `${path} is blank`).toBe(false);
      }
    }
    await browsers.leave(page);
  });
}

test('a picture of nothing is told from one of a screen', async ({ page }, info) => {
  await page.setContent('<body style="background: #123456">');
  expect(await keepPicture(page, info.outputPath('blank.jpg'))).toBe(true);
  await page.setContent('<h1>Projects</h1>');
  expect(await keepPicture(page, info.outputPath('words.jpg'))).toBe(false);
});

test('a word that is wider than its place is found, whatever holds it', async ({
  page,
  addresses,
}) => {
  const [width, height] = NARROW_PX;
  await page.setViewportSize({ width, height });
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

/**
 * Every language is shown wide and narrow, since texts differ in width. axe is slow and does not
 * depend on the texts, and the contrast of both themes is a fact of the tokens (`packages/ui`): it
 * judges one look, in a theme and a width that the screen's name decides. In a run of everything it
 * judges each theme: one wide in English, the other narrow in Korean.
 */
function listLooks(isPhone: boolean, name: string): readonly [Look, ...Look[]] {
  const [bits = 0] = createHash('sha256').update(name).digest();
  const [first, other] = bits % 2 === 0 ? THEMES : ([THEMES[1], THEMES[0]] as const);
  const second = isEverything ? other : first;
  const isFirst = isEverything || bits % 4 < 2;
  const isSecond = isEverything || !isFirst;
  if (isPhone) {
    return [
      { language: 'en', sizePx: NARROW_PX, theme: first, isJudged: isFirst },
      { language: 'ko', sizePx: NARROW_PX, theme: second, isJudged: isSecond },
    ];
  }
  return [
    { language: 'en', sizePx: WIDE_PX, theme: first, isJudged: isFirst },
    { language: 'en', sizePx: NARROW_PX, theme: second, isJudged: false },
    { language: 'ko', sizePx: NARROW_PX, theme: second, isJudged: isSecond },
    { language: 'ko', sizePx: WIDE_PX, theme: first, isJudged: false },
  ];
}

/** Changes an open page into the next look, which is faster than to open the screen again. */
async function show(page: Page, { language, sizePx, theme }: Look): Promise<void> {
  const [width, height] = sizePx;
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) !== theme) await setTheme(page, theme);
  if ((await root.getAttribute('lang')) !== language) await setLanguage(page, language);
}

async function checkScreen(page: Page, { language, theme, isJudged }: Look): Promise<void> {
  await expect.poll(() => listMoving(page), { message: 'moves' }).toEqual([]);
  expect.soft(await findOverflow(page), `does not fit, ${language}`).toEqual([]);
  if (isJudged) expect.soft(await findBarriers(page), `axe, ${theme}`).toEqual([]);
}
