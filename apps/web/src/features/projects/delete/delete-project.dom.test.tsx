import { CALLS, type ProjectHead } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS, toProject as toPath } from '#shared/paths.ts';
import { getDeletionTexts } from '#shared/project/deleted-projects.ts';
import { answer, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toProject, toSummary } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const d = readTexts(getDeletionTexts);

// Lists leave out what was deleted for good, in other tests too: it has an id of its own.
const EMPTY = toSummary({ id: toId(500), pageCount: 0 });
const COLLECTED = toSummary({ id: toId(2), status: 'active', completed: 3, name: 'Café A/B' });

const findDialog = () => within(screen.getByRole('alertdialog'));
const findDelete = (count = 1) =>
  findDialog().getByRole('button', { name: t('delete', { count }) });

async function open(...projects: ProjectHead[]): Promise<UserEvent> {
  const user = await openDialog('deleteProject', { projects });
  await screen.findByRole('alertdialog');
  return user;
}

it('has the focus on the way back, and closes by it', async () => {
  const user = await open(EMPTY);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(t('titleOne', { name: EMPTY.name }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(t('empty'));
  await expectFocus(() => findDialog().getByRole('button', { name: t('cancel') }));
  await user.keyboard('{Enter}');
  await expectClosed();
});

it('hides it, and tells the server when the time to undo is over', async () => {
  const user = await open(EMPTY);
  const removed = answer(CALLS.removeProject, { removed: true });
  await user.click(findDelete());
  expect(await screen.findByText(d('deleted', { count: 1 }))).toBeVisible();
  expect(removed.asked).toEqual([]);
  await user.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(removed.asked).toEqual([{ params: { id: EMPTY.id } }]));
});

it('sends nothing when it was undone', async () => {
  const user = await open(EMPTY);
  const removed = answer(CALLS.removeProject, { removed: true });
  await user.click(findDelete());
  await user.click(await screen.findByRole('button', { name: d('undo') }));
  await waitFor(() => expect(screen.queryByText(d('deleted', { count: 1 }))).toBeNull());
  expect(removed.asked).toEqual([]);
});

it('says when the server kept it, and why', async () => {
  const user = await open(EMPTY);
  refuse(CALLS.removeProject, 'internal');
  await user.click(findDelete());
  await screen.findByText(d('deleted', { count: 1 }));
  await user.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Close' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(d('failed', { count: 1 }));
  expect(alert).toHaveTextContent(errorsEn.internal);
});

it('wants the name of a project with participants, and says that its link ends', async () => {
  const user = await open(COLLECTED);
  expect(findDelete()).toBeDisabled();
  expect(findDialog().getByText(t('linkEnds'))).toBeVisible();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    t('goes', { pages: t('pages', { count: 1 }), participants: t('participants', { count: 3 }) }),
  );
  const field = findDialog().getByRole('textbox', { name: t('typeName', { name: 'Café A/B' }) });
  await fillIn(user, field, 'Café A');
  await user.keyboard('{Enter}');
  expect(findDelete()).toBeDisabled();
  await user.clear(field);
  // Decomposed letters are the same name.
  await fillIn(user, field, ' Cafe\u0301 A/B ');
  expect(findDelete()).toBeEnabled();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(d('deleted', { count: 1 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: d('undo') }));
});

it('lists the first names of several, and wants their number', async () => {
  const many = Array.from({ length: 7 }, (_, at) =>
    toSummary({ id: toId(10 + at), name: `Project ${at}`, completed: at === 0 ? 1 : 0 }),
  );
  const user = await open(...many);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(t('titleSeveral', { count: 7 }));
  expect(findDialog().getAllByRole('listitem').at(-1)).toHaveTextContent(t('more', { count: 2 }));
  await fillIn(
    user,
    findDialog().getByRole('textbox', { name: t('typeCount', { expected: 7 }) }),
    '7',
  );
  await user.click(findDelete(7));
  expect(await screen.findByText(d('deleted', { count: 7 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: d('undo') }));
});

it('leaves the screen of the project that is deleted', async () => {
  const project = toProject();
  answerProject(project);
  answerShell();
  const user = await openScreen(toPath(project.id), { self: toUser() });
  await screen.findByRole('heading', { level: 1, name: project.name });
  modals.open('deleteProject', { projects: [toSummary()] });
  await screen.findByRole('alertdialog');
  await user.click(findDelete());
  await waitFor(() => expect(readAddress()).toBe(PATHS.projects));
  await user.click(await screen.findByRole('button', { name: d('undo') }));
});
