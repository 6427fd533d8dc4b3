import { CALLS } from '@fovea/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modals } from '#shared/modals/modals.ts';
import { toEditor } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { DropToStart } from './drop-to-start.tsx';
import { getFileTexts } from './file-problems.ts';
import { takeFiles } from './pending-files.ts';
import { useStartTexts } from './use-start-with-files.ts';

const t = readTexts(useStartTexts);
const tFiles = readTexts(getFileTexts);
const PROJECT = toProject();

const toFile = (name: string, type: string) => new File(['x'], name, { type });
const hold = (...files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } });

async function open() {
  answerShell();
  const created = answer(CALLS.createProject, PROJECT);
  await openPart(<DropToStart />, { self: toUser() });
  return created;
}

it('says what a drop does while files are held over the screen', async () => {
  await open();
  fireEvent.dragOver(document.body, hold());
  expect(screen.getByText(t('dropNow'))).toBeInTheDocument();
  fireEvent.drop(document.body, hold());
  expect(screen.queryByText(t('dropNow'))).toBeNull();
});

it('makes a project of the files, named after the first, and opens it with them', async () => {
  const created = await open();
  const files = [toFile('b.png', 'image/png'), toFile('ad-yuzu.webp', 'image/webp')];
  // Whatever nobody takes would be opened in place of the app.
  expect(fireEvent.drop(document.body, hold(...files))).toBe(false);
  await waitFor(() => expect(readAddress()).toBe(toEditor(PROJECT.id)));
  expect(created.asked).toMatchObject([{ body: { name: 'ad-yuzu', type: 'basic' } }]);
  expect(takeFiles(PROJECT.id).map(({ name }) => name)).toEqual(['ad-yuzu.webp', 'b.png']);
});

it('says of a file that is no picture why it makes none', async () => {
  const created = await open();
  fireEvent.drop(document.body, hold(toFile('notes.txt', 'text/plain')));
  const reason = tFiles('notMedia');
  expect(await screen.findByText(tFiles('notAdded', { name: 'notes.txt', reason }))).toBeVisible();
  expect(created.asked).toEqual([]);
});

it('takes no picture of the screen itself for a file', async () => {
  const created = await open();
  fireEvent.dragStart(document.body);
  fireEvent.dragOver(document.body, hold());
  expect(screen.queryByText(t('dropNow'))).toBeNull();
  fireEvent.drop(document.body, hold(toFile('cover.webp', 'image/webp')));
  fireEvent.dragEnd(document.body);
  expect(created.asked).toEqual([]);
  fireEvent.dragOver(document.body, hold());
  expect(screen.getByText(t('dropNow'))).toBeInTheDocument();
});

it('leaves files to a dialog that is open', async () => {
  const created = await open();
  await act(async () => modals.open('shortcutList', {}));
  await screen.findByRole('dialog');
  fireEvent.drop(document.body, hold(toFile('a.png', 'image/png')));
  expect(screen.queryByText(t('dropNow'))).toBeNull();
  expect(created.asked).toEqual([]);
});
