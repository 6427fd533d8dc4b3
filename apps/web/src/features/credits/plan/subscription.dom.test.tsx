import { CALLS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toDateText } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, refuse } from '#testing/answer.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { MONTHLY, toPurchase, toSubscription } from '#testing/shop.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const DATE = toDateText(toSubscription().paidUntil);

async function open(subscription = toSubscription()) {
  answerShell();
  answer(CALLS.getCredits, { balance: 12, parts: [] });
  answer(CALLS.getCatalogue, MONTHLY);
  answer(CALLS.listPurchases, { purchases: [toPurchase({ kind: 'monthly' })], next: null });
  answer(CALLS.getSubscription, { subscription });
  return openScreen(PATHS.plan, { self: toUser() });
}

it("shows 'subscription (monthly, with next payment date) or one-time; paid date; session count'", async () => {
  await open();
  expect(await screen.findByText(t('monthlyTitle', { count: 30 }), { exact: false })).toBeVisible();
  expect(screen.getByText(t('nextPayment', { date: DATE, price: '$79.00' }))).toBeVisible();
  expect(screen.getByText(t('leftOf', { left: '12', count: 30 }))).toBeVisible();
  expect(screen.getByText(t('expire', { date: DATE }))).toBeVisible();
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(row).toHaveTextContent(new RegExp(`2026\\.11\\.14.*${t('monthly')}.*30`));
});

it('asks before it cancels: what stays, what ends; the plan is kept again afterwards', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: t('cancelPlan') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t('stays', { count: 12, date: DATE }))).toBeVisible();
  expect(dialog.getByText(t('ends', { date: DATE }))).toBeVisible();
  const off = toSubscription({ nextPaymentAt: null });
  answer(CALLS.cancelSubscription, { subscription: off });
  answer(CALLS.getSubscription, { subscription: off });
  await user.click(dialog.getByRole('button', { name: t('cancelPlan') }));
  expect(await screen.findByText(t('noPayment'))).toBeVisible();
  const kept = answer(CALLS.keepSubscription, { subscription: toSubscription() });
  answer(CALLS.getSubscription, { subscription: toSubscription() });
  await user.click(await screen.findByRole('button', { name: t('keepPlan') }));
  expect(await screen.findByRole('button', { name: t('cancelPlan') })).toBeVisible();
  expect(kept.asked).toHaveLength(1);
});

it('says so when a payment is under way while it is cancelled', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: t('cancelPlan') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  answer(CALLS.cancelSubscription, { subscription: toSubscription() });
  await user.click(dialog.getByRole('button', { name: t('cancelPlan') }));
  expect(await screen.findByText(t('cancelledLater'))).toBeVisible();
  expect(screen.queryByText(t('cancelled'))).toBeNull();
});

async function change() {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: t('change') }));
  await user.click(await screen.findByRole('radio', { name: /100/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { user, confirm: dialog.getByRole('button', { name: t('changeConfirm') }) };
}

it('changes the number of sessions from the next payment on', async () => {
  const { user, confirm } = await change();
  const next = { sessions: 100, amount: 22_900 };
  const asked = answer(CALLS.changeSubscription, { subscription: toSubscription({ next }) });
  answer(CALLS.getSubscription, { subscription: toSubscription({ next }) });
  await user.click(confirm);
  expect(await screen.findByText(t('changed'))).toBeVisible();
  expect(asked.asked).toEqual([{ body: next }]);
  expect(screen.getByText(/\$229\.00/)).toBeVisible();
});

it('says that an offer has changed meanwhile', async () => {
  const { user, confirm } = await change();
  refuse(CALLS.changeSubscription, 'offer_changed');
  await user.click(confirm);
  expect(await screen.findByText(t('offerChanged'))).toBeVisible();
});

it('says that a card was refused, and when it is tried again; what is cancelled then ends at once', async () => {
  const user = await open(toSubscription({ state: 'past_due', left: 0 }));
  expect(await screen.findByText(t('pastDue'))).toBeVisible();
  expect(screen.getByText(t('nextPayment', { date: DATE, price: '$79.00' }))).toBeVisible();
  expect(screen.queryByText(t('expire', { date: DATE }))).toBeNull();
  await user.click(screen.getByRole('button', { name: t('cancelPlan') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(t('cancelNowText'))).toBeVisible();
  expect(dialog.getByText(t('endsUnpaid'))).toBeVisible();
});
