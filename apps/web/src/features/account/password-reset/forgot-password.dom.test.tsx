import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { breakOff, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const EMAIL = 'mina@lab.example';

const findEmail = () => screen.getByLabelText(t('email'));
const findSubmit = () => screen.getByRole('button', { name: t('sendLink') });

it.each([
  ['', 'emailMissing'],
  ['mina@', 'emailInvalid'],
] as const)('sends no link to the address “%s”', async (typed, text) => {
  const user = await openScreen(PATHS.forgotPassword);
  await user.click(findEmail());
  await user.keyboard(`${typed}{Enter}`);
  expect(findEmail()).toHaveAccessibleDescription(t(text));
  await expectFocus(findEmail);
});

it('sends one link and says where it went', async () => {
  const user = await openScreen(PATHS.forgotPassword);
  const request = holdBack(CALLS.requestPasswordReset, toEnvelope(null));
  await fillIn(user, findEmail(), ` ${EMAIL} `);
  await user.keyboard('{Enter}');
  expect(findSubmit()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  request.release();
  expect(await screen.findByRole('dialog')).toHaveTextContent(EMAIL);
  expect(request.asked).toEqual([{ body: { email: EMAIL, language: 'en' } }]);
});

it('tells of a refusal, and of a network that breaks', async () => {
  const user = await openScreen(PATHS.forgotPassword);
  refuse(CALLS.requestPasswordReset, 'reset_limited');
  await fillIn(user, findEmail(), EMAIL);
  await user.click(findSubmit());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('sendFailed'));
  await expectFocus(() => alert);
  breakOff(CALLS.requestPasswordReset);
  await user.click(findSubmit());
  await waitFor(() => expect(findSubmit()).not.toHaveAttribute('aria-busy'));
  await expectFocus(() => screen.getByRole('alert'));
});

it('goes back to the log-in with the address', async () => {
  const user = await openScreen(PATHS.forgotPassword, { state: { email: EMAIL } });
  expect(findEmail()).toHaveValue(EMAIL);
  await user.click(screen.getByRole('link', { name: t('back') }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: t('forgot') })).toBeNull());
  expect(readAddress()).toBe(PATHS.login);
  expect(screen.getByRole('textbox')).toHaveValue(EMAIL);
});
