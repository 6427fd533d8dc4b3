import { CALLS } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { readMoves, toLine } from './credits-history.ts';
import type { Words } from './words.ts';

export const PROJECT = 'Yuzu Spark launch ad';
/** Price of the smallest offer. */
export const BOUGHT = 10;

/** A Pro project that only lacks sessions. */
export async function createPro(
  { client, upload }: Researcher,
  maxParticipant: number,
): Promise<string> {
  const body = { name: PROJECT, type: 'pro', maxParticipant } as const;
  const { id } = await client.call(CALLS.createProject, { body });
  const asset = await upload(id, await loadSamplePicture());
  const page = { kind: 'image' as const, assetIds: [asset.id], timerMs: 10_000 };
  await addPage(client, id, page);
  return id;
}

export async function pressActivate(page: Page, words: Words): Promise<void> {
  const name = words('project-editor', 'activate');
  await page.getByRole('banner').getByRole('button', { name }).click();
}

/** From a project without enough sessions to the checkout. */
export async function goToCheckout(page: Page, words: Words): Promise<void> {
  await pressActivate(page, words);
  const missing = page.getByRole('dialog', { name: words('not-enough-credit', 'title') });
  await missing.getByRole('link', { name: words('not-enough-credit', 'buy') }).click();
  await expect(page).toHaveURL(/\/pricing\/checkout\?sessions=\d+&back=/);
}

export function findPay(page: Page, words: Words, price: string) {
  return page.getByRole('button', { name: words('checkout', 'pay', { price }) });
}

/** Pay without the tick puts the error on the tick; then it is set. */
export async function agreeAfterAll(page: Page, words: Words, price: string): Promise<void> {
  await findPay(page, words, price).click();
  const tick = page.getByRole('checkbox');
  await expect(page.getByText(words('checkout', 'agreeFirst'))).toBeVisible();
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription(words('checkout', 'agreeFirst'));
  await tick.check();
}

export async function expectPaid(page: Page, words: Words): Promise<void> {
  const title = words('checkout', 'addedTitle', { count: BOUGHT });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('dl dd')).toHaveText(['0', `+${BOUGHT}`, `${BOUGHT}`]);
}

/** From what was paid back to the project, which then starts. */
export async function startAfterAll(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words('checkout', 'backTo', { project: PROJECT }) }).click();
  await expect(page).toHaveURL(/\/project\/edit\//);
  await pressActivate(page, words);
  const start = page.getByRole('alertdialog', { name: words('activate-project', 'title') });
  await start.getByRole('button', { name: words('activate-project', 'start') }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
}

/** Everybody has taken part, and the history says what for. */
export async function expectCollected(page: Page, words: Words, count: number): Promise<void> {
  const ring = page.getByRole('region', { name: words('project-detail', 'progress') });
  await expect(ring).toContainText(words('project-detail', 'reached'));
  await page.goto(new URL('/account/history', page.url()).href);
  const used = words('history', 'participants', { name: PROJECT, count });
  const bought = words('history', 'bought', { count: BOUGHT });
  await expect
    .poll(async () => (await readMoves(page, words)).map(toLine))
    .toEqual([
      `${words('history', 'USE')} | ${used} | −${count} | ${BOUGHT - count}`,
      `${words('history', 'PURCHASE')} | ${bought} | +${BOUGHT} | ${BOUGHT}`,
    ]);
}
