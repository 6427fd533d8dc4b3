import type { Page, ProjectType } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toAnalysis } from '#shared/paths.ts';
import { useTexts as useInsightsTexts } from '#studio/insights/panel/texts.ts';
import { useTexts } from '#studio/texts.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
const own = readTexts(useInsightsTexts);
const PAGE = toPage();
const PEOPLE = Array.from({ length: 12 }, (_, i) =>
  toParticipant({ subjectId: `P0${i + 10}`, recordingId: toId(600 + i), validity: 95 }),
);
const LOOK = {
  onsetMs: Float32Array.of(0, 4_500),
  offsetMs: Float32Array.of(4_000, 7_000),
  xPx: Float32Array.of(20, 370),
  yPx: Float32Array.of(60, 60),
};

async function show(people = PEOPLE, pages: readonly Page[] = [PAGE], type: ProjectType = 'pro') {
  answerShell();
  const counts = { joined: 12, completed: 12 };
  const project = toProject({ status: 'active', type, ...counts, pages: [...pages] });
  answerProject(project);
  answerRecords({
    participants: people,
    pages: pages.map(({ id }) => ({
      ...toRecordedPage(id, people.length),
      fixations: people.map(() => LOOK),
      figures: people.map(() => ({ shownMs: 8_000, rateHz: 30, validMs: 8_000 }) as never),
      immersion: people.map(() => [2, 2, 2, 2, 1, 1, 0, 0]),
    })),
  });
  return openScreen(toAnalysis(project.id), { self: toUser() });
}

async function open(people = PEOPLE, page: Page = PAGE, type: ProjectType = 'pro') {
  const user = await show(people, [page], type);
  await user.click(await screen.findByRole('tab', { name: t('insights') }));
  return user;
}

const findOpenTab = (name: RegExp) => screen.findByRole('tab', { name, selected: true });

it('is open at first where a page has cards, and participants where it has none, until somebody chooses', async () => {
  const video = toPage({ id: toId(801), kind: 'video' });
  const user = await show(PEOPLE, [PAGE, video]);
  expect(await findOpenTab(/^Insights/)).toBeVisible();
  expect(await screen.findByText(own('cards'))).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: t('pages') }));
  await user.click(pages.getByRole('button', { name: /^Page 2/ }));
  expect(await findOpenTab(/^Participants/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: t('filter') }));
  await user.click(pages.getByRole('button', { name: /^Page 1/ }));
  expect(await findOpenTab(new RegExp(t('filter')))).toBeVisible();
});

it('leaves the participants of a Basic project open at first', async () => {
  await show(PEOPLE, [PAGE], 'basic');
  expect(await findOpenTab(/^Participants/)).toBeVisible();
});

it('shows attention ratio, time to notice and immersion, and cards as sentences', async () => {
  await open();
  const panel = within(await screen.findByRole('tabpanel', { name: t('insights') }));
  expect(await panel.findByText(/^“Peak 2.* was noticed late: half of 12 people/)).toBeVisible();
  expect(panel.getByText(/^“Peak 1.* was seen first by 100% of 12 people/)).toBeVisible();
  expect(panel.getAllByText(own('attentionRatio'))).toHaveLength(2);
  expect(panel.getByText(own('timeToNotice'))).toBeVisible();
  expect(panel.getByText('12 of 12 people, 0.0 to 8.0 s')).toBeVisible();
});

it('Immersion levels: high (deep immersion), medium (focusing attention), low (distractions).', async () => {
  await open();
  const panel = within(await screen.findByRole('tabpanel', { name: t('insights') }));
  expect(await panel.findByText(/^Deep immersion 50%/)).toBeVisible();
  expect(panel.getByText(/^Focusing attention 25%/)).toBeVisible();
  expect(panel.getByText(/^Distractions 25%/)).toBeVisible();
});

it('immersion is the same number in its lane as in the insights', async () => {
  await open();
  expect(await screen.findByText(/^Deep immersion 50%/)).toBeVisible();
  expect(screen.getByTitle(t('immersion_high'))).toHaveTextContent('50%');
});

it('opens the basis of a card by keyboard: people, filter, time, algorithm and version, numbers', async () => {
  const user = await open();
  const basis = await screen.findByRole('button', { name: /^Basis of: “Peak 2/ });
  basis.focus();
  await user.keyboard('{Enter}');
  expect(basis).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('12 of 12 people')).toBeVisible();
  expect(screen.getByText(own('filterDefault'))).toBeVisible();
  expect(screen.getByText('insights 1, rule IN3')).toBeVisible();
  expect(screen.getByText('4.5 s')).toBeVisible();
});

it('Show me leads to a moment at which half have looked, as its sentence says, with its people and mode', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Show me: “Peak 2/ }));
  const timeline = screen.getByRole('slider', { name: t('timeline') });
  await waitFor(() => expect(timeline).toHaveAttribute('aria-valuenow', '4501'));
  expect(screen.getByRole('radio', { name: t('heatmap') })).toBeChecked();
  expect(screen.getByRole('radio', { name: t('overall') })).toBeChecked();
  expect(readAddress()).toContain('overallMode=cumulative');
  expect(screen.getByText(own('shownOnStage'))).toBeVisible();
});

it('Fewer than 10 people: what was seen, no claim about others', async () => {
  await open(PEOPLE.slice(0, 6));
  expect(await screen.findByText(own('few', { count: 6 }))).toBeVisible();
  expect(screen.getByText(/^All 6 people looked at “Peak 1/)).toBeVisible();
  expect(screen.queryByText(/noticed late|seen first/)).not.toBeInTheDocument();
});

it('copies as text', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: own('copyText') }));
  expect(await screen.findByText(own('textCopied'))).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toContain('- “Peak 2');
  expect(text).toContain('12 of 12 people, 0.0 to 8.0 s');
});

it('Describe reads the cards', async () => {
  const user = await open();
  await screen.findByText(/^“Peak 2.* was noticed late/);
  await user.keyboard('d');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^“Peak 2.* was noticed late/)).toBeVisible();
  expect(dialog.queryByText(t('insightsOf', { from: '0.0', to: '8.0' }))).toBeNull();
});

it('Describe says of which time its sentences are where its numbers are of another', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Show me: “Peak 2/ }));
  await user.keyboard('d');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(t('insightsOf', { from: '0.0', to: '8.0' }))).toBeVisible();
});

it("'Video insight will be available soon.'", async () => {
  const user = await open(PEOPLE, toPage({ kind: 'video' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Video insight will be available soon.',
  });
  await user.click(within(dialog).getByRole('button', { name: own('close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Video insight will be available soon.')).toBeVisible();
});

it('has no cards for a Basic project', async () => {
  await open(PEOPLE, PAGE, 'basic');
  expect(await screen.findByRole('tabpanel', { name: t('insights') })).toBeVisible();
  expect(screen.queryByText(own('cards'))).not.toBeInTheDocument();
});
