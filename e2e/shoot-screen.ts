import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../.shots', import.meta.url));
const SIZES_PX = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
const SCHEMES = ['light', 'dark'] as const;
/** A long page is cut here, or its sheet would be unreadable. */
const CUT_PX = 3_000;

interface Shot {
  readonly title: string;
  readonly widthPx: number;
  readonly image: Buffer;
}

/** Screenshots of one screen in every size and scheme, and a sheet that shows them side by side. */
export async function shootScreen(
  browser: Browser,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const folder = join(FOLDER, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await open(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const [widthPx, heightPx] of SIZES_PX) {
      await page.setViewportSize({ width: widthPx, height: heightPx });
      await settle(page);
      const path = join(folder, `${widthPx}-${colorScheme}.png`);
      const fullPx = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: widthPx, height: Math.min(fullPx, CUT_PX) };
      const image = await page.screenshot({ path, fullPage: true, clip });
      shots.push({ title: `${widthPx} ${colorScheme}`, widthPx, image });
    }
  }
  await page.close();
  await shootSheet(browser, name, shots);
}

/** A new width may start the animation of an open layer again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function shootSheet(browser: Browser, name: string, shots: readonly Shot[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1_600, height: 900 } });
  const figures = shots.map(
    ({ title, widthPx, image }) =>
      `<figure style="flex:${Math.sqrt(widthPx)}"><figcaption>${title}</figcaption><img src="data:image/png;base64,${image.toString('base64')}" alt=""></figure>`,
  );
  const rows = SCHEMES.map((_, row) => {
    const own = figures.slice(row * SIZES_PX.length, (row + 1) * SIZES_PX.length);
    return `<div>${own.join('')}</div>`;
  });
  await page.setContent(`<!doctype html><style>
body { margin: 0; padding: 16px; font: 14px sans-serif; background: #b8bcc4 }
div { display: flex; align-items: flex-start; gap: 16px; margin-bottom: 16px }
figure { margin: 0; min-width: 0 } figcaption { margin-bottom: 4px } img { width: 100%; display: block }
</style>${rows.join('')}`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await page.close();
}
