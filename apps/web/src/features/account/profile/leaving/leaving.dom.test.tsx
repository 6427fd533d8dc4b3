import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useAccountTexts } from '#features/account/profile/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, toEnvelope } from '#testing/answer.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: accountEn } = useAccountTexts.dictionaries;
const t = readTexts(useTexts);
const leavesAt = '2026-11-30T09:00:00.000Z';
const SELF = toUser({ leavesAt });

async function open() {
  answerShell();
  const user = await openScreen(PATHS.help, { self: SELF });
  await screen.findByRole('heading', { level: 1, name: t('title') });
  return user;
}

it('stands in place of every screen and says when the account goes', async () => {
  await open();
  const lead = t('lead', { email: SELF.email, date: toDateText(leavesAt) });
  expect(screen.getByText(lead)).toBeVisible();
  expect(readAddress()).toBe(PATHS.account);
  expect(screen.queryByRole('heading', { name: accountEn.title })).toBeNull();
});

it('lets the person keep the account, and shows where they wanted to go', async () => {
  const user = await open();
  const keep = answer(CALLS.keepAccount, toEnvelope(toUser()));
  await user.click(screen.getByRole('button', { name: t('keep') }));
  expect(await screen.findByText(t('kept'))).toBeVisible();
  await waitFor(() => expect(readAddress()).toBe(PATHS.help));
  expect(keep.asked).toHaveLength(1);
});

it('says it when that does not work, and may be tried again', async () => {
  const user = await open();
  breakOff(CALLS.keepAccount);
  await user.click(screen.getByRole('button', { name: t('keep') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  expect(screen.getByRole('button', { name: t('keep') })).toBeEnabled();
});

it('lets the person go', async () => {
  const user = await open();
  answer(CALLS.logout, toEnvelope(null));
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: t('logOut') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.home));
});
