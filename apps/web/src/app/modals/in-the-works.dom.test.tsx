import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import checkoutEn from '#features/credits/checkout/checkout.en.json' with { type: 'json' };
import planEn from '#features/credits/plan/plan.en.json' with { type: 'json' };
import { navigateTo } from '#shared/navigation.ts';
import { PATHS } from '#shared/paths.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import en from './modals.en.json' with { type: 'json' };

const findDialog = () =>
  screen.findByRole('dialog', { name: 'This feature is in the works.', description: en.worksText });

it.each([
  [PATHS.plan, planEn.title, planEn.what],
  [PATHS.checkout, checkoutEn.title, checkoutEn.nothing],
])('says it over %s, where something stands behind it', async (path, title, text) => {
  answerShell();
  const user = await openScreen(path, { self: toUser() });
  await findDialog();
  await expectFocus(() => screen.getByRole('button', { name: en.worksClose }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('goes with the screen', async () => {
  answerShell();
  await openScreen(PATHS.plan, { self: toUser() });
  await findDialog();
  await act(() => navigateTo(PATHS.account));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
