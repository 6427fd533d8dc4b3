import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { answer, breakOff, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts as useBalanceTexts } from './balance-texts.ts';
import { useTexts } from './texts.ts';

const { ko } = useTexts.dictionaries;
const t = readTexts(useTexts);
const balance = readTexts(useBalanceTexts);
const SELF = toUser();

const findAccount = () =>
  screen.findByRole('button', { name: t('accountMenu', { email: SELF.email }) });

async function open(): Promise<UserEvent> {
  answerShell();
  return openScreen(PATHS.help, { self: SELF });
}

it('opens the account menu by the keyboard, and Escape gives the focus back', async () => {
  const user = await open();
  const button = await findAccount();
  button.focus();
  await user.keyboard('{Enter}');
  await expectFocus(() => screen.getByRole('menuitem', { name: t('account') }));
  await user.keyboard('{ArrowDown}');
  await expectFocus(() => screen.getByRole('menuitemcheckbox', { name: t('system') }));
  await user.keyboard('{End}');
  await expectFocus(() => screen.getByRole('menuitem', { name: t('logOut') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expectFocus(() => button);
});

it('leads to the account', async () => {
  const user = await open();
  await user.click(await findAccount());
  await user.click(await screen.findByRole('menuitem', { name: t('account') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.account));
});

it('ticks the theme and changes it', async () => {
  const user = await open();
  await user.click(await findAccount());
  expect(await screen.findByRole('menuitemcheckbox', { name: t('system') })).toBeChecked();
  await user.click(screen.getByRole('menuitemcheckbox', { name: t('dark') }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('changes the language of the screen and keeps it for mails', async () => {
  const user = await open();
  const update = answer(CALLS.updateSelf, toEnvelope({ ...SELF, language: 'ko' }));
  await user.click(await screen.findByRole('button', { name: t('language') }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: '한국어' }));
  expect(await screen.findByRole('heading', { level: 1, name: ko.help })).toBeVisible();
  await waitFor(() => expect(update.asked).toEqual([{ body: { language: 'ko' } }]));
});

it.each(['answered', 'not reached'])('logs out when the server has %s', async (how) => {
  const user = await open();
  const logout =
    how === 'answered' ? answer(CALLS.logout, toEnvelope(null)) : breakOff(CALLS.logout);
  await user.click(await findAccount());
  await user.click(await screen.findByRole('menuitem', { name: t('logOut') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.home));
  await waitFor(() => expect(useSession.getState().isLogin).toBe(false));
  expect(logout.asked).toHaveLength(1);
  expect(await screen.findByRole('link', { name: t('login') })).toBeVisible();
});

it('has the links of the site in a menu for narrow screens', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: t('menuOpen') }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    t('projects'),
    t('templates'),
    t('pricing'),
    t('help'),
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('shows the balance, and no figure that the server did not give', async () => {
  await open();
  const name = balance('sessions', { count: 120 });
  expect(await screen.findByRole('link', { name: new RegExp(name) })).toHaveAttribute(
    'href',
    PATHS.history,
  );
  expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAccessibleDescription(
    balance('what'),
  );
});

it('shows no balance that may be wrong', async () => {
  answerShell();
  const credits = refuse(CALLS.getCredits, 'internal');
  await openScreen(PATHS.help, { self: SELF });
  await findAccount();
  await waitFor(() => expect(credits.asked.length).toBeGreaterThan(1));
  const header = within(screen.getByRole('banner'));
  await waitFor(() => expect(header.queryByRole('link', { name: /sessions$/ })).toBeNull());
  expect(header.queryByText(/\d/)).toBeNull();
});

it('leads past the header to the content', async () => {
  const user = await open();
  await user.tab();
  await expectFocus(() => screen.getByRole('link', { name: t('skip') }));
  await user.keyboard('{Enter}');
  await expectFocus(() => screen.getByRole('main'));
});

it('goes to projects and account by two keys, but not while somebody types', async () => {
  const user = await open();
  await findAccount();
  await waitFor(async () => {
    await user.keyboard('ga');
    expect(readAddress()).toBe(PATHS.account);
  });
  const organization = await screen.findByRole('textbox');
  await user.click(organization);
  await user.keyboard('gp');
  // A letter that were a key would not be written.
  expect(organization).toHaveDisplayValue(/gp$/);
  expect(readAddress()).toBe(PATHS.account);
});
