import { CALLS, type Catalogue } from '@fovea/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { CATALOGUE, toPurchase } from '#testing/shop.ts';
import { useTexts } from './texts.ts';

const { ko } = useTexts.dictionaries;
const t = readTexts(useTexts);
const ID = toPurchase().id;

const KINDS = ['one_time', 'monthly'] as const;

/** Each test has a script of its own, since the page remembers the ones that it has. */
let scripts = 0;

async function open(search: Record<string, string> = {}, language: 'en' | 'ko' = 'en') {
  const src = `https://js.example/${++scripts}`;
  const window = { clientKey: 'test_ck', script: src };
  const regional = { key: 'regional', currencies: ['KRW'], kinds: KINDS, window } as const;
  const providers = [...CATALOGUE.providers, regional] as unknown as Catalogue['providers'];
  answerShell();
  answer(CALLS.getCatalogue, { ...CATALOGUE, providers });
  answer(CALLS.getCredits, { balance: 42, parts: [] });
  const path = `${PATHS.checkout}?${new URLSearchParams(search)}`;
  const user = await openScreen(path, { self: toUser(), language });
  const findScript = () =>
    waitFor(() => {
      const script = document.querySelector(`script[src="${src}"]`);
      if (script === null) throw new Error('the page has not asked for the script');
      return script;
    });
  return { user, src, findScript };
}

/** Plays the provider's script. */
function bringToss() {
  const requestPayment = vi.fn().mockResolvedValue(undefined);
  const requestBillingAuth = vi.fn().mockResolvedValue(undefined);
  const payment = vi.fn(() => ({ requestPayment, requestBillingAuth }));
  vi.stubGlobal('TossPayments', () => ({ payment }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return { payment, requestPayment, requestBillingAuth };
}

const findPay = () => screen.findByRole('button', { name: t('pay', { price: '₩129,000' }) });
const chooseRegional = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(t('regional')) }));

it("'Payment script load failure is logged.', said, and can be tried again", async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { user, findScript } = await open();
  await chooseRegional(user);
  expect(await findPay()).toBeDisabled();
  fireEvent.error(await findScript());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The payment form could not be loaded.',
  );
  expect(logged).toHaveBeenCalledWith('the payment script could not be loaded', expect.any(Error));
  expect(await findPay()).toBeDisabled();
  const first = await findScript();
  await user.click(screen.getByRole('button', { name: t('retry') }));
  await waitFor(async () => expect(await findScript()).not.toBe(first));
  bringToss();
  fireEvent.load(await findScript());
  expect(await screen.findByText(t('windowNext'))).toBeVisible();
  expect(await findPay()).toBeEnabled();
});

it('asks for no script while the international card is chosen', async () => {
  const { src } = await open();
  expect(await screen.findByText(t('pageNext'))).toBeVisible();
  expect(document.querySelector(`script[src="${src}"]`)).toBeNull();
});

it('comes first in Korean, and Pay without the tick puts the error on the tick', async () => {
  const { user, findScript } = await open({}, 'ko');
  const script = await findScript();
  bringToss();
  fireEvent.load(script);
  expect(await screen.findByText(ko.windowNext)).toBeVisible();
  const [first] = screen.getAllByRole('radio', { name: /카드/ });
  expect(first).toBeChecked();
  await user.click(screen.getByRole('button', { name: '₩129,000 결제' }));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(ko.agreeFirst);
});

it('orders, and opens the window for the order at its price', async () => {
  const { user, findScript } = await open({ sessions: '18', back: '/project' });
  await chooseRegional(user);
  const script = await findScript();
  const { requestPayment } = bringToss();
  fireEvent.load(script);
  const ordered = answer(CALLS.createPurchase, { id: ID, payUrl: null });
  await user.click(screen.getByRole('checkbox'));
  await user.click(await findPay());
  await waitFor(() => expect(requestPayment).toHaveBeenCalled());
  expect(ordered.asked[0]?.body).toMatchObject({ provider: 'regional', amount: 129_000 });
  const page = `${location.origin}${PATHS.checkout}`;
  expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({
    method: 'CARD',
    orderId: ID,
    amount: { currency: 'KRW', value: 129_000 },
    successUrl: page,
    failUrl: `${page}?sessions=30&back=%2Fproject`,
  });
});

it('of a monthly plan asks for a card of the order, and pays nothing at the window', async () => {
  const { user, findScript } = await open({ kind: 'monthly', sessions: '30' }, 'ko');
  const script = await findScript();
  const { payment, requestPayment, requestBillingAuth } = bringToss();
  fireEvent.load(script);
  answer(CALLS.createPurchase, { id: ID, payUrl: null });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: '₩99,000 결제' }));
  await waitFor(() => expect(requestBillingAuth).toHaveBeenCalled());
  expect(payment).toHaveBeenCalledWith({ customerKey: ID });
  const page = `${location.origin}${PATHS.checkout}`;
  expect(requestBillingAuth.mock.calls[0]?.[0]).toMatchObject({
    method: 'CARD',
    successUrl: page,
    failUrl: `${page}?sessions=30&kind=monthly`,
  });
  expect(requestPayment).not.toHaveBeenCalled();
});

it('gives the card that the window leads back with to the order', async () => {
  const paid = toPurchase({ currency: 'KRW', amount: 99_000 });
  const confirmed = answer(CALLS.confirmPurchase, paid);
  answer(CALLS.getPurchase, paid);
  await open({ customerKey: ID, authKey: 'bln_1' });
  expect(await screen.findByText(t('addedTitle', { count: 30 }))).toBeVisible();
  expect(confirmed.asked).toEqual([{ params: { id: ID }, body: { paymentKey: 'bln_1' } }]);
  await waitFor(() => expect(readAddress()).toBe(`${PATHS.checkout}?order=${ID}`));
});

it('confirms what the window leads back with, never its amount, and clears the address', async () => {
  const confirmed = answer(CALLS.confirmPurchase, toPurchase({ currency: 'KRW', amount: 129_000 }));
  answer(CALLS.getPurchase, toPurchase({ currency: 'KRW', amount: 129_000 }));
  await open({ orderId: ID, paymentKey: 'tpay_1', amount: '1' });
  expect(await screen.findByText(t('addedTitle', { count: 30 }))).toBeVisible();
  expect(confirmed.asked).toEqual([{ params: { id: ID }, body: { paymentKey: 'tpay_1' } }]);
  await waitFor(() => expect(readAddress()).toBe(`${PATHS.checkout}?order=${ID}`));
});

it('says that nothing was charged when somebody left the window', async () => {
  await open({ sessions: '30', code: 'PAY_PROCESS_CANCELED', message: 'Call 555', orderId: ID });
  expect(await screen.findByText(t('notPaid'))).toBeVisible();
  expect(screen.queryByText(/555/)).toBeNull();
});
