import { LANGUAGES, type Language } from '@fovea/contract';
import { type Browser, expect, type Page } from '@playwright/test';
import { listMoving } from '#drivers/still.ts';
import { setTheme, THEMES } from '#drivers/theme.ts';
import { openScreen, type Place, type Screen } from '#screens/screen.ts';
import { createSheet, type Sheet, SIZES_PX } from './shot-sheet.ts';

const [NARROW_PX, FORCED_PX] = SIZES_PX;

/** A page outside the apps: every size and scheme of the system, in the language it has. */
export async function shootScreen(
  browser: Browser,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const sheet = await createSheet(browser, name);
  sheet.beginColumn();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await open(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const sizePx of SIZES_PX) await sheet.shoot(page, colorScheme, sizePx);
  }
  await page.close();
  await sheet.finish();
}

/**
 * A screen of an app: every size, theme and language, and once with forced colours. One page per
 * language is opened and then resized, since the way to a screen may be long.
 */
export async function shootAppScreen(
  browser: Browser,
  name: string,
  screen: Screen,
  place: Place,
): Promise<void> {
  const sheet = await createSheet(browser, name);
  const sizesPx = listSizes(screen);
  for (const language of LANGUAGES) {
    sheet.beginColumn();
    let page: Page | undefined;
    for (const sizePx of sizesPx) {
      if (screen.isFixed) await page?.context().close();
      if (screen.isFixed || page === undefined) {
        page = await openScreen(browser, screen, place, { language, sizePx });
      }
      await shootThemes(sheet, page, language, sizePx);
    }
    if (page === undefined) throw new Error(`${name} has no size`);
    const shown = page;
    // Colours that changed for the last picture still move for a moment.
    await expect.poll(() => listMoving(shown), { message: `${name} moves` }).toEqual([]);
    await page.context().close();
  }
  await sheet.finish();
}

function listSizes({ isNarrow, isHeld }: Screen): readonly (typeof SIZES_PX)[number][] {
  if (isNarrow) return [NARROW_PX];
  return isHeld ? SIZES_PX.filter(([width, height]) => width < height) : SIZES_PX;
}

async function shootThemes(
  sheet: Sheet,
  page: Page,
  language: Language,
  sizePx: (typeof SIZES_PX)[number],
): Promise<void> {
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await sheet.shoot(page, `${theme} ${language}`, sizePx);
  }
  if (language !== LANGUAGES[0] || sizePx !== FORCED_PX) return;
  await page.emulateMedia({ forcedColors: 'active' });
  await sheet.shoot(page, 'forced colours', sizePx);
  await page.emulateMedia({ forcedColors: 'none' });
}
