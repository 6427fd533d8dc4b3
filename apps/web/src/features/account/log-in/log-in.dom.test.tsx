import { CALLS, LANGUAGES } from '@fovea/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress, readState } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readMark, readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const SELF = toUser();
const PASSWORD = 'correct horse 1';

const findEmail = () => screen.getByLabelText(t('email'));
const findPassword = () => screen.getByLabelText(t('password'));
const findSubmit = () => screen.getByRole('button', { name: t('submit') });

async function logIn(user: UserEvent): Promise<void> {
  await fillIn(user, findEmail(), SELF.email);
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
}

it('says what an empty form lacks and puts the focus there', async () => {
  const user = await openScreen(PATHS.login);
  await user.click(findSubmit());
  expect(findEmail()).toHaveAccessibleDescription(t('emailInvalid'));
  expect(findPassword()).toHaveAccessibleDescription(t('passwordMissing'));
  await expectFocus(findEmail);
});

it('asks for the password alone when the address is right', async () => {
  const user = await openScreen(PATHS.login);
  await user.type(findEmail(), `${SELF.email}{Enter}`);
  expect(findEmail()).not.toHaveAccessibleDescription();
  expect(findPassword()).toHaveAccessibleDescription(t('passwordMissing'));
  await expectFocus(findPassword);
});

it('doubts an address when it is left, and not while it is typed', async () => {
  const user = await openScreen(PATHS.login);
  await user.type(findEmail(), 'mina@lab');
  expect(findEmail()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(findEmail()).toHaveAccessibleDescription(t('emailInvalid'));
});

it('cannot be sent twice, and leads to the projects', async () => {
  const user = await openScreen(PATHS.login);
  const login = holdBack(CALLS.login, toEnvelope(null));
  answer(CALLS.getSelf, toEnvelope(SELF));
  answerShell();
  await logIn(user);
  expect(findSubmit()).toHaveAttribute('aria-busy', 'true');
  await user.click(findSubmit());
  await user.type(findPassword(), '{Enter}');
  login.release();
  await waitFor(() => expect(readAddress()).toBe(PATHS.projects));
  expect(login.asked).toEqual([{ body: { email: SELF.email, password: PASSWORD } }]);
});

it('leads back to the screen that asked for the log-in', async () => {
  const user = await openScreen(PATHS.login, { state: { returnTo: '/project/template?from=x' } });
  answer(CALLS.login, toEnvelope(null));
  answer(CALLS.getSelf, toEnvelope(SELF));
  answerShell();
  await logIn(user);
  await waitFor(() => expect(readAddress()).toBe('/project/template?from=x'));
});

it.each([
  ['login_failed', 'failed'],
  ['login_limited', 'failed'],
  ['internal', 'failed'],
  ['user_not_found', 'unknownUser'],
] as const)('tells of the refusal %s, and takes the focus there', async (code, text) => {
  const user = await openScreen(PATHS.login);
  refuse(CALLS.login, code);
  await logIn(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t(text));
  await expectFocus(() => alert);
  expect(findPassword()).toHaveValue(PASSWORD);
  expect(findSubmit()).not.toHaveAttribute('aria-busy');
});

it('tells of a network that breaks, and works when it is back', async () => {
  const user = await openScreen(PATHS.login);
  breakOff(CALLS.login);
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  answer(CALLS.login, toEnvelope(null));
  answer(CALLS.getSelf, toEnvelope(SELF));
  answerShell();
  await user.click(findSubmit());
  await waitFor(() => expect(readAddress()).toBe(PATHS.projects));
});

it('hands the typed address on to the reset of the password', async () => {
  const user = await openScreen(PATHS.login);
  await user.type(findEmail(), SELF.email);
  await user.click(screen.getByRole('link', { name: t('forgot') }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: t('title') })).toBeNull());
  expect(readAddress()).toBe(PATHS.forgotPassword);
  expect(screen.getByRole('textbox')).toHaveValue(SELF.email);
  expect(readState()).toEqual({ email: SELF.email });
});

it('shows and hides the password', async () => {
  const user = await openScreen(PATHS.login);
  await user.type(findPassword(), PASSWORD);
  expect(findPassword()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: t('showPassword') }));
  expect(findPassword()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: t('hidePassword') }));
  expect(findPassword()).toHaveAttribute('type', 'password');
});

it('has the link to the sign-up inside its sentence in both languages', async () => {
  for (const each of LANGUAGES) {
    await openScreen(PATHS.login, { language: each });
    const link = screen.getByRole('link', {
      name: readMark(useTexts.dictionaries[each].newHere, 'signUp'),
    });
    expect(link).toHaveAttribute('href', PATHS.signUp);
    expect(link.closest('p')).toHaveTextContent(t('newHere'));
    cleanup();
  }
});

it('names no reason to somebody who came for the log-in itself', async () => {
  await openScreen(PATHS.login);
  expect(screen.queryByText(t('lead'))).toBeNull();
});

it('says that there is something to go on with', async () => {
  await openScreen(PATHS.login, { state: { returnTo: '/project' } });
  expect(screen.getByText(t('lead'))).toBeVisible();
});

it('says that a new account is ready, with its address filled in', async () => {
  await openScreen(PATHS.login, { state: { email: SELF.email, isNew: true } });
  expect(screen.getByText(t('created'))).toBeVisible();
  expect(findEmail()).toHaveValue(SELF.email);
});

it('takes a failure away when the next try begins', async () => {
  const user = await openScreen(PATHS.login);
  refuse(CALLS.login, 'login_failed');
  await logIn(user);
  await screen.findByRole('alert');
  await user.clear(findPassword());
  await user.click(findSubmit());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(findPassword()).toHaveAccessibleDescription(t('passwordMissing'));
});
