import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { breakOff, holdBack, refuse, refuseInWords, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { PasswordBlock } from './password-block.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const SELF = toUser();
const CURRENT = 'old password 1';
const PASSWORD = 'correcthorse1';

const find = (field: 'current' | 'password' | 'repeat') =>
  screen.getByLabelText(t(field), { selector: 'input' });
const findSave = () => screen.getByRole('button', { name: t('save') });
const findTitle = () => screen.getByRole('button', { name: t('title') });

async function open(): Promise<UserEvent> {
  const user = await openPart(<PasswordBlock email={SELF.email} />, { self: SELF });
  await user.click(findTitle());
  return user;
}

async function change(user: UserEvent): Promise<void> {
  await fillIn(user, find('current'), CURRENT);
  await fillIn(user, find('password'), PASSWORD);
  await fillIn(user, find('repeat'), PASSWORD);
  await user.keyboard('{Enter}');
}

it('opens and shuts in place', async () => {
  const user = await open();
  expect(findTitle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(findTitle());
  expect(findTitle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: t('save') })).toBeNull();
});

it('says what an empty form lacks and puts the focus on the first', async () => {
  const user = await open();
  await user.click(findSave());
  expect(find('current')).toHaveAccessibleDescription(t('passwordMissing'));
  expect(find('password')).toHaveAccessibleDescription('Please enter your new password.');
  await expectFocus(() => find('current'));
});

it('refuses a new password that is too short, or not the same twice', async () => {
  const user = await open();
  await fillIn(user, find('current'), CURRENT);
  await fillIn(user, find('password'), 'short1');
  await fillIn(user, find('repeat'), 'other1');
  await user.keyboard('{Enter}');
  expect(find('password')).toHaveAccessibleDescription(t('passwordShort'));
  expect(find('repeat')).toHaveAccessibleDescription(t('passwordsDiffer'));
  await expectFocus(() => find('password'));
});

it('changes it once, shuts, and gives the focus back', async () => {
  const user = await open();
  const update = holdBack(CALLS.updatePassword, toEnvelope(null));
  await change(user);
  expect(findSave()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  update.release();
  expect(await screen.findByText(t('changed'))).toBeVisible();
  expect(findTitle()).toHaveAttribute('aria-expanded', 'false');
  await expectFocus(findTitle);
  expect(update.asked).toEqual([{ body: { currentPassword: CURRENT, password: PASSWORD } }]);
});

it.each([
  ['password_wrong', 'current', 'passwordWrong'],
  ['password_breached', 'password', 'passwordBreached'],
] as const)('shows the refusal %s at its field', async (code, field, text) => {
  const user = await open();
  refuse(CALLS.updatePassword, code);
  await change(user);
  await waitFor(() => expect(find(field)).toHaveAccessibleDescription(t(text)));
  await expectFocus(() => find(field));
  await user.type(find(field), '2');
  expect(find(field)).not.toHaveAccessibleDescription(t(text));
});

it.each([
  ['password_limited', 'limited'],
  ['internal', 'failed'],
] as const)('tells of the refusal %s above the fields', async (code, text) => {
  const user = await open();
  refuse(CALLS.updatePassword, code);
  await change(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t(text));
  await expectFocus(() => alert);
  expect(find('current')).toHaveValue(CURRENT);
});

it('passes on what the server says where nobody has another text', async () => {
  const user = await open();
  refuseInWords(CALLS.updatePassword, 'Passwords are frozen today.');
  await change(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Passwords are frozen today.');
});

it('tells of a network that breaks', async () => {
  const user = await open();
  breakOff(CALLS.updatePassword);
  await change(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
});
