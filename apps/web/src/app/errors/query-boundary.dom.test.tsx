import { CALLS } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useShellsTexts } from '#app/shells/texts.ts';
import { useTexts as useAccountTexts } from '#features/account/profile/texts.ts';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { QueryBoundary } from './query-boundary.tsx';
import { useTexts } from './texts.ts';

const { en: shellsEn } = useShellsTexts.dictionaries;
const { en: accountEn } = useAccountTexts.dictionaries;
const t = readTexts(useTexts);

function Balance() {
  const { data } = useQuery({ ...creditsQuery, throwOnError: true });
  return <p>{data ? `${data.balance} sessions` : 'waiting'}</p>;
}
const open = () =>
  openPart(
    <QueryBoundary>
      <Balance />
    </QueryBoundary>,
    { self: toUser() },
  );

it('shows the page of an unexpected error in place of a screen whose query failed', async () => {
  refuse(CALLS.getCredits, 'internal');
  await open();
  const title = await screen.findByRole('heading', { name: t('title500') });
  await expectFocus(() => title);
  expect(document.title).toContain(t('title500'));
  expect(screen.getByText(t('text500'))).toBeVisible();
  expect(screen.getByText('BEEF')).toBeVisible();
  expect(screen.getByRole('link', { name: t('main') })).toHaveAttribute('href', PATHS.projects);
});

it('reads again on Retry', async () => {
  refuse(CALLS.getCredits, 'internal');
  const user = await open();
  const retry = await screen.findByRole('button', { name: t('retry') });
  answer(CALLS.getCredits, { balance: 7, parts: [] });
  await user.click(retry);
  expect(await screen.findByText('7 sessions')).toBeVisible();
});

it('shows the general page, with the way back, when nothing arrives', async () => {
  const credits = breakOff(CALLS.getCredits);
  await open();
  expect(await screen.findByRole('heading', { name: t('titlegeneral') })).toBeVisible();
  expect(screen.getByRole('button', { name: t('previous') })).toBeVisible();
  expect(credits.asked.length).toBeGreaterThan(1);
});

it('keeps header and navigation around the page, and leaving the path resets it', async () => {
  answerShell();
  answer(CALLS.getCreditTotals, {
    rows: 0,
    cameIn: 0,
    used: 0,
    projects: 0,
    sent: 0,
    since: null,
  });
  refuse(CALLS.listCreditHistory, 'internal');
  const user = await openScreen(PATHS.history, { self: toUser() });
  expect(await screen.findByRole('heading', { name: t('title500') })).toBeVisible();
  await user.click(screen.getByRole('link', { name: shellsEn.profile }));
  expect(await screen.findByRole('heading', { name: accountEn.title })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('retry') })).toBeNull();
});

it('shows a page, never nothing, to people who are where a refusal leads already', async () => {
  refuse(CALLS.getCredits, 'second_factor_required');
  answer(CALLS.getSelf, toEnvelope(toUser()));
  await open();
  expect(await screen.findByRole('heading', { name: t('titlegeneral') })).toBeVisible();
  expect(readAddress()).toBe(PATHS.account);
});
