import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useCodeTexts } from './code-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useCodeTexts);
const first = readTexts(useTexts);
const SELF = toUser({ hasSecondFactor: true });
const PASSWORD = 'correct horse 1';

const findCode = () => screen.getByLabelText(t('appLead'));
const findRecovery = () => screen.getByLabelText(t('recoveryCode'));
const findSubmit = () => screen.getByRole('button', { name: t('submit') });

/** Gives a password that is right. */
async function reachCode(): Promise<UserEvent> {
  const user = await openScreen(PATHS.login);
  refuse(CALLS.login, 'second_factor_needed');
  await fillIn(user, screen.getByLabelText(first('email')), SELF.email);
  await fillIn(user, screen.getByLabelText(first('password')), PASSWORD);
  await user.keyboard('{Enter}');
  await screen.findByLabelText(t('appLead'));
  return user;
}

it('asks for the code of the app, with the focus in its field', async () => {
  await reachCode();
  await expectFocus(findCode);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends a whole code by itself, beside the password, and leads to the projects', async () => {
  const user = await reachCode();
  const login = holdBack(CALLS.login, toEnvelope(null));
  answer(CALLS.getSelf, toEnvelope(SELF));
  answerShell();
  await user.type(findCode(), '123456');
  expect(screen.getByText(t('checking'))).toHaveAttribute('role', 'status');
  expect(findSubmit()).toHaveAttribute('aria-busy', 'true');
  login.release();
  await waitFor(() => expect(readAddress()).toBe(PATHS.projects));
  const body = { email: SELF.email, password: PASSWORD, secondFactor: '123456' };
  expect(login.asked).toEqual([{ body }]);
});

it('takes no code that is too short', async () => {
  const user = await reachCode();
  await user.type(findCode(), '123{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('codeMissing'));
  expect(findCode()).toHaveAccessibleDescription(t('codeMissing'));
  await expectFocus(findCode);
});

it('says that a code is wrong, and the next figure begins a new one', async () => {
  const user = await reachCode();
  refuse(CALLS.login, 'second_factor_wrong');
  await user.type(findCode(), '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('codeWrong'));
  await expectFocus(findCode);
  await user.keyboard('9');
  expect(findCode()).toHaveValue('9');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['login_limited', 'internal'] as const)('tells of the refusal %s', async (code) => {
  const user = await reachCode();
  refuse(CALLS.login, code);
  await user.type(findCode(), '123456');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('failed'));
  await expectFocus(() => alert);
});

it('goes back to the first step when the account is gone meanwhile', async () => {
  const user = await reachCode();
  refuse(CALLS.login, 'user_not_found');
  await user.type(findCode(), '123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(first('unknownUser'));
  expect(screen.getByLabelText(first('email'))).toHaveValue(SELF.email);
});

it('takes a recovery code instead', async () => {
  const user = await reachCode();
  await user.click(screen.getByRole('button', { name: t('useRecovery') }));
  await expectFocus(findRecovery);
  await user.click(findSubmit());
  expect(findRecovery()).toHaveAccessibleDescription(t('recoveryMissing'));
  const login = answer(CALLS.login, toEnvelope(null));
  answer(CALLS.getSelf, toEnvelope(SELF));
  answerShell();
  await user.type(findRecovery(), 'ABCD-EFGH{Enter}');
  await waitFor(() => expect(readAddress()).toBe(PATHS.projects));
  expect(login.asked.map(({ body }) => body.secondFactor)).toEqual(['ABCD-EFGH']);
});

it('goes back to the password, which is still there', async () => {
  const user = await reachCode();
  await user.click(screen.getByRole('button', { name: t('back') }));
  await expectFocus(() => screen.getByLabelText(first('password')));
  expect(screen.getByLabelText(first('password'))).toHaveValue(PASSWORD);
});
