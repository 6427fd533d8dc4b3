import { CALLS } from '@fovea/contract';
import { passMonth } from '@fovea/testkit';
import { expect, type Page } from '@playwright/test';
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

const SCRIPT = '**/v2/standard';
const PRICE = '₩49,000';
const words = readWords('ko');

test('a Korean card: a script that fails, a card that is refused, a window that is left, and paid after all', async ({
  bring,
  play,
  addresses: { webUrl },
}) => {
  const { page, researcher } = await bring({ language: 'ko' });
  const id = await createPro(researcher, 1);
  await page.goto(`${webUrl}/project/edit/${id}`);
  await page.route(SCRIPT, (route) => route.abort());
  await goToCheckout(page, words);
  await expect(page.getByRole('alert')).toContainText(words('checkout', 'windowFailed'));
  await expect(findPay(page, words, PRICE)).toBeDisabled();
  await page.unroute(SCRIPT);
  await page.getByRole('button', { name: words('checkout', 'retry') }).click();
  await expect(page.getByText(words('checkout', 'windowNext'))).toBeVisible();

  await agreeAfterAll(page, words, PRICE);
  await findPay(page, words, PRICE).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toHaveText(words('checkout', 'notPaid'));
  await page.getByRole('checkbox').check();
  await findPay(page, words, PRICE).click();
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByText(words('checkout', 'endedTitle'))).toBeVisible();

  await page.getByRole('link', { name: words('checkout', 'again') }).click();
  await page.getByRole('checkbox').check();
  await findPay(page, words, PRICE).click();
  await page.getByRole('button', { name: 'Pay ₩49000' }).click();
  await expectPaid(page, words);
  await page.reload();
  await expectPaid(page, words);
  const { purchases } = await researcher.client.call(CALLS.listPurchases, { query: {} });
  expect(purchases).toHaveLength(1);

  await startAfterAll(page, words);
  const { link } = await researcher.getProject(id);
  await play(link?.split('/').at(-1) ?? '', 1);
  await expectCollected(page, words, 1);
});

test('a Korean card is given for a month, which is paid, cancelled and kept', async ({
  bring,
  addresses: { webUrl },
}) => {
  const { page } = await bring({ language: 'ko' });
  const card = await subscribe(page, webUrl);
  await card.getByRole('button', { name: words('plan', 'cancelPlan') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('plan', 'cancelPlan') }).click();
  await expect(card).toContainText(words('plan', 'noPayment'));
  await card.getByRole('button', { name: words('plan', 'keepPlan') }).click();
  await expect(card).not.toContainText(words('plan', 'noPayment'));
});

test('a month with a Korean card is changed, and renewed by us at the new price', async ({
  bring,
  addresses,
}) => {
  const { page, researcher } = await bring({ language: 'ko' });
  const card = await subscribe(page, addresses.webUrl);
  await card.getByRole('button', { name: words('plan', 'change'), exact: true }).click();
  const change = page.getByRole('alertdialog');
  await change.getByText(words('plan', 'count', { count: 100 })).click();
  await change.getByRole('button', { name: words('plan', 'changeConfirm') }).click();
  await expect(card).toContainText(words('plan', 'thenSessions', { count: 100 }));

  const { id } = (await researcher.client.call(CALLS.getSelf)).data;
  await passMonth(addresses, id);
  await page.reload();
  await expect(card).toContainText(words('plan', 'leftOf', { left: '100', count: 100 }));
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('₩299,000');
});

/** By the month, at the provider's window; the card of My plan. */
async function subscribe(page: Page, webUrl: string) {
  await page.goto(`${webUrl}/pricing/checkout?kind=monthly&sessions=30`);
  await page.getByRole('checkbox').check();
  await findPay(page, words, '₩99,000').click();
  await page.getByRole('button', { name: 'Give this card' }).click();
  const added = words('checkout', 'addedTitle', { count: 30 });
  await expect(page.getByRole('heading', { name: added })).toBeVisible();

  await page.goto(`${webUrl}/account/plan`);
  const card = page.getByRole('region', { name: words('plan', 'monthly') });
  await expect(card).toContainText(words('plan', 'leftOf', { left: '30', count: 30 }));
  return card;
}
