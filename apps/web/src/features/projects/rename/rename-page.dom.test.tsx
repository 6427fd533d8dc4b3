import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toProject as toProjectPath } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const PAGE = toPage();
const DONE = toProject({ status: 'done', pages: [PAGE] });

it('gives a page of a finished project another name, and takes it away again', async () => {
  answerShell();
  answerProject(DONE);
  const user = await openScreen(toProjectPath(DONE.id), { self: toUser() });
  const findButton = () => screen.findByRole('button', { name: 'Rename page 1' });
  const findField = () => screen.findByRole('textbox', { name: t('name') });

  await user.click(await findButton());
  const named = { ...DONE, pages: [{ ...PAGE, name: 'Front' }] };
  const renamed = answer(CALLS.updatePage, named);
  answerProject(named);
  expect(await findField()).toHaveValue('pack');
  await user.clear(await findField());
  await user.type(await findField(), ' Front {Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1. Front')).toBeVisible();

  await user.click(await findButton());
  await user.clear(await findField());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(renamed.asked.map(({ body }) => body)).toEqual([{ name: 'Front' }, { name: null }]);
});
