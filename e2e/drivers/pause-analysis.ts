import { expect, type Locator, type Page } from '@playwright/test';
import { type Dot, FIRST_COLOUR, findDot } from './find-dot.ts';
import type { Words } from './words.ts';

const RULER_PX = 40;

/** The dot of the first participant at a moment of the playback, and where the picture lies. */
export interface Instant {
  readonly timeMs: number;
  readonly dot: Dot;
  readonly place: { x: number; y: number; width: number; height: number };
}

/** Plays on for so long, or longer on a busy machine, and stops. */
export async function pauseAfter(page: Page, words: Words, waitMs: number): Promise<void> {
  const timeline = findTimeline(page, words);
  const startMs = await readTimeMs(timeline);
  const play = page.getByRole('button', { name: words('analysis-playback', 'play'), exact: true });
  await play.click();
  await expect.poll(() => readTimeMs(timeline)).toBeGreaterThan(startMs + waitMs);
  await page
    .getByRole('button', { name: words('analysis-playback', 'pause'), exact: true })
    .click();
  await expect(play).toBeVisible();
}

/** Goes to a moment by the timeline, as near as a pixel of it allows, and looks. */
export async function seekTo(page: Page, words: Words, timeMs: number): Promise<Instant> {
  const timeline = findTimeline(page, words);
  // The inner box has no padding, so its width is the whole time; the ruler lies at its top.
  const box = await timeline.locator('> div').boundingBox();
  if (box === null) throw new Error('the timeline is not shown');
  const msPerPx = Number(await timeline.getAttribute('aria-valuemax')) / box.width;
  await page.mouse.click(box.x + timeMs / msPerPx, box.y + RULER_PX / 2);
  await expect
    .poll(async () => Math.abs((await readTimeMs(timeline)) - timeMs))
    .toBeLessThanOrEqual(2 * msPerPx);
  return look(page, timeline);
}

function findTimeline(page: Page, words: Words): Locator {
  return page.getByRole('slider', { name: words('analysis-playback', 'timeline') });
}

async function readTimeMs(timeline: Locator): Promise<number> {
  return Number(await timeline.getAttribute('aria-valuenow'));
}

async function look(page: Page, timeline: Locator): Promise<Instant> {
  // Nothing may stand over the stage while it is read.
  await page.mouse.move(1_300, 700);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const timeMs = await readTimeMs(timeline);
  const place = await page
    .locator('canvas')
    .last()
    .locator('xpath=preceding-sibling::div/img')
    .boundingBox();
  if (place === null) throw new Error('the picture is not shown');
  // Drawn by another thread than the timeline's, so it may come later.
  let dot = await findDot(page, FIRST_COLOUR);
  await expect(async () => {
    if (dot.areaPx === 0) dot = await findDot(page, FIRST_COLOUR);
    expect(dot.areaPx).toBeGreaterThan(0);
  }).toPass();
  return { timeMs, dot, place };
}
