import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { loadSamplePicture, type Researcher } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import { readMoves, toLine } from '#drivers/credits-history.ts';
import { readWords, type Words } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const NAME = 'Yuzu Spark launch ad';
const TARGET = 2;
const words = readWords('en');

test('too few sessions, bought, back in the project, activated, collected and written down', async ({
  bring,
  play,
  addresses: { webUrl },
}) => {
  const { page, researcher } = await bring({ language: 'en' });
  const id = await createPro(researcher, TARGET);
  await page.goto(`${webUrl}/project/edit/${id}`);
  await activate(page);
  const missing = page.getByRole('dialog', { name: words('not-enough-credit', 'title') });
  await missing.getByRole('link', { name: words('not-enough-credit', 'buy') }).click();

  await expect(page).toHaveURL(/\/pricing\/checkout\?sessions=2&back=/);
  const tick = page.getByRole('checkbox');
  const pay = page.getByRole('button', { name: words('checkout', 'pay', { price: '$39.00' }) });
  await pay.click();
  await expect(page.getByText(words('checkout', 'agreeFirst'))).toBeVisible();
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription(words('checkout', 'agreeFirst'));
  await expectNoBarriers(page);
  await tick.check();
  await pay.click();

  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('The card was declined.');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await expectPaid(page, words);
  await expectNoBarriers(page);
  // It only looks at the order once more.
  await page.reload();
  await expectPaid(page, words);
  const { purchases } = await researcher.client.call(CALLS.listPurchases, { query: {} });
  expect(purchases).toHaveLength(1);

  await page.getByRole('link', { name: words('checkout', 'backTo', { project: NAME }) }).click();
  await expect(page).toHaveURL(`${webUrl}/project/edit/${id}`);
  await activate(page);
  const start = page.getByRole('alertdialog', { name: words('activate-project', 'title') });
  await start.getByRole('button', { name: words('activate-project', 'start') }).click();
  await expect(page).toHaveURL(`${webUrl}/project/${id}`);
  const { link } = await researcher.getProject(id);
  const slug = link?.split('/').at(-1) ?? '';
  await Promise.all([play(slug, 1), play(slug, 2)]);
  const ring = page.getByRole('region', { name: words('project-detail', 'progress') });
  await expect(ring).toContainText(words('project-detail', 'reached'));

  await page.goto(`${webUrl}/account/history`);
  const used = words('history', 'participants', { name: NAME, count: TARGET });
  await expect
    .poll(async () => (await readMoves(page, words)).map(toLine))
    .toEqual([
      `${words('history', 'USE')} | ${used} | −2 | 8`,
      `${words('history', 'PURCHASE')} | ${words('history', 'bought', { count: 10 })} | +10 | 10`,
    ]);
});

test('a refund is allowed while all sessions are there, refused when one is used, and a dispute is owed', async ({
  bring,
  addresses: { webUrl },
}) => {
  const { page, researcher } = await bring({ language: 'en' });
  await buy(researcher);
  await buy(researcher);
  const id = await createPro(researcher, 1);
  await researcher.client.call(CALLS.activateProject, { params: { id } });

  await page.goto(`${webUrl}/account/plan`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(2)).toContainText(words('plan', 'used'));
  await expect(rows.nth(2).getByRole('button')).toHaveCount(0);
  await rows
    .nth(1)
    .getByRole('button', { name: words('plan', 'refund') })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words('plan', 'leave', { count: 10 }));
  await expectNoBarriers(page);
  await question.getByRole('button', { name: words('plan', 'refundConfirm') }).click();
  await expect(page.getByText(words('plan', 'refundDone', { price: '$39.00' }))).toBeVisible();
  await expect(rows.nth(1)).toContainText(words('plan', 'refunded'));
  await expect(
    page.getByRole('heading', { name: words('plan', 'sessions', { count: 9 }) }),
  ).toBeVisible();

  const receipt = await rows.nth(2).getByRole('link').getAttribute('href');
  await fetch(`${receipt}/disputed`, { method: 'POST' });
  await expect.poll(async () => (await researcher.client.call(CALLS.getCredits)).owed).toBe(1);
  await page.reload();
  await expect(page.getByText(words('plan', 'owed', { count: 1 }))).toBeVisible();
  await expect(rows.nth(2)).toContainText(words('plan', 'reversed'));
  await expectNoBarriers(page);
});

async function createPro({ client, upload }: Researcher, maxParticipant: number): Promise<string> {
  const body = { name: NAME, type: 'pro', maxParticipant } as const;
  const { id } = await client.call(CALLS.createProject, { body });
  const asset = await upload(id, await loadSamplePicture());
  const page = { kind: 'image' as const, assetIds: [asset.id], timerMs: 10_000 };
  await client.call(CALLS.createPage, { params: { id }, body: page });
  return id;
}

async function activate(page: Page): Promise<void> {
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: words('project-editor', 'activate') });
  await button.click();
}

async function expectPaid(page: Page, of: Words): Promise<void> {
  const title = of('checkout', 'addedTitle', { count: 10 });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('dl dd')).toHaveText(['0', '+10', '10']);
}

/** Ten sessions, outside the browser. */
async function buy({ client }: Researcher): Promise<void> {
  const offer = { plan: 'plan1', sessions: 10, currency: 'USD', amount: 3_900 } as const;
  const body = {
    orderKey: randomUUID(),
    ...offer,
    provider: 'global',
    agreedToTerms: true,
  } as const;
  const { id, payUrl } = await client.call(CALLS.createPurchase, { body });
  await fetch(`${payUrl}/paid`, { method: 'POST', redirect: 'manual' });
  await expect
    .poll(async () => (await client.call(CALLS.getPurchase, { params: { id } })).state)
    .toBe('paid');
}
