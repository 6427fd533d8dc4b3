import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import type { Researcher } from '@fovea/testkit';
import { expect } from '@playwright/test';
import { expectNoBarriers } from '#drivers/axe.ts';
import {
  agreeAfterAll,
  createPro,
  expectCollected,
  expectPaid,
  findPay,
  goToCheckout,
  startAfterAll,
} from '#drivers/shop.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

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
  await goToCheckout(page, words);
  await agreeAfterAll(page, words, '$39.00');
  await findPay(page, words, '$39.00').click();

  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('The card was declined.');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await expectPaid(page, words);
  // The page only looks at the order once more.
  await page.reload();
  await expectPaid(page, words);
  const { purchases } = await researcher.client.call(CALLS.listPurchases, { query: {} });
  expect(purchases).toHaveLength(1);

  await startAfterAll(page, words);
  const { link } = await researcher.getProject(id);
  const slug = link?.split('/').at(-1) ?? '';
  await Promise.all([play(slug, 1), play(slug, 2)]);
  await expectCollected(page, words, TARGET);
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
  // The toast itself, not its announcement, which holds the same words for a moment.
  const done = words('plan', 'refundDone', { price: '$39.00' });
  await expect(page.getByText(done, { exact: true })).toBeVisible();
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
