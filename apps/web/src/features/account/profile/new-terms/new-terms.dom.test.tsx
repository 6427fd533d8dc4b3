import { CALLS, type Language } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useAccountTexts } from '#features/account/profile/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { useModals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, toEnvelope } from '#testing/answer.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readMark, readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const account = readTexts(useAccountTexts);
const t = readTexts(useTexts);
const TERMS = { version: '2026-12-03', inForceAt: '2026-12-17T09:00:00.000Z', mustAgree: true };
const SELF = toUser({ terms: TERMS });

async function open(language: Language = 'en') {
  answerShell();
  const user = await openScreen(PATHS.help, { self: SELF, language });
  await screen.findByRole('heading', { level: 1, name: t('title') });
  return user;
}

it.each(['en', 'ko'] as const)(
  'stands in place of every screen, with the date and the way to the terms, in %s',
  async (language) => {
    await open(language);
    const lead = t('lead', { date: toDateText(TERMS.inForceAt) });
    expect(screen.getByRole('main')).toHaveTextContent(lead);
    const name = readMark(useTexts.dictionaries[language].lead, 'terms');
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', PATHS.terms);
    expect(link).toHaveAttribute('target', '_blank');
    expect(readAddress()).toBe(PATHS.account);
    expect(screen.queryByRole('heading', { name: account('title') })).toBeNull();
  },
);

it('agrees to that version, and shows where the person wanted to go', async () => {
  const user = await open();
  const agree = answer(CALLS.agreeToTerms, toEnvelope(toUser()));
  await user.click(screen.getByRole('button', { name: t('agree') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.help));
  expect(agree.asked).toEqual([{ body: { version: TERMS.version } }]);
});

it('says it when that does not work, and may be tried again', async () => {
  const user = await open();
  breakOff(CALLS.agreeToTerms);
  await user.click(screen.getByRole('button', { name: t('agree') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  expect(screen.getByRole('button', { name: t('agree') })).toBeEnabled();
  expect(readAddress()).toBe(PATHS.account);
});

it('lets a person who does not agree log out', async () => {
  const user = await open();
  answer(CALLS.logout, toEnvelope(null));
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: t('logOut') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.home));
});

it('lets a person who does not agree delete the account', async () => {
  const user = await open();
  const counts = { projects: 0, activeProjects: 0, participants: 0 };
  const credits = { sessions: 0, openCodes: 0, openCodeSessions: 0 };
  answer(CALLS.countAccount, toEnvelope({ ...counts, ...credits }));
  const name = readMark(useTexts.dictionaries.en.otherwise, 'remove');
  await user.click(screen.getByRole('button', { name }));
  expect(useModals.getState().current).toMatchObject({ key: 'deleteAccount' });
});

it('lets a person who does not agree see the plan, to cancel it', async () => {
  const user = await open();
  answer(CALLS.listPurchases, { purchases: [], next: null });
  answer(CALLS.getSubscription, { subscription: null });
  const name = readMark(useTexts.dictionaries.en.otherwise, 'plan');
  await user.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.plan));
});
