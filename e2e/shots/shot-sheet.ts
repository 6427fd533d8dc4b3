import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PICTURES } from '#drivers/picture.ts';

export const SIZES_PX = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
/** A long page is cut here, or its sheet would be unreadable. */
const CUT_PX = 3_000;
const COLUMN_PX = 1_600;
/** Time after which a screen that still loads is meant to load. */
const LOADING_MS = 3_000;
/** Pages that mean to show how loading looks. */
const showsLoading = new WeakSet<Page>();

interface Shot {
  readonly title: string;
  readonly widthPx: number;
  readonly image: Buffer;
}

/** The pictures of one screen, each also a file of its own. */
export interface Sheet {
  /** Begins a column of rows beside the last one. */
  beginColumn(): void;
  /** Takes a picture of the page as it is now, at the end of the row with that title. */
  shoot(page: Page, title: string, sizePx: SizePx): Promise<void>;
  /** Puts all columns on one picture. */
  finish(): Promise<void>;
}

type SizePx = readonly [width: number, height: number];

export async function createSheet(browser: Browser, name: string): Promise<Sheet> {
  const folder = join(PICTURES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const columns: Map<string, Shot[]>[] = [];
  return {
    beginColumn: () => void columns.push(new Map()),
    async shoot(page, title, [widthPx, heightPx]) {
      await page.setViewportSize({ width: widthPx, height: heightPx });
      await settle(page);
      const path = join(folder, `${widthPx}-${title.replaceAll(' ', '-')}.png`);
      // The screen behind a dialog does not scroll.
      const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0;
      const fullPx = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: widthPx, height: Math.min(fullPx, CUT_PX) };
      const image = await page.screenshot({
        path,
        animations: 'disabled',
        ...(fullPage ? { fullPage, clip } : {}),
      });
      const rows = columns.at(-1);
      const row = rows?.get(title) ?? [];
      rows?.set(title, [...row, { title: `${widthPx} ${title}`, widthPx, image }]);
    },
    finish: async () => {
      const rows = columns.map((column) => [...column.values()]);
      await paintSheet(browser, join(PICTURES, `${name}.png`), rows);
    },
  };
}

/**
 * A new width may start the animation of an open layer again, a frame later. What sticks to a
 * window that is scrolled would stand in the middle of the picture.
 */
async function settle(page: Page): Promise<void> {
  if (!showsLoading.has(page)) {
    const loading = page.locator('.animate-shimmer').first();
    await loading
      .waitFor({ state: 'detached', timeout: LOADING_MS })
      .catch(() => showsLoading.add(page));
  }
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // The picture shows what is below the window too.
    const late = [...document.images].filter(({ loading }) => loading === 'lazy');
    for (const image of late) image.loading = 'eager';
    await Promise.allSettled(late.map((image) => image.decode()));
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function paintSheet(
  browser: Browser,
  path: string,
  columns: readonly Shot[][][],
): Promise<void> {
  const width = COLUMN_PX * columns.length;
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const toFigure = ({ title, widthPx, image }: Shot) =>
    `<figure style="flex:${Math.sqrt(widthPx)}"><figcaption>${title}</figcaption><img src="data:image/png;base64,${image.toString('base64')}" alt=""></figure>`;
  const toRow = (row: readonly Shot[]) => {
    const share = row.length < SIZES_PX.length ? ' style="width:33%"' : '';
    return `<div${share}>${row.map(toFigure).join('')}</div>`;
  };
  const body = columns.map((rows) => `<section>${rows.map(toRow).join('')}</section>`).join('');
  await page.setContent(`<!doctype html><style>
body { margin: 0; padding: 16px; display: flex; gap: 32px; font: 14px sans-serif; background: #b8bcc4 }
section { flex: 1; min-width: 0 }
div { display: flex; align-items: flex-start; gap: 16px; margin-bottom: 16px }
figure { margin: 0; min-width: 0 } figcaption { margin-bottom: 4px } img { width: 100%; display: block }
</style>${body}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
