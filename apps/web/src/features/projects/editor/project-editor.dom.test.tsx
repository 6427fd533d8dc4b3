import { CALLS, type Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { PATHS, toEditor, toProject as toPath } from '#shared/paths.ts';
import { answer, breakOff, holdBack, refuse } from '#testing/answer.ts';
import { readErrorPage } from '#testing/error-page.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { keepProject } from '#testing/project-editor.ts';
import { answerProject, toAsset, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useSettingsTexts } from './settings-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const s = readTexts(useSettingsTexts);
const FIRST = toPage();
const SECOND = toPage({
  id: toId(801),
  position: 1,
  assets: [toAsset({ id: toId(901), fileName: 'shelf.webp' })],
});
const PROJECT = toProject({ pages: [FIRST, SECOND], pageCount: 2 });

const findRows = () =>
  within(screen.getByRole('region', { name: t('pageList') })).getAllByRole('listitem');
const findRow = (number: number) =>
  within(findRows()[number - 1] as HTMLElement).getAllByRole('button')[0] as HTMLElement;
const findActivate = () => screen.getByRole('button', { name: t('activate') });
const findSettings = () => within(screen.getByRole('complementary', { name: s('settings') }));
const findSwitch = (name: 'shuffle' | 'finalReview') =>
  screen.getAllByRole('switch', { name: t(name) })[0] as HTMLElement;
const expectSaved = () =>
  waitFor(() => expect(screen.getByText('Saved just now')).toBeInTheDocument());

async function open(project: Project = PROJECT): Promise<UserEvent> {
  answerShell();
  answerProject(project);
  const user = await openScreen(toEditor(project.id), { self: toUser() });
  await screen.findByRole('region', { name: t('pageList') });
  return user;
}

async function choose(user: UserEvent, number: number, entry: string): Promise<void> {
  const row = within(findRows()[number - 1] as HTMLElement);
  await user.click(row.getAllByRole('button').at(-1) as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }));
}

it('says that it loads, and is named after its project', async () => {
  answerShell();
  const read = holdBack(CALLS.getProject, PROJECT);
  await openScreen(toEditor(PROJECT.id), { self: toUser() });
  expect(await screen.findByRole('status', { name: t('loading') })).toBeInTheDocument();
  read.release();
  await screen.findByRole('region', { name: t('pageList') });
  expect(document.title).toContain(PROJECT.name);
});

it('is the page of the error where there is no project', async () => {
  answerShell();
  refuse(CALLS.getProject, 'not_found');
  await openScreen(toEditor(PROJECT.id), { self: toUser() });
  expect(await screen.findByRole('heading', { name: readErrorPage('title404') })).toBeVisible();
});

it('has nothing to edit once the project collects', async () => {
  answerShell();
  answerProject(toProject({ status: 'active' }));
  await openScreen(toEditor(PROJECT.id), { self: toUser() });
  await waitFor(() => expect(readAddress()).toBe(toPath(PROJECT.id)));
});

it('lists its pages, the first of them chosen', async () => {
  const user = await open();
  expect(findRow(1)).toHaveAttribute('aria-current', 'true');
  expect(findRow(2)).toHaveTextContent('shelf');
  await user.click(findRow(2));
  expect(findRow(2)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: t('back') })).toHaveAttribute('href', PATHS.projects);
});

it('marks what is not complete', async () => {
  await open({ ...PROJECT, pages: [toPage({ assets: [null] })] });
  expect(within(findRow(1)).getByRole('img', { name: t('incomplete') })).toBeVisible();
  expect(findRow(1)).toHaveTextContent(t('emptyImage'));
});

it('asks to start from its header', async () => {
  const user = await open();
  await user.click(findActivate());
  expect(useModals.getState().current).toMatchObject({
    key: 'activate',
    props: { projectId: PROJECT.id },
  });
});

it('is renamed in its place, and cannot start before that is saved', async () => {
  const user = await open();
  const saved = holdBack(CALLS.saveDraft, { ...PROJECT, name: 'Lemon ad', revision: 2 });
  await user.click(screen.getByRole('button', { name: t('rename') }));
  const field = screen.getByRole('textbox', { name: t('projectName') });
  await expectFocus(() => field);
  await user.keyboard('Lemon ad{Enter}');
  expect(findActivate()).toBeDisabled();
  expect(screen.getByText(t('saving'))).toBeInTheDocument();
  await waitFor(() => expect(saved.asked).toHaveLength(1));
  saved.release();
  await expectSaved();
  expect(findActivate()).toBeEnabled();
  expect(saved.asked[0]?.body).toMatchObject({ revision: 1, settings: { name: 'Lemon ad' } });
});

it('keeps the old name on Escape', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('rename') }));
  await user.keyboard('Lemon ad{Escape}');
  expect(screen.queryByRole('textbox', { name: t('projectName') })).toBeNull();
  expect(screen.getByText(/^Saved on 2026.11.03/)).toBeInTheDocument();
});

it('keeps what could not be saved, and sends it again', async () => {
  const user = await open();
  refuse(CALLS.saveDraft, 'unavailable');
  await user.click(findSwitch('shuffle'));
  const retry = await screen.findByRole('button', { name: t('retrySave') });
  expect(screen.getByText('Could not save')).toBeInTheDocument();
  expect(findActivate()).toBeDisabled();
  const { findSaved } = keepProject(PROJECT);
  await user.click(retry);
  await expectSaved();
  expect(findSaved()?.settings.shuffle).toBe(true);
});

it('says "Offline, kept on this device" while nobody answers', async () => {
  const user = await open();
  breakOff(CALLS.saveDraft);
  await user.click(findSwitch('shuffle'));
  expect(await screen.findByText('Offline, kept on this device')).toBeInTheDocument();
  keepProject(PROJECT);
  window.dispatchEvent(new Event('online'));
  await expectSaved();
});

it('says why the server refuses, and does not lose it', async () => {
  const user = await open();
  refuse(CALLS.saveDraft, 'project_not_editable');
  const read = answer(CALLS.getProject, PROJECT);
  await user.click(findSwitch('finalReview'));
  expect(await screen.findByText(errorsEn.project_not_editable)).toBeVisible();
  await waitFor(() => expect(read.asked.length).toBeGreaterThan(0));
  expect(screen.getByRole('button', { name: t('retrySave') })).toBeVisible();
  expect(findSwitch('finalReview')).toBeChecked();
  keepProject(PROJECT);
  await user.click(screen.getByRole('button', { name: t('retrySave') }));
  await expectSaved();
});

it('says "Saved" on Ctrl+S, at once', async () => {
  const user = await open();
  const { findSaved } = keepProject(PROJECT);
  await user.click(findSwitch('shuffle'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(findSaved()?.settings.shuffle).toBe(true);
});

it('undoes and redoes, by buttons and by keys', async () => {
  const user = await open();
  const { findSaved } = keepProject(PROJECT);
  const undo = screen.getByRole('button', { name: t('undo') });
  expect(undo).toBeDisabled();
  await user.click(findSwitch('shuffle'));
  await user.click(findSwitch('finalReview'));
  await user.click(undo);
  expect(findSwitch('finalReview')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: t('redo') }));
  expect(findSwitch('finalReview')).toBeChecked();
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(findSwitch('shuffle')).not.toBeChecked();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(findSwitch('shuffle')).toBeChecked();
  await waitFor(() =>
    expect(findSaved()?.settings).toMatchObject({ shuffle: true, finalReview: false }),
  );
  await expectSaved();
});

it('has typing in one field as one step', async () => {
  const user = await open();
  keepProject(PROJECT);
  const field = findSettings().getByLabelText(s('pageName'));
  await user.type(field, 'Shelf');
  await user.click(screen.getByRole('button', { name: t('undo') }));
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: t('undo') })).toBeDisabled();
  await expectSaved();
});

describe('when another browser has saved meanwhile', () => {
  const THEIRS = { ...PROJECT, name: 'Their ad', revision: 7 };

  async function meet(): Promise<UserEvent> {
    const user = await open();
    refuse(CALLS.saveDraft, 'draft_outdated', { project: THEIRS });
    await user.click(findSwitch('shuffle'));
    await screen.findByRole('dialog', { name: t('conflictTitle') });
    return user;
  }

  it('theirs is taken', async () => {
    const user = await meet();
    await user.click(screen.getByRole('button', { name: t('takeTheirs') }));
    expect(await screen.findByRole('heading', { name: 'Their ad' })).toBeVisible();
    expect(findSwitch('shuffle')).not.toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('or mine is kept as a copy of the project', async () => {
    const user = await meet();
    const copy = { ...PROJECT, id: toId(2), name: 'Yuzu ad (copy)', shuffle: true };
    const copied = answer(CALLS.duplicateProject, copy);
    answer(CALLS.getProject, copy);
    await user.click(screen.getByRole('button', { name: t('keepMine') }));
    await waitFor(() => expect(readAddress()).toBe(toEditor(copy.id)));
    expect(copied.asked[0]?.body).toMatchObject({
      name: 'Yuzu ad (copy)',
      draft: { settings: { shuffle: true } },
    });
  });
});

it('is read-only with "Edit here" while it is open in another tab', async () => {
  const request = (_name: string, { steal }: LockOptions, give: (lock: object | null) => unknown) =>
    Promise.resolve(give(steal ? {} : null));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    keepProject(PROJECT);
    answerShell();
    const user = await openScreen(toEditor(PROJECT.id), { self: toUser() });
    expect(await screen.findByText('Open in another tab')).toBeVisible();
    expect(screen.queryByRole('button', { name: t('addPage') })).toBeNull();
    expect(screen.queryByRole('switch', { name: t('shuffle') })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit here' }));
    await screen.findByRole('region', { name: t('pageList') });
    expect(findSwitch('shuffle')).toBeEnabled();
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

it('moves a page by its menu and by keys, and says where it is', async () => {
  const user = await open();
  const { findSaved } = keepProject(PROJECT);
  await choose(user, 1, t('moveDown'));
  await waitFor(() => expect(findRow(2)).toHaveTextContent('pack'));
  expect(screen.getByText(t('moved', { name: 'pack', number: 2, count: 2 }))).toBeInTheDocument();
  await waitFor(() =>
    expect(findSaved()?.pages.map(({ id }) => id)).toEqual([SECOND.id, FIRST.id]),
  );
  await expectSaved();
  findRow(2).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(findRow(1)).toHaveTextContent('pack'));
  await waitFor(() =>
    expect(findSaved()?.pages.map(({ id }) => id)).toEqual([FIRST.id, SECOND.id]),
  );
  await expectSaved();
});

it('duplicates a page, and the copy is chosen', async () => {
  const user = await open();
  const { findSaved } = keepProject(PROJECT);
  await choose(user, 1, t('duplicate'));
  await waitFor(() => expect(findRows()).toHaveLength(3));
  await waitFor(() => expect(findRow(2)).toHaveAttribute('aria-current', 'true'));
  await waitFor(() => expect(findSaved()?.pages[1]?.assetIds).toEqual([FIRST.assets[0]?.id]));
  await expectSaved();
});

it('deletes a page, which can be undone', async () => {
  const user = await open();
  const { findSaved } = keepProject(PROJECT);
  findRow(1).focus();
  await user.keyboard('{Delete}');
  const toast = await screen.findByText(t('removed'));
  expect(toast).toBeVisible();
  expect(findRows()).toHaveLength(1);
  await waitFor(() => expect(findSaved()?.pages.map(({ id }) => id)).toEqual([SECOND.id]));
  await user.click(screen.getAllByRole('button', { name: t('undo') }).at(-1) as HTMLElement);
  await waitFor(() => expect(findRows()).toHaveLength(2));
  await waitFor(() =>
    expect(findSaved()?.pages.map(({ id }) => id)).toEqual([FIRST.id, SECOND.id]),
  );
  await expectSaved();
});

it('changes how a page is shown, and asks before a picture would be lost', async () => {
  const pair = toPage({ layout: 'sideBySide', assets: [toAsset(), toAsset({ id: toId(901) })] });
  const user = await open({ ...PROJECT, pages: [pair] });
  const { findSaved } = keepProject({ ...PROJECT, pages: [pair] });
  await user.click(findSettings().getByRole('radio', { name: s('single') }));
  expect(useModals.getState().current?.key).toBe('changeLayout');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(findSaved()?.pages[0]?.layout).toBe('single'));
  await expectSaved();
});

it('times a page, or leaves it to the participant', async () => {
  const user = await open();
  const { findSaved } = keepProject(PROJECT);
  await user.click(findSettings().getByRole('button', { name: s('longer') }));
  await waitFor(() => expect(findSaved()?.pages[0]?.timerMs).toBeGreaterThan(8_000));
  await user.click(findSettings().getByRole('radio', { name: s('tap') }));
  await waitFor(() => expect(findSaved()?.pages[0]?.timerMs).toBeNull());
  await waitFor(() => expect(findSettings().getByText(s('tapHint'))).toBeVisible());
});

it('has the settings of the project in a tab, which the arrows reach', async () => {
  const user = await open();
  findSettings()
    .getByRole('tab', { name: s('pageTab') })
    .focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() =>
    expect(findSettings().getByRole('tab', { name: s('projectTab') })).toHaveAttribute(
      'aria-selected',
      'true',
    ),
  );
  const { findSaved } = keepProject(PROJECT);
  await user.click(findSettings().getByRole('radio', { name: t('tablet') }));
  await waitFor(() => expect(findSaved()?.settings.device).toBe('tablet'));
  await expectSaved();
});

it('adds a page by a dialog, also when there is none yet', async () => {
  const user = await open({ ...PROJECT, pages: [], pageCount: 0 });
  expect(findSettings().getByText(s('noPageYet'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('addPage') }));
  expect(useModals.getState().current?.key).toBe('createAsset');
});
