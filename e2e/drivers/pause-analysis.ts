import { expect, type Page } from '@playwright/test';
import { type Dot, FIRST_COLOUR, findDot } from './find-dot.ts';
import type { Words } from './words.ts';

/** The dot of the first participant at a moment of the playback, and where the picture lies. */
export interface Instant {
  readonly timeMs: number;
  readonly dot: Dot;
  readonly place: { x: number; y: number; width: number; height: number };
}

/** Plays on for so long, stops and looks. */
export async function pauseAfter(page: Page, words: Words, waitMs: number): Promise<Instant> {
  const slider = page.getByRole('slider', { name: words('analysis-playback', 'timeline') });
  const readTimeMs = async () => Number(await slider.getAttribute('aria-valuenow'));
  const startMs = await readTimeMs();
  await page.getByRole('button', { name: words('analysis-playback', 'play'), exact: true }).click();
  await expect.poll(readTimeMs).toBeGreaterThan(startMs + waitMs);
  await page
    .getByRole('button', { name: words('analysis-playback', 'pause'), exact: true })
    .click();
  await expect(
    page.getByRole('button', { name: words('analysis-playback', 'play'), exact: true }),
  ).toBeVisible();
  // Nothing may stand over the stage while it is read.
  await page.mouse.move(1_300, 700);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const timeMs = await readTimeMs();
  const place = await page
    .locator('canvas')
    .last()
    .locator('xpath=preceding-sibling::div/img')
    .boundingBox();
  if (place === null) throw new Error('the picture is not shown');
  return { timeMs, dot: await findDot(page, FIRST_COLOUR), place };
}
