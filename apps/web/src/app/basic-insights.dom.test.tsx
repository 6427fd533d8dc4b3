import { CALLS, type Project, type ProjectType } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { toAnalysis } from '#shared/paths.ts';
import { useTexts } from '#studio/pro/notes/texts.ts';
import { useTexts as useStudioTexts } from '#studio/texts.ts';
import { answer } from '#testing/answer.ts';
import { setWorkerReply } from '#testing/browser-gaps.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { replyWith, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
const s = readTexts(useStudioTexts);
const p = readTexts(useCreditTexts);

const PAGE = toPage();
const BASIC = toProject({ status: 'done', type: 'basic', completed: 2, pages: [PAGE] });
const PEOPLE = [600, 601].map((id) => toParticipant({ recordingId: toId(id), validity: 95 }));

/** Another version of the records has another address. */
function answerVersion(type: ProjectType) {
  const records = { type, participants: PEOPLE, pages: [toRecordedPage(PAGE.id, 2)] };
  setWorkerReply((request) => replyWith(records, request));
  return answer(CALLS.getAggregatedRecords, {
    presignedUrl: `https://files.test/${type}.json`,
    chunks: [],
    expiresAt: '2026-11-16T12:00:00.000Z',
    marks: [],
  });
}

async function open(project: Project = BASIC): Promise<UserEvent> {
  answerShell();
  answerProject(project);
  const user = await openScreen(toAnalysis(project.id), { self: toUser() });
  await user.click(await screen.findByRole('tab', { name: s('insights') }));
  return user;
}

it('The specification says "Basic (free) user: no downloads or insights.": locks stand where the numbers would be, beside what Pro gives', async () => {
  answerVersion('basic');
  await open();
  const lock = within(await screen.findByRole('region', { name: t('title') }));
  expect(lock.getAllByLabelText(t('locked'))).toHaveLength(3);
  expect(lock.getByText(t('gives'))).toBeVisible();
  // Drawn from nothing: but for what it costs there is no number, nor a blurred one.
  const { textContent } = screen.getByRole('region', { name: t('title') });
  const costs = t('costs', { count: 2 });
  expect(textContent).toContain(costs);
  expect(textContent?.replace(costs, '')).not.toMatch(/\d/);
  expect(screen.getByRole('button', { name: s('downloadLocked') })).toBeVisible();
});

it('a test run of a Pro project that is still edited says when insights come, and waits for nothing', async () => {
  answerVersion('basic');
  await open({ ...BASIC, type: 'pro', status: 'edit' });
  expect(await screen.findByText(t('later'))).toBeVisible();
  expect(screen.queryByRole('progressbar', { name: t('making') })).toBeNull();
});

it('from a lock to the dialog with balance, cost and remaining, and the numbers without a reload', async () => {
  answerVersion('basic');
  const user = await open();
  await user.click(await screen.findByRole('button', { name: t('upgrade') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(p('sessions', { count: 118 }))).toBeVisible();
  const pro: Project = { ...BASIC, type: 'pro' };
  answer(CALLS.upgradeProject, pro);
  answerProject(pro, 118);
  await waitFor(() => expect(dialog.getAllByRole('button').at(-1)).toBeEnabled());
  await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  expect(await screen.findByRole('progressbar', { name: t('making') })).toBeVisible();
  expect(screen.queryByRole('region', { name: t('title') })).toBeNull();
  answerVersion('pro');
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: t('making') })).toBeNull());
  expect(screen.getByRole('tabpanel', { name: s('insights') })).toBeVisible();
});
