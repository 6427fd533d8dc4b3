import { CALLS, type User } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toAdministrator, toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const PASSWORD = 'correct horse 1';
const SECRET = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Fovea:mina%40lab.example?secret=JBSWY3DPEHPK3PXP&issuer=Fovea',
};
const CODES = ['AAAA-BBBB', 'CCCC-DDDD'];

const findButton = (name: string) => screen.getByRole('button', { name });
const findPassword = () => screen.getByLabelText(t('current'), { selector: 'input' });
const findCode = () => screen.getByLabelText(t('code'), { selector: 'input' });

async function open(self: User, state?: unknown): Promise<UserEvent> {
  answerShell();
  return openScreen(PATHS.account, { self, ...(state === undefined ? {} : { state }) });
}

async function reachCode(user: UserEvent): Promise<void> {
  answer(CALLS.startSecondFactor, toEnvelope(SECRET));
  await user.click(findButton(t('turnOn')));
  await sendPassword(user);
}

async function sendPassword(user: UserEvent): Promise<void> {
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  // The step takes the focus when it opens; a code before that would be lost.
  await expectFocus(() => screen.getByRole('heading', { name: t('scan') }));
}

async function reachCodes(user: UserEvent): Promise<void> {
  answer(CALLS.confirmSecondFactor, toEnvelope({ recoveryCodes: CODES }));
  await fillIn(user, findCode(), '123456');
  await screen.findByRole('list', { name: t('codes') });
}

it('asks for the password first, and a person may turn back', async () => {
  const user = await open(toUser());
  await user.click(findButton(t('turnOn')));
  await expectFocus(findPassword);
  await user.click(findButton(t('goOn')));
  expect(findPassword()).toHaveAccessibleDescription(t('passwordMissing'));
  await user.click(findButton(t('cancel')));
  await expectFocus(() => findButton(t('turnOn')));
});

it('shows the secret for the right password, as a picture and to type', async () => {
  const user = await open(toUser());
  const start = holdBack(CALLS.startSecondFactor, toEnvelope(SECRET));
  await user.click(findButton(t('turnOn')));
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  expect(findButton(t('goOn'))).toHaveAttribute('aria-busy', 'true');
  expect(findButton(t('cancel'))).toBeDisabled();
  start.release();
  await expectFocus(() => screen.getByRole('heading', { name: t('scan') }));
  expect(screen.getByRole('img', { name: t('qrLabel') })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(start.asked).toEqual([{ body: { password: PASSWORD } }]);
});

it('says at the field that the password is wrong', async () => {
  const user = await open(toUser());
  refuse(CALLS.startSecondFactor, 'password_wrong');
  await user.click(findButton(t('turnOn')));
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('passwordWrong'));
  await expectFocus(findPassword);
});

it.each([
  ['password_limited', 'limited'],
  ['internal', 'failed'],
] as const)('tells of the refusal %s', async (code, text) => {
  const user = await open(toUser());
  refuse(CALLS.startSecondFactor, code);
  await user.click(findButton(t('turnOn')));
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t(text));
  await expectFocus(() => alert);
});

it('shows how it is when another tab was faster', async () => {
  const user = await open(toUser());
  refuse(CALLS.startSecondFactor, 'second_factor_on');
  answer(CALLS.getSelf, toEnvelope(toUser({ hasSecondFactor: true })));
  await user.click(findButton(t('turnOn')));
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(errorsEn.second_factor_on)).toBeVisible();
  expect(await screen.findByRole('button', { name: t('turnOff') })).toBeVisible();
});

it('takes no code that is too short, and says when one is wrong', async () => {
  const user = await open(toUser());
  await reachCode(user);
  await user.click(findButton(t('turnOn')));
  expect(findCode()).toHaveAccessibleDescription(t('codeMissing'));
  refuse(CALLS.confirmSecondFactor, 'second_factor_wrong');
  await fillIn(user, findCode(), '123456');
  expect(await screen.findByText(t('codeWrong'))).toHaveAttribute('role', 'alert');
  await expectFocus(findCode);
  refuse(CALLS.confirmSecondFactor, 'second_factor_limited');
  await user.click(findButton(t('turnOn')));
  expect(await screen.findByText(t('limited'))).toBeVisible();
});

it('is on after the first right code, and done once the recovery codes are kept', async () => {
  const user = await open(toUser());
  await reachCode(user);
  await reachCodes(user);
  await expectFocus(() => screen.getByRole('heading', { name: t('keep') }));
  const list = screen.getByRole('list', { name: t('codes') });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await user.click(findButton(t('done')));
  const kept = screen.getByRole('checkbox', { name: t('kept') });
  expect(kept).toHaveAccessibleDescription(t('keptMissing'));
  await expectFocus(() => kept);
  await user.keyboard(' ');
  await user.click(findButton(t('done')));
  expect(await screen.findByText(t('turnedOn'))).toBeVisible();
  await expectFocus(() => findButton(t('turnOff')));
});

it('hands the recovery codes over as a copy and as a file', async () => {
  const user = await open(toUser());
  await reachCode(user);
  await reachCodes(user);
  await user.click(findButton(t('copy')));
  expect(await screen.findByRole('button', { name: t('copied') })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  await user.click(findButton(t('download')));
  expect(files).toHaveLength(1);
});

it('is turned off with the password', async () => {
  const user = await open(toUser({ hasSecondFactor: true }));
  await user.click(findButton(t('turnOff')));
  await expectFocus(findPassword);
  const removal = holdBack(CALLS.removeSecondFactor, toEnvelope(null));
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  expect(findButton(t('turnOff'))).toHaveAttribute('aria-busy', 'true');
  removal.release();
  expect(await screen.findByText(t('turnedOff'))).toBeVisible();
  await expectFocus(() => findButton(t('turnOn')));
  expect(removal.asked).toEqual([{ body: { password: PASSWORD } }]);
});

it('stays on when the password for turning it off is wrong', async () => {
  const user = await open(toUser({ hasSecondFactor: true }));
  await user.click(findButton(t('turnOff')));
  refuse(CALLS.removeSecondFactor, 'password_wrong');
  await fillIn(user, findPassword(), PASSWORD);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('passwordWrong'));
  expect(screen.getByText(t('on'))).toBeVisible();
});

it('cannot be turned off by an administrator', async () => {
  await open(toAdministrator());
  expect(await screen.findByText(new RegExp(t('roleNeeds')))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('turnOff') })).toBeNull();
});

it('leads an administrator who had to set it up on to where they were going', async () => {
  const user = await open(toUser({ role: 'admin' }), { returnTo: PATHS.template });
  answer(CALLS.startSecondFactor, toEnvelope(SECRET));
  expect(screen.queryByRole('button', { name: t('cancel') })).toBeNull();
  await sendPassword(user);
  await reachCodes(user);
  await user.click(screen.getByRole('checkbox', { name: t('kept') }));
  await user.click(findButton(t('done')));
  await waitFor(() => expect(readAddress()).toBe(PATHS.template));
});
