import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useSearchTexts } from '#app/shells/header-search-texts.ts';
import { useTexts as useLogInTexts } from '#features/account/log-in/texts.ts';
import { useTexts as useNewTermsTexts } from '#features/account/profile/new-terms/texts.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, toEnvelope } from '#testing/answer.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';

const logIn = readTexts(useLogInTexts);
const search = readTexts(useSearchTexts);
const t = readTexts(useNewTermsTexts);
const TERMS = { version: '2026-12-03', inForceAt: '2026-12-17T09:00:00.000Z', mustAgree: true };
const SELF = toUser({ terms: TERMS });

it('asks about new terms after a log-in, before the screen that was wanted', async () => {
  answerShell();
  answer(CALLS.login, toEnvelope(null));
  answer(CALLS.getSelf, toEnvelope(SELF));
  answer(CALLS.agreeToTerms, toEnvelope(toUser()));
  const user = await openScreen(PATHS.login, { state: { returnTo: PATHS.help } });
  await fillIn(user, screen.getByLabelText(logIn('email')), SELF.email);
  await fillIn(user, screen.getByLabelText(logIn('password'), { selector: 'input' }), 'horse-1234');
  await user.keyboard('{Enter}');
  const agree = await screen.findByRole('button', { name: t('agree') });
  expect(readAddress()).toBe(PATHS.account);
  await user.click(agree);
  await waitFor(() => expect(readAddress()).toBe(PATHS.help));
});

it.each([PATHS.projects, PATHS.history, PATHS.checkout, '/project/edit/1', '/analysis/1'])(
  'leads from %s to the question',
  async (path) => {
    answerShell();
    await openScreen(path, { self: SELF });
    expect(await screen.findByRole('button', { name: t('agree') })).toBeVisible();
    expect(readAddress()).toBe(PATHS.account);
  },
);

it('leaves no way around it: neither the search of the header nor a key', async () => {
  answerShell();
  const user = await openScreen(PATHS.account, { self: SELF });
  await screen.findByRole('button', { name: t('agree') });
  expect(screen.queryByRole('button', { name: search('field') })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('interrupts no session that began before they were in force', async () => {
  answerShell();
  await openScreen(PATHS.help, { self: toUser({ terms: { ...TERMS, mustAgree: false } }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(readAddress()).toBe(PATHS.help);
});
