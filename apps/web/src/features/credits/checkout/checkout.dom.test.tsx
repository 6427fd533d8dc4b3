import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, refuse, refuseInWords } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { CATALOGUE, HIDDEN, MONTHLY, toPurchase } from '#testing/shop.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const PROJECT = toProject({ name: 'Yuzu Spark ad, round 2', type: 'pro' });
const BACK = `/project/edit/${PROJECT.id}`;

async function open(
  search: Record<string, string> = {},
  catalogue = CATALOGUE,
  credits: { balance: number; owed?: number } = { balance: 42 },
) {
  answerShell();
  answer(CALLS.getCatalogue, catalogue);
  answer(CALLS.getCredits, { ...credits, parts: [] });
  answer(CALLS.getProject, PROJECT);
  const path = `${PATHS.checkout}?${new URLSearchParams(search)}`;
  return openScreen(path, { self: toUser() });
}

const findPay = (price = '$99.00') => screen.findByRole('button', { name: t('pay', { price }) });
const readFigures = () =>
  [...screen.getByRole('main').querySelectorAll('dd')].map(({ textContent }) => textContent);
const findTick = () => screen.getByRole('checkbox');

it("has 'payment info (payment type, amount, terms agreement)', and the smallest offer that covers what is missing", async () => {
  await open({ sessions: '18', back: BACK });
  expect(await findPay()).toBeVisible();
  expect(screen.getByRole('radio', { name: /30 sessions/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: new RegExp(t('global')) })).toBeChecked();
  const needed = { count: 18, project: PROJECT.name, offer: 30 };
  expect(await screen.findByText(t('needed', needed))).toBeVisible();
  expect(screen.getByText(t('sessions', { count: 72 }))).toBeVisible();
  expect(screen.getByText(t('pageNext'))).toBeVisible();
  expect(findTick()).not.toBeChecked();
});

it('Pay without the tick puts the error on the tick, and orders nothing', async () => {
  const user = await open();
  const ordered = answer(CALLS.createPurchase, { id: toPurchase().id, payUrl: '#page' });
  await user.click(await findPay());
  expect(await screen.findByRole('alert')).toHaveTextContent(t('agreeFirst'));
  expect(findTick()).toHaveAccessibleDescription(t('agreeFirst'));
  await expectFocus(findTick);
  expect(ordered.asked).toEqual([]);
});

it('orders what is seen, at its price, and goes to the page of the provider', async () => {
  const user = await open({ sessions: '18', back: BACK });
  // On this page, since there is no other one here.
  const ordered = answer(CALLS.createPurchase, { id: toPurchase().id, payUrl: '#page' });
  await user.click(await screen.findByRole('radio', { name: /100 sessions/ }));
  await user.click(findTick());
  await user.click(await findPay('$290.00'));
  await waitFor(() => expect(readAddress()).toContain('#page'));
  expect(ordered.asked[0]?.body).toMatchObject({
    plan: 'plan1',
    sessions: 100,
    currency: 'USD',
    amount: 29_000,
    provider: 'global',
    agreedToTerms: true,
    returnTo: BACK,
  });
});

it("has 'payment info (payment type, amount, terms agreement)' of a month, with the next payment", async () => {
  const user = await open({ kind: 'monthly', sessions: '30' }, MONTHLY);
  const ordered = answer(CALLS.createPurchase, { id: toPurchase().id, payUrl: '#page' });
  expect(await screen.findByText(t('perMonth', { count: 30 }))).toBeVisible();
  expect(screen.getByText(t('nextPayment'))).toBeVisible();
  expect(screen.getByText(t('monthEnd'))).toBeVisible();
  await user.click(findTick());
  await user.click(await findPay('$79.00'));
  await waitFor(() => expect(readAddress()).toContain('#page'));
  expect(ordered.asked[0]?.body).toMatchObject({ plan: 'plan2', sessions: 30, amount: 7_900 });
});

it('changes between once and each month', async () => {
  const user = await open({}, MONTHLY);
  expect(await findPay()).toBeVisible();
  const monthly = screen.getByRole('radio', { name: t('monthly') });
  await user.click(monthly);
  expect(await findPay('$79.00')).toBeVisible();
  expect(monthly).toBeVisible();
});

it('sends the same key for the same choice again, after a failure too', async () => {
  const user = await open();
  await user.click(await screen.findByRole('checkbox'));
  const broken = breakOff(CALLS.createPurchase);
  await user.click(await findPay());
  await screen.findByRole('alert');
  const refused = refuse(CALLS.createPurchase, 'unavailable');
  await user.click(await findPay());
  expect(await screen.findByText(t('notStarted'))).toBeVisible();
  expect(refused.asked[0]?.body.orderKey).toBe(broken.asked[0]?.body.orderKey);
});

it.each([
  ['offer_changed', 'changed'],
  ['purchase_ended', 'ended'],
  ['purchases_limited', 'tooMany'],
  ['subscription_exists', 'exists'],
] as const)('says what %s means', async (code, text) => {
  const user = await open();
  await user.click(await screen.findByRole('checkbox'));
  refuse(CALLS.createPurchase, code);
  await user.click(await findPay());
  expect(await screen.findByText(t(text))).toBeVisible();
});

it('The specification says "A response body with a statusCode not starting with 1, 2 or 3 is an error and its message is used.": of a payment that did not start too', async () => {
  const user = await open();
  await user.click(await screen.findByRole('checkbox'));
  refuseInWords(CALLS.createPurchase, 'This card is taken from Monday on.');
  await user.click(await findPay());
  expect(await screen.findByText('This card is taken from Monday on.')).toBeVisible();
  expect(screen.queryByText(t('notStarted'))).toBeNull();
});

it('has nothing to pay while prices are on request', async () => {
  await open({}, HIDDEN);
  expect(await screen.findByText(t('nothing'))).toBeVisible();
});

it('says before, added and now, and leads back to the project', async () => {
  answer(CALLS.getPurchase, toPurchase({ returnTo: BACK }));
  await open({ order: toPurchase().id }, CATALOGUE, { balance: 72 });
  expect(await screen.findByText(t('addedTitle', { count: 30 }))).toBeVisible();
  const { email } = toUser();
  expect(screen.getByText(t('receiptTo', { email }), { exact: false })).toBeVisible();
  expect(readFigures()).toEqual(['42', '+30', '72']);
  expect(screen.queryByText(t('nowLess'))).toBeNull();
  const back = await screen.findByRole('link', { name: t('backTo', { project: PROJECT.name }) });
  expect(back).toHaveAttribute('href', BACK);
  const { maxParticipant } = PROJECT;
  expect(
    screen.getByText(t('needs', { count: maxParticipant }), { exact: false }),
  ).toHaveTextContent(t('remain', { count: 72 - maxParticipant }));
});

it('says what there really is now when the purchase paid a debt first', async () => {
  answer(CALLS.getPurchase, toPurchase({ balanceBefore: 0 }));
  await open({ order: toPurchase().id }, CATALOGUE, { balance: 18 });
  expect(await screen.findByText(t('nowLess'))).toBeVisible();
  expect(readFigures()).toEqual(['0', '+30', '18']);
});

it('says of a second monthly plan that its money goes back, and counts no sessions', async () => {
  const second = { kind: 'monthly', balanceBefore: null, refund: 'requested' } as const;
  answer(CALLS.getPurchase, toPurchase(second));
  await open({ order: toPurchase().id });
  expect(await screen.findByText(t('secondTitle'))).toBeVisible();
  expect(screen.getByText(t('secondText', { price: '$99.00' }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('myPlan') })).toHaveAttribute('href', PATHS.plan);
  expect(readFigures()).toEqual([]);
});

it('takes what is owed off the balance before it is paid', async () => {
  await open({}, CATALOGUE, { balance: 0, owed: 12 });
  expect(await screen.findByText(t('owed'))).toBeVisible();
  expect(screen.getByText('−12')).toBeVisible();
  const after = screen.getByText(t('balanceAfter')).nextElementSibling;
  expect(after).toHaveTextContent(t('sessions', { count: 18 }));
});

it('waits while the provider has not said that it is paid, and says when it never will be', async () => {
  let state: 'open' | 'ended' = 'open';
  answer(CALLS.getPurchase, () =>
    toPurchase({ state, paidAt: null, refund: null, returnTo: BACK }),
  );
  await open({ order: toPurchase().id });
  expect(await screen.findByText(t('waitingTitle'))).toBeVisible();
  state = 'ended';
  expect(await screen.findByText(t('endedTitle'), {}, { timeout: 5_000 })).toBeVisible();
  // Whoever chooses again finds the same choice, and the way back.
  expect(screen.getByRole('link', { name: t('again') })).toHaveAttribute(
    'href',
    `${PATHS.checkout}?${new URLSearchParams({ sessions: '30', back: BACK })}`,
  );
});
