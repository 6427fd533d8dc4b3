import { CALLS, LIMITS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff } from '#testing/answer.ts';
import { openPart, openScreen } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { CATALOGUE, HIDDEN, MONTHLY } from '#testing/shop.ts';
import { Pricing } from './pricing.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it('leads from the free plan to the sign-up, and from others to us while prices are on request', async () => {
  answer(CALLS.getCatalogue, HIDDEN);
  await openPart(<Pricing />);
  expect(await screen.findAllByText(t('onRequest'))).toHaveLength(2);
  expect(screen.getByRole('link', { name: t('start') })).toHaveAttribute('href', PATHS.signUp);
  for (const link of screen.getAllByRole('link', { name: t('contact') })) {
    expect(link).toHaveAttribute('href', PATHS.contact);
  }
  expect(screen.getByRole('link', { name: t('offer') })).toHaveAttribute(
    'href',
    PATHS.organization,
  );
});

it.each(['en', 'ko'] as const)(
  'says what each plan has, to the eye and aloud, in %s',
  async (language) => {
    answer(CALLS.getCatalogue, HIDDEN);
    await openPart(<Pricing />, { language });
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(4);
    const row = within(table.getByRole('row', { name: new RegExp(t('rowCodes')) }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(new Set(cells.slice(0, 3)).size).toBe(1);
    expect(cells[3]).not.toBe(cells[0]);
  },
);

it('answers questions, the first of them at once', async () => {
  answer(CALLS.getCatalogue, HIDDEN);
  const user = await openPart(<Pricing />);
  expect(screen.getByText(t('sessionAnswer'))).toBeVisible();
  const refund = screen.getByText(t('refundAnswer', { days: LIMITS.refundDays }));
  expect(refund.closest('details')).not.toHaveAttribute('open');
  await user.click(refund.closest('details')?.querySelector('summary') as HTMLElement);
  expect(refund.closest('details')).toHaveAttribute('open');
});

const findBuy = (count: number) => screen.findByRole('link', { name: t('buy', { count }) });

it('has the prices of the catalogue, by size, and leads to their checkout', async () => {
  answer(CALLS.getCatalogue, CATALOGUE);
  const user = await openPart(<Pricing />);
  expect(await findBuy(30)).toHaveAttribute('href', `${PATHS.checkout}?sessions=30`);
  expect(screen.getByText('$99')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('size', { count: 100 }) }));
  expect(screen.getByText('$290')).toBeVisible();
  expect(screen.getByText(t('onceUnit', { price: '$2.90' }))).toBeVisible();
  expect(await findBuy(100)).toHaveAttribute('href', `${PATHS.checkout}?sessions=100`);
  // Months are not for sale yet.
  expect(screen.getByText(t('onRequest'))).toBeVisible();
  expect(screen.getByText(t('payText'))).toBeVisible();
});

it('has the monthly plan with its price, and leads to its checkout', async () => {
  answer(CALLS.getCatalogue, MONTHLY);
  await openPart(<Pricing />);
  expect(
    await screen.findByRole('link', { name: t('subscribe', { price: '$79' }) }),
  ).toHaveAttribute('href', `${PATHS.checkout}?sessions=30&kind=monthly`);
  expect(screen.getByText('$79')).toBeVisible();
  expect(screen.getByText(t('monthUnit', { price: '$2.63' }))).toBeVisible();
});

it('says how much less a month costs than the same sessions once, and nothing where there is no such size', async () => {
  answer(CALLS.getCatalogue, {
    ...MONTHLY,
    plans: MONTHLY.plans.map((plan) =>
      plan.kind === 'one_time' ? { ...plan, offers: plan.offers.slice(0, 2) } : plan,
    ),
  });
  const user = await openPart(<Pricing />);
  expect(await screen.findByText(t('less', { percent: 20 }))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('size', { count: 100 }) }));
  expect(screen.queryByText(t('less', { percent: 20 }))).toBeNull();
});

it('chooses the smallest size that covers what a link asks for', async () => {
  answer(CALLS.getCatalogue, CATALOGUE);
  await openScreen(`${PATHS.pricing}?sessions=31`);
  expect(await findBuy(100)).toBeVisible();
});

it('is on request when the catalogue cannot be had', async () => {
  breakOff(CALLS.getCatalogue);
  await openPart(<Pricing />);
  expect(await screen.findAllByText(t('onRequest'))).toHaveLength(2);
});
