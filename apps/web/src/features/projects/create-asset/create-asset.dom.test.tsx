import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import errorsEn from '#shared/api/errors.en.json' with { type: 'json' };
import { holdBack, refuse } from '#testing/answer.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import en from './create-asset.en.json' with { type: 'json' };
import ko from './create-asset.ko.json' with { type: 'json' };

const t = readTexts({ en, ko });
const PROJECT = toProject();
const SURVEY = toPage({ id: toId(850), kind: 'survey', timerMs: null, assets: [] });

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

it('makes a question, and hands its page on', async () => {
  const { user, handlePage, handleQuestion } = await open();
  await user.click(findDialog().getByRole('tab', { name: t('survey') }));
  const made = holdBack(CALLS.createPage, SURVEY);
  const add = await findDialog().findByRole('button', { name: t('addQuestion') });
  await user.click(add);
  expect(add).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  made.release();
  await waitFor(() => expect(handleQuestion).toHaveBeenCalledExactlyOnceWith(SURVEY.id));
  await expectClosed();
  expect(handlePage).not.toHaveBeenCalled();
  expect(made.asked[0]?.body).toMatchObject({ kind: 'survey' });
});

it.each(['pages_full', 'project_not_editable', 'internal'] as const)(
  'stays and tells of the refusal %s',
  async (code) => {
    const { user, handleQuestion } = await open();
    await user.click(findDialog().getByRole('tab', { name: t('survey') }));
    refuse(CALLS.createPage, code);
    await user.click(await findDialog().findByRole('button', { name: t('addQuestion') }));
    expect(await screen.findByText(errorsEn[code])).toBeVisible();
    expect(handleQuestion).not.toHaveBeenCalled();
  },
);
