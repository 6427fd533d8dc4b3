import { CALLS } from '@fovea/contract';
import { expect, type Page } from '@playwright/test';
import { findPay } from '#drivers/shop.ts';
import { readWords } from '#drivers/words.ts';
import { test } from '#fixtures/credits-fixture.ts';

const words = readWords('en');

test('subscribed, changed, renewed, cancelled, kept, refused by the card, and ended', async ({
  bring,
  addresses: { webUrl },
}) => {
  const { page, researcher } = await bring({ language: 'en' });
  await page.goto(`${webUrl}/pricing`);
  await page.getByRole('link', { name: words('pricing', 'subscribe', { price: '$79' }) }).click();
  await expect(page.getByText(words('checkout', 'nextPayment'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await findPay(page, words, '$79.00').click();
  await page.getByRole('button', { name: 'Pay $79.00' }).click();
  await expect(
    page.getByRole('heading', { name: words('checkout', 'addedTitle', { count: 30 }) }),
  ).toBeVisible();

  await page.goto(`${webUrl}/account/plan`);
  const card = page.getByRole('region', { name: words('plan', 'monthly') });
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(card).toContainText(words('plan', 'leftOf', { left: '30', count: 30 }));
  await press(page, 'change');
  const change = page.getByRole('alertdialog');
  await change.getByText(words('plan', 'count', { count: 100 })).click();
  await change.getByRole('button', { name: words('plan', 'changeConfirm') }).click();
  await expect(card).toContainText(words('plan', 'thenSessions', { count: 100 }));
  await expect(rows).toHaveCount(1);

  // The provider's clock is moved; ours is not waited for.
  await letMonthPass(page, 'renewed');
  await expect.poll(() => countPurchases()).toBe(2);
  await page.reload();
  await expect(card).toContainText(words('plan', 'leftOf', { left: '100', count: 100 }));
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('$229.00');

  await press(page, 'cancelPlan');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: words('plan', 'keepPlan') })).toBeFocused();
  await question.getByRole('button', { name: words('plan', 'cancelPlan') }).click();
  await expect(card).toContainText(words('plan', 'noPayment'));
  await press(page, 'keepPlan');
  await expect(card).not.toContainText(words('plan', 'noPayment'));

  await letMonthPass(page, 'unpaid');
  await expect
    .poll(async () => (await researcher.client.call(CALLS.getSubscription)).subscription?.state)
    .toBe('past_due');
  await page.reload();
  await expect(card.getByRole('status')).toHaveText(words('plan', 'pastDue'));
  expect(await countPurchases()).toBe(2);
  await press(page, 'cancelPlan');
  await question.getByRole('button', { name: words('plan', 'cancelPlan') }).click();
  await expect(card).toHaveCount(0);
  await expect(
    page.getByRole('heading', { name: words('plan', 'sessions', { count: 130 }) }),
  ).toBeVisible();

  async function countPurchases(): Promise<number> {
    return (await researcher.client.call(CALLS.listPurchases, { query: {} })).purchases.length;
  }
});

async function press(page: Page, key: 'change' | 'cancelPlan' | 'keepPlan'): Promise<void> {
  await page.getByRole('button', { name: words('plan', key), exact: true }).click();
}

/** At the page of the newest receipt, where the fake of the provider lets people try it. */
async function letMonthPass(page: Page, deed: 'renewed' | 'unpaid'): Promise<void> {
  const receipts = page.getByRole('link', { name: words('plan', 'receipt') });
  const address = await receipts.first().getAttribute('href');
  const reply = await fetch(`${address}/${deed}`, { method: 'POST' });
  expect(reply.ok).toBe(true);
}
