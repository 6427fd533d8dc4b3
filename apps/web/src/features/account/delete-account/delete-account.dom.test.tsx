import { CALLS, LEAVE_DAYS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const COUNTS = {
  projects: 7,
  activeProjects: 2,
  participants: 1_204,
  sessions: 128,
  openCodes: 3,
  openCodeSessions: 30,
};
const LEFT = toEnvelope({ leavesAt: '2026-11-30T09:00:00.000Z' });

const findPassword = () => screen.getByLabelText(t('password'));
const findDelete = () => screen.getByRole('button', { name: t('delete') });

async function open(self = toUser(), counts = COUNTS) {
  answer(CALLS.countAccount, toEnvelope(counts));
  const user = await openPart(<button type="button">before</button>, { self });
  act(() => modals.open('deleteAccount', { self }));
  await screen.findByRole('alertdialog', { name: t('title') });
  return user;
}

it('says in numbers what goes, when, and what stays, with the focus on the way back', async () => {
  const user = await open();
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveAccessibleDescription(t('text', { days: LEAVE_DAYS }));
  for (const text of [
    '7 projects with data of 1,204 participants, and all pictures',
    t('active', { count: 2 }),
    t('activeNote'),
    t('sessions', { count: 128 }),
    '3 open codes lapse, with 30 sessions',
    t('stays'),
  ]) {
    expect(dialog).toHaveTextContent(text);
  }
  await expectFocus(() => screen.getByRole('button', { name: t('keep') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('says nothing of projects that collect and of codes where there are none', async () => {
  await open(toUser(), { ...COUNTS, activeProjects: 0, openCodes: 0, openCodeSessions: 0 });
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).not.toHaveTextContent(t('activeNote'));
  expect(dialog).not.toHaveTextContent('open codes');
});

it('asks for the password before it sends anything, and for a right one after', async () => {
  const user = await open();
  await user.click(findDelete());
  expect(screen.getByRole('alert')).toHaveTextContent(t('passwordMissing'));
  expect(findPassword()).toHaveFocus();
  const call = refuse(CALLS.leaveAccount, 'password_wrong');
  await user.type(findPassword(), 'wrong-horse-1{Enter}');
  expect(await screen.findByText(t('password_wrong'))).toBeVisible();
  expect(findPassword()).toHaveFocus();
  expect(call.asked).toEqual([{ body: { password: 'wrong-horse-1' } }]);
});

it('asks for the second factor of whoever has one', async () => {
  const user = await open(toUser({ hasSecondFactor: true }));
  const findCode = () => screen.getByLabelText(t('code'));
  await user.type(findPassword(), 'correct-horse-1{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(t('codeMissing'));
  expect(findCode()).toHaveFocus();
  const call = refuse(CALLS.leaveAccount, 'second_factor_wrong');
  await user.type(findCode(), '123456{Enter}');
  expect(await screen.findByText(t('second_factor_wrong'))).toBeVisible();
  expect(call.asked).toEqual([{ body: { password: 'correct-horse-1', secondFactor: '123456' } }]);
});

it.each(['password_limited', 'second_factor_limited', 'second_factor_needed'] as const)(
  'says it when the call is refused by %s',
  async (code) => {
    const user = await open(toUser({ hasSecondFactor: true }));
    refuse(CALLS.leaveAccount, code);
    await user.type(findPassword(), 'correct-horse-1');
    await user.type(screen.getByLabelText(t('code')), '123456{Enter}');
    const text = code === 'second_factor_needed' ? t('codeMissing') : errorsEn[code];
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  },
);

it('is busy until the answer, then says the date and logs out', async () => {
  const user = await open();
  const call = holdBack(CALLS.leaveAccount, LEFT);
  answer(CALLS.logout, toEnvelope(null));
  await user.type(findPassword(), 'correct-horse-1');
  await user.click(findDelete());
  await waitFor(() => expect(findDelete()).toHaveAttribute('aria-busy', 'true'));
  call.release();
  expect(await screen.findByText(t('leftText'))).toBeVisible();
  await waitFor(() => expect(readAddress()).toBe(PATHS.home));
  expect(call.asked).toEqual([{ body: { password: 'correct-horse-1' } }]);
});
