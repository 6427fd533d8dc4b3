import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useHelpTexts } from '#features/help/answers/texts.ts';
import { useBannerTexts } from '#features/projects/list/parts/sample-banner.tsx';
import { useTexts as useLandingTexts } from '#features/public/landing/texts.ts';
import { PATHS } from '#shared/paths.ts';
import { useLabelTexts } from '#shared/project/scripted-label.tsx';
import { theme } from '#shared/theme.ts';
import { useTexts } from '#studio/texts.ts';
import { setNarrow } from '#testing/browser-gaps.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toId, toPage } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { toParticipant, toRecordedPage } from '#testing/records.ts';
import { answerSample } from '#testing/sample.ts';

const { en: helpEn } = useHelpTexts.dictionaries;
const { en: bannerEn } = useBannerTexts.dictionaries;
const { en: landingEn } = useLandingTexts.dictionaries;
const t = readTexts(useTexts);
const label = readTexts(useLabelTexts);
const PEOPLE = [
  toParticipant({ subjectId: 'P-001', validity: 95, recordingId: toId(601) }),
  toParticipant({ subjectId: 'P-002', validity: 20, recordingId: toId(602) }),
];
const RECORDS = { participants: PEOPLE, pages: [toRecordedPage(toPage().id, 2)] };
const findShown = (shown: number) =>
  screen.findByText(t('shownOfCount', { shown, count: 2 }), { selector: '[role=status]' });

it.each(['en', 'ko'] as const)(
  'opens the sample to a visitor without asking the server, and says that its people are simulated, %s',
  async (language) => {
    answerSample(RECORDS);
    await openScreen(PATHS.sample, { language });
    expect(await screen.findByRole('heading', { name: 'Drink ad test' })).toBeVisible();
    expect(screen.getByText(label('simulated'))).toBeVisible();
    expect(await findShown(1)).toBeVisible();
  },
);

it('says so on a narrow screen too', async () => {
  setNarrow(true);
  answerSample(RECORDS);
  await openScreen(PATHS.sample);
  expect(await screen.findByText(label('simulated'))).toBeVisible();
});

it('is only looked at: filters work, and nobody can be marked', async () => {
  answerSample(RECORDS);
  const user = await openScreen(PATHS.sample);
  await findShown(1);
  const panel = within(screen.getByRole('complementary', { name: t('panel') }));
  await user.click(panel.getByRole('button', { name: new RegExp(`^${t('unreliable')}`) }));
  expect(await findShown(2)).toBeVisible();
  expect(panel.queryByRole('button', { name: t('more', { id: 'P-001' }) })).toBeNull();
});

it('leads a visitor back to the home page', async () => {
  answerSample(RECORDS);
  const user = await openScreen(PATHS.sample);
  await user.click(await screen.findByRole('link', { name: t('backHome') }));
  expect(await screen.findByRole('heading', { level: 1, name: landingEn.title })).toBeVisible();
  expect(readAddress()).toBe(PATHS.home);
});

it('is dark for people who chose no theme, and nothing else is', async () => {
  answerSample(RECORDS);
  const user = await openScreen(PATHS.sample);
  const back = await screen.findByRole('link', { name: t('backHome') });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(back);
  expect(await screen.findByRole('heading', { level: 1, name: landingEn.title })).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it('is light for people who chose that', async () => {
  answerSample(RECORDS);
  theme.set('light');
  await openScreen(PATHS.sample);
  expect(await screen.findByRole('link', { name: t('backHome') })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

it('leads who is logged in back to the projects', async () => {
  answerSample(RECORDS);
  answerShell();
  const user = await openScreen(PATHS.sample, { self: toUser() });
  await user.click(await screen.findByRole('link', { name: t('backToList') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.projects));
});

it('comes back above the projects by Help, when it was hidden', async () => {
  answerShell();
  const user = await openScreen(PATHS.projects, { self: toUser() });
  await user.click(await screen.findByRole('button', { name: bannerEn.hide }));
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await screen.findByRole('heading', { name: helpEn.sampleQuestion });
  expect(screen.getByRole('link', { name: 'Open the sample' })).toHaveAttribute(
    'href',
    PATHS.sample,
  );
  await user.click(screen.getByRole('link', { name: 'show it above your projects' }));
  expect(await screen.findByRole('region', { name: bannerEn.name })).toBeVisible();
});

it('still asks for a log-in before any other analysis', async () => {
  await openScreen(`/analysis/${toId(1)}`);
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
});
