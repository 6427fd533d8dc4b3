import { CALLS } from '@fovea/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const EMAIL = 'mina@lab.example';

const findEmail = () => screen.getByRole('textbox', { name: t('email') });
const findSend = () => screen.getByRole('button', { name: t('sendCode') });
const findCode = () => screen.getByLabelText(t('codeStep'), { selector: 'input' });

async function reachCode(user: UserEvent): Promise<void> {
  answer(CALLS.sendEmailVerification, toEnvelope(null));
  await fillIn(user, findEmail(), EMAIL);
  await user.keyboard('{Enter}');
  await screen.findByLabelText(t('codeStep'), { selector: 'input' });
}

it.each([
  ['', 'emailMissing'],
  ['mina@', 'emailInvalid'],
] as const)('does not send a code to the address “%s”', async (typed, text) => {
  const user = await openScreen(PATHS.signUp);
  await user.click(findEmail());
  await user.keyboard(`${typed}{Enter}`);
  expect(findEmail()).toHaveAccessibleDescription(t(text));
  await expectFocus(findEmail);
});

it('doubts an address when it is left', async () => {
  const user = await openScreen(PATHS.signUp);
  await user.type(findEmail(), 'mina@');
  expect(findEmail()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(findEmail()).toHaveAccessibleDescription(t('emailInvalid'));
});

it('says which address is in use until another one is typed', async () => {
  const user = await openScreen(PATHS.signUp);
  refuse(CALLS.sendEmailVerification, 'email_in_use');
  await fillIn(user, findEmail(), EMAIL);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(findEmail()).toHaveAccessibleDescription(t('emailInUse')));
  await user.type(findEmail(), 'x');
  expect(findEmail()).not.toHaveAccessibleDescription();
});

it.each(['email_limited', 'internal'] as const)('tells of the refusal %s', async (code) => {
  const user = await openScreen(PATHS.signUp);
  refuse(CALLS.sendEmailVerification, code);
  await fillIn(user, findEmail(), EMAIL);
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('sendFailed'));
  await expectFocus(() => alert);
  expect(findSend()).not.toHaveAttribute('aria-busy');
});

it('sends one code in the language of the screen, and opens the step for it', async () => {
  const user = await openScreen(PATHS.signUp, { language: 'ko' });
  const mail = holdBack(CALLS.sendEmailVerification, toEnvelope(null));
  await fillIn(user, findEmail(), EMAIL);
  await user.click(findSend());
  expect(findSend()).toHaveAttribute('aria-busy', 'true');
  await user.click(findSend());
  mail.release();
  expect(await screen.findByText(t('codeSent'))).toBeVisible();
  await expectFocus(findCode);
  expect(mail.asked).toEqual([{ body: { email: EMAIL, language: 'ko' } }]);
  expect(screen.getByText(EMAIL)).toBeVisible();
});

it('keeps the last step shut until the code is right', async () => {
  const user = await openScreen(PATHS.signUp);
  await reachCode(user);
  expect(screen.getByRole('button', { name: t('submit') })).toBeDisabled();
  const step = await screen.findByRole('region', { name: t('accountStep') });
  expect(
    within(step)
      .getByLabelText(/^Password/)
      .closest('[inert]'),
  ).not.toBeNull();
});

it.each(['code_invalid', 'code_limited'] as const)('tells of the refusal %s', async (code) => {
  const user = await openScreen(PATHS.signUp);
  await reachCode(user);
  refuse(CALLS.verifyEmailCode, code);
  await user.type(findCode(), '123456');
  await waitFor(() => expect(findCode()).toHaveAccessibleDescription(t('codeWrong')));
  await waitFor(() => expect(findCode()).toHaveSelection('123456'));
  await user.keyboard('9');
  expect(findCode()).toHaveValue('9');
  expect(findCode()).not.toHaveAccessibleDescription();
});

it.each(['', '12345', 'abcdef'])('wants six figures when “%s” is confirmed', async (typed) => {
  const user = await openScreen(PATHS.signUp);
  await reachCode(user);
  await user.click(findCode());
  await user.keyboard(`${typed}{Enter}`);
  expect(findCode()).toHaveAccessibleDescription('The verification code is a 6-digit number.');
  await user.keyboard('{Backspace}1');
  expect(findCode()).not.toHaveAccessibleDescription();
});

it('wants six figures when an unfinished code is left', async () => {
  const user = await openScreen(PATHS.signUp);
  await reachCode(user);
  await user.type(findCode(), '123');
  expect(findCode()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(findCode()).toHaveAccessibleDescription('The verification code is a 6-digit number.');
});

it('checks a whole code by itself, says so, and opens the last step', async () => {
  const user = await openScreen(PATHS.signUp);
  await reachCode(user);
  const check = holdBack(CALLS.verifyEmailCode, toEnvelope(null));
  await user.type(findCode(), '123456');
  expect(screen.getByText(t('codeChecking')).closest('[role=status]')).not.toBeNull();
  check.release();
  expect(await screen.findByText(t('verified'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('submit') })).toBeEnabled();
  expect(check.asked).toEqual([{ body: { email: EMAIL, code: '123456' } }]);
});

it('goes back to the address to change it', async () => {
  const user = await openScreen(PATHS.signUp);
  await reachCode(user);
  await user.click(screen.getByRole('button', { name: t('changeEmail', { email: EMAIL }) }));
  expect(findEmail()).toHaveValue(EMAIL);
  expect(screen.queryByLabelText(t('codeStep'), { selector: 'input' })).toBeNull();
});

it('sends another code after a wait, and tells when that fails', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const user = await openScreen(PATHS.signUp);
    await reachCode(user);
    expect(screen.getByText(t('resendIn', { time: '0:30' }))).toBeVisible();
    act(() => void vi.advanceTimersByTime(30_000));
    breakOff(CALLS.sendEmailVerification);
    await user.click(screen.getByRole('button', { name: t('resend') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('sendFailed'));
    const again = answer(CALLS.sendEmailVerification, toEnvelope(null));
    await user.click(screen.getByRole('button', { name: t('resend') }));
    expect(await screen.findByText(t('resendIn', { time: '0:30' }))).toBeVisible();
    expect(again.asked).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
