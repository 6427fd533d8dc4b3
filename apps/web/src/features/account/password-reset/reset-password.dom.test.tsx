import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { answer, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress, readState } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useFormTexts } from './new-password-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const form = readTexts(useFormTexts);
const TOKEN = 'a-token';
const PASSWORD = 'correcthorse1';
const LINK = { email: 'mina@lab.example', expiresAt: '2026-11-16T12:00:00.000Z' };

const findPassword = () => screen.getByLabelText(form('password'), { selector: 'input' });
const findRepeat = () => screen.getByLabelText(form('repeat'), { selector: 'input' });
const findSave = () => screen.getByRole('button', { name: form('save') });

async function reachForm(self?: ReturnType<typeof toUser>): Promise<UserEvent> {
  answer(CALLS.checkPasswordReset, toEnvelope(LINK));
  const visit = self === undefined ? {} : { self };
  const user = await openScreen(`${PATHS.resetPassword}#token=${TOKEN}`, visit);
  await screen.findByText(form('forEmail', { email: LINK.email }));
  return user;
}

async function save(user: UserEvent): Promise<void> {
  await fillIn(user, findPassword(), PASSWORD);
  await fillIn(user, findRepeat(), PASSWORD);
  await user.keyboard('{Enter}');
}

it('calls an address without a token invalid and asks nobody', async () => {
  await openScreen(PATHS.resetPassword);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('invalid'));
  const link = screen.getByRole('link', { name: t('sendNew') });
  expect(link).toHaveAttribute('href', PATHS.forgotPassword);
});

it('says that it checks the link, then whose password it sets', async () => {
  const check = holdBack(CALLS.checkPasswordReset, toEnvelope(LINK));
  await openScreen(`${PATHS.resetPassword}#token=${TOKEN}`);
  expect(screen.getByText(t('checking'))).toHaveAttribute('role', 'status');
  check.release();
  expect(await screen.findByText(form('forEmail', { email: LINK.email }))).toBeVisible();
  expect(check.asked).toEqual([{ body: { token: TOKEN } }]);
});

it('takes the token out of the query, where others could read it', async () => {
  answer(CALLS.checkPasswordReset, toEnvelope(LINK));
  await openScreen(`${PATHS.resetPassword}?token=${TOKEN}`);
  await waitFor(() => expect(readAddress()).toBe(`${PATHS.resetPassword}#token=${TOKEN}`));
  expect(await screen.findByText(form('forEmail', { email: LINK.email }))).toBeVisible();
});

it('calls a link that is used or old invalid', async () => {
  refuse(CALLS.checkPasswordReset, 'reset_token_invalid');
  await openScreen(`${PATHS.resetPassword}#token=${TOKEN}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('invalid'));
});

it('checks again when the check itself failed', async () => {
  refuse(CALLS.checkPasswordReset, 'internal');
  const user = await openScreen(`${PATHS.resetPassword}#token=${TOKEN}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  answer(CALLS.checkPasswordReset, toEnvelope(LINK));
  await user.click(screen.getByRole('button', { name: t('retry') }));
  expect(await screen.findByText(form('forEmail', { email: LINK.email }))).toBeVisible();
});

it('says what an empty form lacks and puts the focus there', async () => {
  const user = await reachForm();
  await user.click(findSave());
  expect(findPassword()).toHaveAccessibleDescription('Please enter your new password.');
  await expectFocus(findPassword);
});

it('wants the password twice the same', async () => {
  const user = await reachForm();
  await fillIn(user, findPassword(), PASSWORD);
  await fillIn(user, findRepeat(), 'correcthorse2');
  await user.click(findSave());
  expect(findRepeat()).toHaveAccessibleDescription(form('passwordsDiffer'));
  await expectFocus(findRepeat);
});

it('saves once, says that it did, and leads to the log-in with the address', async () => {
  const user = await reachForm();
  const update = holdBack(CALLS.updatePassword, toEnvelope(null));
  await save(user);
  expect(findSave()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  update.release();
  await expectFocus(() => screen.getByRole('heading', { name: t('done') }));
  expect(update.asked).toEqual([{ body: { token: TOKEN, password: PASSWORD } }]);
  await user.click(screen.getByRole('link', { name: t('logIn') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
  expect(readState()).toEqual({ email: LINK.email });
});

it('knows that this browser is logged out too when the account is its own', async () => {
  const user = await reachForm(toUser({ email: LINK.email }));
  answer(CALLS.updatePassword, toEnvelope(null));
  await save(user);
  await screen.findByRole('heading', { name: t('done') });
  expect(useSession.getState().isLogin).toBe(false);
});

it('says that a password is stolen until another one is typed', async () => {
  const user = await reachForm();
  refuse(CALLS.updatePassword, 'password_breached');
  await save(user);
  const said = form('passwordBreached');
  await waitFor(() => expect(findPassword()).toHaveAccessibleDescription(said));
  await expectFocus(findPassword);
  await user.type(findPassword(), '2');
  expect(findPassword()).not.toHaveAccessibleDescription(said);
});

it('tells of a refusal, and of a link that ended meanwhile', async () => {
  const user = await reachForm();
  refuse(CALLS.updatePassword, 'reset_limited');
  await save(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('failed'));
  await expectFocus(() => alert);
  refuse(CALLS.updatePassword, 'reset_token_invalid');
  await user.click(findSave());
  expect(await screen.findByText(t('invalid'))).toBeVisible();
});
