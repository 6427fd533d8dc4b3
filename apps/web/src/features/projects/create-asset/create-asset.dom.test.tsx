import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const PROJECT = toProject();

const findDialog = () => within(screen.getByRole('dialog', { name: t('title') }));

async function open() {
  answerProject(PROJECT);
  const [handlePage, handleQuestion] = [vi.fn(), vi.fn()];
  const user = await openDialog('createAsset', {
    projectId: PROJECT.id,
    onPage: handlePage,
    onQuestion: handleQuestion,
  });
  await screen.findByRole('dialog', { name: t('title') });
  return { user, handlePage, handleQuestion };
}

it('has a place for pictures and one for videos, by tabs that the arrows reach', async () => {
  const { user } = await open();
  expect(findDialog().getByText(t('imageDrop'))).toBeVisible();
  findDialog()
    .getByRole('tab', { name: t('image') })
    .focus();
  await user.keyboard('{ArrowRight}');
  expect(await findDialog().findByText(t('videoDrop'))).toBeVisible();
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('closes when a question is wanted, which the editor makes', async () => {
  const { user, handlePage, handleQuestion } = await open();
  await user.click(findDialog().getByRole('tab', { name: t('survey') }));
  await user.click(await findDialog().findByRole('button', { name: t('addQuestion') }));
  await expectClosed();
  expect(handleQuestion).toHaveBeenCalledOnce();
  expect(handlePage).not.toHaveBeenCalled();
});
