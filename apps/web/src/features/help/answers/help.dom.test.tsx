import { LEAVE_DAYS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const SELF = toUser();

it('answers inside the app, where the account menu stays', async () => {
  answerShell();
  const user = await openScreen(PATHS.account, { self: SELF });
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(await screen.findByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  expect(readAddress()).toBe(PATHS.help);
  expect(screen.getByRole('heading', { name: t('sessionQuestion') })).toBeVisible();
  expect(screen.getByText(t('validityAnswer', { reliable: 90, acceptable: 80 }))).toBeVisible();
  expect(await screen.findByRole('button', { name: new RegExp(SELF.email) })).toBeVisible();
});

it.each(['en', 'ko'] as const)(
  'says that an account is deleted in the app, and how long it can be kept, %s',
  async (language) => {
    answerShell();
    await openScreen(PATHS.help, { self: SELF, language });
    const question = await screen.findByRole('heading', { name: t('accountQuestion') });
    const answer = t('accountAnswer', { days: LEAVE_DAYS });
    expect(question.parentElement).toHaveTextContent(answer);
  },
);

it.each([
  ['Use code', PATHS.code],
  ['My Account', PATHS.account],
  ['Write to us', PATHS.contact],
])('leads by “%s” to where it is done', async (name, path) => {
  answerShell();
  await openScreen(PATHS.help, { self: SELF });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

it('asks visitors to log in', async () => {
  await openScreen(PATHS.help);
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
});
