import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts } from '#studio/texts.ts';
import { readTexts } from '#testing/read-texts.ts';
import { OrderLegend } from './order-legend.tsx';
import type { OrderStep, ShownOrder } from './use-order.ts';

const t = readTexts(useTexts);
const toStep = (name: string, percent: string): OrderStep => ({
  id: name,
  name,
  percent,
  share: 0,
  parts: [],
  area: undefined,
});
const ORDER: ShownOrder = {
  people: 42,
  range: { fromMs: 0, toMs: 8_000 },
  steps: [toStep('Can', '76%'), toStep('Button', '24%')],
  hasRest: false,
};
const show = (change: Partial<ShownOrder> = {}) =>
  render(<OrderLegend order={{ ...ORDER, ...change }} isSmall={false} />);
const listSteps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('names the places in their order, and says what their shares are of', () => {
  show();
  expect(listSteps()).toEqual(['Can: 76%', 'Button: 24%']);
  expect(screen.getByText(t('orderFirst'))).toBeVisible();
  expect(screen.getByText(t('orderNext'))).toBeVisible();
  const basis = t('orderBasis', { count: 42, from: '0.0', to: '8.0' });
  expect(screen.getByText(basis)).toBeVisible();
  expect(screen.queryByText(t('orderRest'))).toBeNull();
});

it('says why an area has no number', () => {
  show({ hasRest: true });
  expect(screen.getByText(t('orderRest'))).toBeVisible();
});

it('says that too few looked where there is no order, and shows no share', () => {
  show({ steps: [], hasRest: true });
  expect(screen.getByText(t('orderTooFew'))).toBeVisible();
  expect(listSteps()).toEqual([]);
  expect(screen.queryByText(t('orderFirst'))).toBeNull();
});
