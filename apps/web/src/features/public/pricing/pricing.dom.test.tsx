import { LIMITS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import en from './pricing.en.json' with { type: 'json' };
import ko from './pricing.ko.json' with { type: 'json' };
import { Pricing } from './pricing.tsx';

const t = readTexts({ en, ko });

it('leads from the free plan to the sign-up, and from others to us', async () => {
  await openPart(<Pricing />);
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
  const user = await openPart(<Pricing />);
  expect(screen.getByText(t('sessionAnswer'))).toBeVisible();
  const refund = screen.getByText(t('refundAnswer', { days: LIMITS.refundDays }));
  expect(refund.closest('details')).not.toHaveAttribute('open');
  await user.click(refund.closest('details')?.querySelector('summary') as HTMLElement);
  expect(refund.closest('details')).toHaveAttribute('open');
});
