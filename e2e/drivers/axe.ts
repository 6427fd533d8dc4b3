import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { setTheme } from './theme.ts';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Lists what axe finds serious or critical, each with its element. The apps have no frames. */
export async function findBarriers(page: Page): Promise<string[]> {
  // axe stays in a page that was checked before.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // Without transitions, axe never measures the contrast of colours that are half faded.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false });
    document.adoptedStyleSheets.pop();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 240)} ${any[0]?.message ?? ''}`),
      );
  });
}

/** Fails if axe finds barriers. Checks the light theme in English and the dark one in Korean. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // A busy list is dimmed, which lowers its contrast.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const language = await page.evaluate(() => document.documentElement.lang);
  const theme = language === 'ko' ? 'dark' : 'light';
  await setTheme(page, theme);
  expect(await findBarriers(page), `${page.url()} ${theme}`).toEqual([]);
}
