import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#shared/api/query-client.ts';
import { PATHS, SAMPLE_ID } from '#shared/paths.ts';
import { forgetRecords, toRecordsQuery } from '#studio/records/records.queries.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProjects, toSummary } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { toParticipant, toRecordedPage } from '#testing/records.ts';
import { answerSample } from '#testing/sample.ts';
import { useBannerTexts } from './parts/sample-banner.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useBannerTexts);
const list = readTexts(useTexts);
const SELF = toUser();
const findBanner = () => screen.findByRole('region', { name: t('name') });

it.each(['en', 'ko'] as const)(
  'shows the sample above the first project of a new account, %s',
  async (language) => {
    answerShell();
    await openScreen(PATHS.projects, { self: SELF, language });
    expect(await findBanner()).toHaveTextContent(t('title', { people: 48 }));
    expect(screen.getByRole('link', { name: t('open') })).toHaveAttribute('href', PATHS.sample);
    expect(await screen.findByRole('heading', { name: list('emptyTitle') })).toBeVisible();
  },
);

it('opens it with one press', async () => {
  answerShell();
  answerSample({ participants: [toParticipant()], pages: [toRecordedPage('none', 1)] });
  const user = await openScreen(PATHS.projects, { self: SELF });
  await user.click(await screen.findByRole('link', { name: t('open') }));
  expect(await screen.findByRole('heading', { name: 'Drink ad test' })).toBeVisible();
  expect(readAddress()).toBe(PATHS.sample);
});

describe('while the browser idles', () => {
  const wait = vi.fn((run: () => void) => setTimeout(run));
  beforeEach(() => {
    wait.mockClear();
    vi.stubGlobal('requestIdleCallback', wait);
    answerSample({ participants: [toParticipant()], pages: [toRecordedPage('none', 1)] });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reads it ahead for whoever has nothing else to open', async () => {
    answerShell();
    await openScreen(PATHS.projects, { self: SELF });
    const { queryKey } = toRecordsQuery(SAMPLE_ID);
    await waitFor(() => expect(queryClient.getQueryData(queryKey)?.participants).toHaveLength(1));
    forgetRecords(SAMPLE_ID);
  });

  it('loads nothing for whoever has projects', async () => {
    answerProjects([toSummary()]);
    await openScreen(PATHS.projects, { self: SELF });
    await findBanner();
    expect(await screen.findByText(list('countShort', { count: 1 }))).toBeInTheDocument();
    expect(wait).not.toHaveBeenCalled();
  });
});

it('does not count it', async () => {
  answerProjects([toSummary()]);
  await openScreen(PATHS.projects, { self: SELF });
  await findBanner();
  expect(await screen.findByText(list('countShort', { count: 1 }))).toBeInTheDocument();
});

it('hides it for good, and says where it can be found', async () => {
  answerShell();
  const user = await openScreen(PATHS.projects, { self: SELF });
  await user.click(await screen.findByRole('button', { name: t('hide') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('name') })).toBeNull());
  expect(await screen.findByText(t('hidden'))).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
});
