import { CALLS, LIMITS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { toPurchase } from '#testing/shop.ts';
import { Plan } from './plan.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const REFUND = t('refundUntil', { date: '2026.12.14' });
const USED = toPurchase({ id: '019a0000-0000-7000-8000-0000000000ab', refund: 'used' });

async function open(purchases = [toPurchase(), USED], owed?: number) {
  answer(CALLS.getCredits, { balance: 72, parts: [], ...(owed !== undefined && { owed }) });
  answer(CALLS.listPurchases, { purchases, next: null });
  answer(CALLS.getSubscription, { subscription: null });
  return openPart(<Plan />, { self: toUser() });
}

it("shows 'paid date; session count', amount, receipt, and the refund or why there is none", async () => {
  await open();
  const table = within(await screen.findByRole('table'));
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/2026\.11\.14.*30.*\$99\.00/);
  const own = within(first as HTMLElement);
  expect(own.getByRole('button', { name: REFUND })).toBeVisible();
  expect(own.getByRole('link', { name: t('receipt') })).toHaveAttribute(
    'href',
    'https://receipts.example/1',
  );
  expect(second).toHaveTextContent(t('used'));
  expect(screen.getByText(t('rule', { days: LIMITS.refundDays }))).toBeVisible();
});

it('says what is owed for a payment that went back, and which one it was', async () => {
  await open([toPurchase({ refund: 'reversed' })], 12);
  expect(await screen.findByText(t('owed', { count: 12 }))).toBeVisible();
  expect(await screen.findByText(t('reversed'))).toBeVisible();
  expect(screen.queryByRole('button', { name: REFUND })).toBeNull();
});

it('has nothing to list before the first purchase', async () => {
  await open([]);
  expect(await screen.findByText(t('none'))).toBeVisible();
});

it('says that the monthly plan ends with the money of its month', async () => {
  const user = await open([toPurchase({ kind: 'monthly' })]);
  await user.click(await screen.findByRole('button', { name: t('refund') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t('planEnds'))).toBeVisible();
});

async function askForRefund() {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: REFUND }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t('leave', { count: 30 }))).toBeVisible();
  expect(dialog.queryByText(t('planEnds'))).toBeNull();
  return { user, confirm: dialog.getByRole('button', { name: t('refundConfirm') }) };
}

it('refunds after a question, and says that the money is on its way', async () => {
  const { user, confirm } = await askForRefund();
  const refunded = answer(CALLS.refundPurchase, toPurchase({ refund: 'refunded' }));
  await user.click(confirm);
  expect(await screen.findByText(t('refundDone', { price: '$99.00' }))).toBeVisible();
  expect(refunded.asked).toEqual([{ params: { id: toPurchase().id } }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says when the provider refused, and when it was too late', async () => {
  const { user, confirm } = await askForRefund();
  answer(CALLS.refundPurchase, toPurchase());
  await user.click(confirm);
  expect(await screen.findByText(t('refused'))).toBeVisible();
  refuse(CALLS.refundPurchase, 'refund_refused');
  await user.click(screen.getByRole('button', { name: REFUND }));
  await user.click(await screen.findByRole('button', { name: t('refundConfirm') }));
  expect(await screen.findByText(t('notPossible'))).toBeVisible();
});
