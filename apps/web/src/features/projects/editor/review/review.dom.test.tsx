import type { Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { readAddress } from '#testing/open-screen.tsx';
import { keepProject, openEditor, toQuestionPage } from '#testing/project-editor.ts';
import { toAsset, toId, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useReviewTexts } from './texts.ts';

const t = readTexts(useReviewTexts);
const e = readTexts(useTexts);
const s = readTexts(useSettingsTexts);

const showRoom = (user: UserEvent, room: 'build' | 'settings' | 'review') =>
  user.click(screen.getByRole('radio', { name: e(room) }));
const findLines = () =>
  within(screen.getByRole('list', { name: t('checks') })).getAllByRole('listitem');

async function openReview(project: Project): Promise<UserEvent> {
  keepProject(project);
  const user = await openEditor(project);
  await showRoom(user, 'review');
  await screen.findByRole('heading', { name: t('title') });
  return user;
}

it('is one of three views, which the address keeps: Build, Settings, Review', async () => {
  const user = await openReview(toProject());
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(readAddress()).toMatch(/view=review$/);
  await showRoom(user, 'settings');
  expect(screen.getByRole('spinbutton', { name: s('retention') })).toBeVisible();
  await showRoom(user, 'build');
  expect(screen.getByRole('region', { name: e('pageList') })).toBeVisible();
});

it('lists "6 pages", "2 questions complete", "Target 60", "Balance is enough"', async () => {
  const pages = [
    ...[800, 801, 802, 803].map((id) => toPage({ id: toId(id) })),
    toQuestionPage(804),
    toQuestionPage(805),
  ];
  await openReview(toProject({ type: 'pro', maxParticipant: 60, pages }));
  await waitFor(() => expect(findLines()[3]).toHaveTextContent(/^Balance is enough/));
  const [count, questions, target] = findLines();
  expect(count).toHaveTextContent(/^6 pages/);
  expect(questions).toHaveTextContent(/^2 questions complete/);
  expect(target).toHaveTextContent(/^Target 60/);
  expect(screen.getByText(t('ready'))).toBeVisible();
});

it('says how many sessions are missing, and leads to the target', async () => {
  const user = await openReview(toProject({ type: 'pro', maxParticipant: 138 }));
  const [line] = findLines().slice(-1) as [HTMLElement];
  const text = e('balanceShort', { balance: 120, missing: 18 });
  await waitFor(() => expect(line).toHaveTextContent(text));
  await user.click(within(line).getByRole('button', { name: t('toTarget') }));
  expect(screen.getByRole('spinbutton', { name: s('target') })).toBeVisible();
});

it('never says "You can start collecting" above sessions that are missing', async () => {
  await openReview(toProject({ type: 'pro', maxParticipant: 138 }));
  expect(await screen.findByText(t('readyButSessions'))).toBeVisible();
  expect(screen.queryByText(t('ready'))).toBeNull();
});

it('names each fault in the words of its field, and what is only waited for', async () => {
  const pages = [
    toPage({ assets: [toAsset({ status: 'checking' })] }),
    toQuestionPage(801, { text: '' }),
    toQuestionPage(802, { choices: ['Yuzu', ''] }),
    toPage({ id: toId(803), assets: [null] }),
  ];
  await openReview(toProject({ pages }));
  expect(screen.getByText(t('missing', { count: 4 }))).toBeVisible();
  expect(findLines().map((line) => line.firstChild?.nextSibling?.textContent)).toEqual([
    'Page 2: Please enter a question.',
    'Page 3: Please enter a choice.',
    t('pageFault', { number: 4, fault: s('noFile') }),
    t('pageFault', { number: 1, fault: t('checking') }),
    t('pages', { count: 4 }),
    t('questionsOf', { done: 0, count: 2 }),
    t('target', { count: 20 }),
    e('noSessions'),
  ]);
});

it('draws every page as the participant sees it, with a way to build it', async () => {
  const asset = toAsset({ widthPx: 390, heightPx: 664 });
  const pages = [toPage({ assets: [asset] }), toQuestionPage(801)];
  const project = toProject({ pages, finalReview: true });
  const user = await openReview(project);
  const list = screen.getByRole('list', { name: t('board') });
  const board = within(list);
  const [picture, question] = list.children;
  // A picture of the proportions that the bars of a browser leave fills the page.
  const drawn = within(picture as HTMLElement).getByRole('img');
  expect(drawn).toHaveStyle({ left: '0px', top: '0px', width: '122px' });
  expect(question).toHaveTextContent('Which one?');
  expect(board.getByText(e('finalReviewNote'))).toBeVisible();
  await user.click(board.getByRole('button', { name: '2. Which one?' }));
  await waitFor(() => expect(screen.getByLabelText(s('question'))).toBeVisible());
});

it('takes the focus to the fault again at each start, and not when it is only looked at', async () => {
  const user = await openReview(toProject({ pages: [toPage({ assets: [null] })] }));
  await expectFocus(() => screen.getByRole('radio', { name: e('review') }));
  await user.click(screen.getByRole('button', { name: e('activate') }));
  await expectFocus(() => screen.getByRole('button', { name: t('toPage', { number: 1 }) }));
  await user.click(screen.getByRole('button', { name: e('activate') }));
  await expectFocus(() => screen.getByRole('button', { name: t('toPage', { number: 1 }) }));
});
