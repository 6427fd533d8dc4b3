import { CALLS, type ProjectSummary } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getCopyTexts } from '#features/projects/model/duplicate-project.ts';
import { useActionTexts } from '#features/projects/model/project-actions.tsx';
import { getShareTexts } from '#features/projects/model/share.ts';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { toAnalysis, toEditor } from '#shared/paths.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import { answer, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProjects, toId, toProject, toSummary } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { ProjectList } from './project-list.tsx';
import { useTexts } from './texts.ts';

const { en: collectEn } = getShareTexts.dictionaries;
const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const a = readTexts(useActionTexts);
const c = readTexts(getCopyTexts);
const EDITED = toSummary({ id: toId(1), name: 'Yuzu ad' });
const ACTIVE = toSummary({ id: toId(2), name: 'Glow serum', status: 'active', type: 'pro' });
const DONE = toSummary({ id: toId(3), name: 'Shelf', status: 'done', completed: 20 });
const ALL = [EDITED, ACTIVE, DONE];
const NAMES = [
  ...(['open', 'edit', 'analyse', 'duplicate', 'hashtags'] as const),
  ...(['copyLink', 'upgrade', 'finish', 'delete'] as const),
];

const findLink = ({ name }: ProjectSummary) => screen.getByRole('link', { name });
const findBar = () => within(screen.getByRole('region', { name: t('selection') }));
const findBox = ({ name }: ProjectSummary) =>
  screen.getByRole('checkbox', { name: t('selectNamed', { name }) });
const findMenuButton = ({ name }: ProjectSummary) =>
  screen.getByRole('button', { name: t('menu', { name }) });

async function open(): Promise<UserEvent> {
  answerProjects(ALL);
  const user = await openPart(<ProjectList />, { self: toUser() });
  await screen.findByRole('link', { name: DONE.name });
  return user;
}

async function choose(user: UserEvent, project: ProjectSummary, entry: string): Promise<void> {
  await user.click(findMenuButton(project));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function expectSelected(count: number): Promise<void> {
  expect(await screen.findByText(t('selected', { count }))).toHaveAttribute('role', 'status');
}

it.each([
  ['edited', EDITED, ['open', 'edit', 'duplicate', 'hashtags', 'upgrade', 'delete']],
  [
    'collects',
    ACTIVE,
    ['open', 'analyse', 'duplicate', 'hashtags', 'copyLink', 'finish', 'delete'],
  ],
  ['done', DONE, ['open', 'analyse', 'duplicate', 'hashtags', 'upgrade', 'delete']],
] as const)('offers for a project that is %s what it allows', async (_name, project, names) => {
  const user = await open();
  findMenuButton(project).focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const offered = NAMES.filter((name) => entries.includes(a(name)));
  expect(offered).toEqual(names);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expectFocus(() => findMenuButton(project));
});

it('opens the dialog of what was chosen, for that project', async () => {
  const user = await open();
  const chosen = [
    ['upgrade', EDITED, 'upgradeProject'],
    ['finish', ACTIVE, 'finishProject'],
  ] as const;
  for (const [name, project, key] of chosen) {
    answer(CALLS.getProject, toProject({ id: project.id, status: project.status }));
    await choose(user, project, a(name));
    expect(useModals.getState().current).toEqual({ key, props: { projectId: project.id } });
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  await choose(user, DONE, a('delete'));
  expect(useModals.getState().current).toEqual({
    key: 'deleteProject',
    props: { projects: [DONE] },
  });
});

it('leads to the editor and to the analysis', async () => {
  const user = await open();
  await choose(user, EDITED, a('edit'));
  await waitFor(() => expect(readAddress()).toBe(toEditor(EDITED.id)));
  await choose(user, DONE, a('analyse'));
  await waitFor(() => expect(readAddress()).toBe(toAnalysis(DONE.id)));
});

it('duplicates a project under a new name, and leads to the copy', async () => {
  const user = await open();
  const name = c('copyName', { name: EDITED.name });
  const copied = answer(CALLS.duplicateProject, toProject({ id: toId(9), name }));
  await choose(user, EDITED, a('duplicate'));
  expect(await screen.findByText(c('copied', { name }))).toBeVisible();
  expect(copied.asked).toEqual([{ params: { id: EDITED.id }, body: { name } }]);
  await user.click(screen.getByRole('button', { name: c('open') }));
  await waitFor(() => expect(readAddress()).toBe(toEditor(toId(9))));
});

it.each(['not_found', 'internal'] as const)('says why a copy failed: %s', async (code) => {
  const user = await open();
  refuse(CALLS.duplicateProject, code);
  await choose(user, EDITED, a('duplicate'));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorsEn[code]);
});

it('copies the link, and says when the browser does not allow it', async () => {
  const user = await open();
  await choose(user, ACTIVE, a('copyLink'));
  expect(await screen.findByText(collectEn.linkCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ACTIVE.link);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await choose(user, ACTIVE, a('copyLink'));
  expect(await screen.findByText(collectEn.copyFailed)).toBeVisible();
});

it('selects by boxes and the menu, and does things with all that is selected', async () => {
  const user = await open();
  await user.click(findBox(EDITED));
  await expectSelected(1);
  await choose(user, DONE, t('select'));
  await expectSelected(2);
  await user.click(findBar().getByRole('button', { name: a('hashtag') }));
  expect(useModals.getState().current).toEqual({
    key: 'addHashtag',
    props: { projects: [EDITED, DONE] },
  });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(findBar().getByRole('button', { name: a('delete') }));
  expect(useModals.getState().current?.key).toBe('deleteProject');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(findBar().getByRole('button', { name: t('clearSelection') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('selection') })).toBeNull());
  await expectFocus(() => findLink(DONE));
});

it('selects by presses with Ctrl and Shift', async () => {
  const user = await open();
  await user.keyboard('{Control>}');
  await user.click(findLink(EDITED));
  await user.keyboard('{/Control}');
  await expectSelected(1);
  await user.keyboard('{Shift>}');
  await user.click(findLink(DONE));
  await user.keyboard('{/Shift}');
  await expectSelected(3);
  expect(readAddress()).toBe('/part');
});

it('is walked and selected by keys', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}');
  await expectFocus(() => findLink(EDITED));
  await user.keyboard('{End}');
  await expectFocus(() => findLink(DONE));
  expect(findLink(DONE)).toHaveAttribute('tabindex', '0');
  expect(findLink(EDITED)).toHaveAttribute('tabindex', '-1');
  await user.keyboard('x');
  await expectSelected(1);
  await user.keyboard('{Home}{Shift>}X{/Shift}');
  await expectSelected(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: t('selection') })).toBeNull());
});

it('keeps the focus on a project when the view is switched by its key', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}{End}t');
  await screen.findByRole('table');
  await expectFocus(() => findLink(DONE));
  expect(readAddress()).toContain('view=table');
  await user.click(screen.getByRole('checkbox', { name: t('selectAll') }));
  await expectSelected(3);
  await user.click(screen.getByRole('checkbox', { name: t('selectAll') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: t('selection') })).toBeNull());
});

it('has keys for a new project and the search, unless they are off', async () => {
  const user = await open();
  const search = screen.getByRole('combobox', { name: t('searchLabel') });
  await user.keyboard('/');
  await expectFocus(() => search);
  await user.keyboard('c');
  expect(search).toHaveValue('c');
  await user.keyboard('{Escape}{Escape}');
  shortcuts.set(false);
  await user.keyboard('c/');
  expect(useModals.getState().current).toBeUndefined();
  expect(search).not.toHaveFocus();
  shortcuts.set(true);
  await user.keyboard('c');
  expect(useModals.getState().current?.key).toBe('createProject');
});

it('keeps what it shows when reading it again fails', async () => {
  const user = await open();
  const failing = refuse(CALLS.listProjects, 'internal');
  answer(CALLS.duplicateProject, toProject({ id: toId(8) }));
  await choose(user, DONE, a('duplicate'));
  await waitFor(() => expect(failing.asked.length).toBeGreaterThan(1));
  for (const project of ALL) expect(findLink(project)).toBeVisible();
});
